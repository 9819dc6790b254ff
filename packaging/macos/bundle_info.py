"""What macOS must know of the program: its names, the systems it runs on, the files it opens."""

from __future__ import annotations

from typing import Any

IDENTIFIER = "org.hustings.Hustings"
MATCH = "org.hustings.match"
OLDEST_SYSTEM = "11.0"


def info(version: str) -> dict[str, Any]:
    """The additions to the bundle's Info.plist for this `version` of the game."""
    return {
        "CFBundleName": "Hustings",
        "CFBundleDisplayName": "Hustings",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST_SYSTEM,
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSHumanReadableCopyright": "The Hustings makers",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Hustings match",
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "hustings.icns",
                "LSItemContentTypes": [MATCH],
                "LSHandlerRank": "Owner",
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": MATCH,
                "UTTypeDescription": "Hustings match",
                "UTTypeConformsTo": ["public.utf8-plain-text"],
                "UTTypeIconFile": "hustings.icns",
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["hustings"],
                    "public.mime-type": ["application/x-hustings"],
                },
            }
        ],
    }
