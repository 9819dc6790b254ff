#!/bin/sh
# Takes Hustings away again. Saved matches and settings stay, unless they are to go too:
#   ./uninstall.sh [--prefix FOLDER] [--purge-saves]
set -eu
export LC_ALL=C
here=$(cd "$(dirname "$0")" && pwd)
case $here in
    */opt/hustings) prefix=${here%/opt/hustings} ;; # started from where it is installed
    *) prefix=$HOME/.local ;;
esac
purge=no

stop() {
    echo "$1" >&2
    exit 1
}

while [ $# -gt 0 ]; do
    case $1 in
        --prefix)
            [ $# -gt 1 ] || stop "--prefix wants a folder."
            prefix=$2
            shift
            ;;
        --purge-saves) purge=yes ;;
        *) stop "uninstall.sh takes --prefix FOLDER and --purge-saves, and not $1." ;;
    esac
    shift
done
case $prefix in
    /*) ;;
    *) prefix=$(pwd)/$prefix ;;
esac
. "$here/share/places.sh"

for running in /proc/[0-9]*/exe; do
    [ "$(readlink "$running" 2>/dev/null)" != "$program/hustings" ] ||
        stop "Hustings is running: close it, then remove it. Nothing has been changed."
done
[ -d "$program" ] || [ $purge = yes ] || stop "Hustings is not installed in $prefix."
if [ -d "$program" ]; then
    rm -rf "$program" 2>/dev/null || stop "$program could not be removed: nothing can be written there."
    [ "$(readlink "$bin/hustings" 2>/dev/null)" != "$program/hustings" ] || rm -f "$bin/hustings"
    rm -f "$data/applications/$id.desktop" "$data/mime/packages/hustings.xml" "$data/metainfo/$id.metainfo.xml"
    for size in $sizes; do
        rm -f "$data/icons/hicolor/${size}x$size/apps/$id.png"
    done
    refresh_menus
fi
if [ $purge = yes ]; then
    rm -rf "$saves"
    echo "Hustings is removed, with the matches and settings in $saves"
else
    echo "Hustings is removed. Your matches and settings stay in $saves"
fi
