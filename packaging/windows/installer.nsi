; The setup program, for one person and without an administrator.
;
;   makensis -DVERSION=0.1.0 -DNUMBERS=0.1.0.0 -DPROGRAM_FILES=files.nsh -DICON=hustings.ico
;            -DMEGABYTES=80 -DOUTPUT=setup.exe installer.nsi
;
; `files.nsh` lists the program's files, unpacked to $INSTDIR\new; MEGABYTES is the room they take.
; -DAMD64 makes a setup program of 64 bits; without it, it has 32 and runs everywhere.
;
; On the command line: /S asks nothing, /D=C:\Games\Hustings (last) chooses the place, /OLDER lets an older
; version take the place of a newer one. The uninstaller takes /S, and /SAVES to delete matches and settings.
; It ends with 0 when done, 1 when the player stopped it, and else with one of these, having changed nothing:
!define STOPPED_MIDWAY 2
!define IS_RUNNING 3
!define IS_OLDER 4
!define NO_ROOM 5
!define NOT_WRITABLE 6

Unicode true
!ifdef AMD64
  Target amd64-unicode
!endif
!include "FileFunc.nsh"
!include "LogicLib.nsh"
!include "MUI2.nsh"
!include "WordFunc.nsh"

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Hustings"
!define OWN_KEY "Software\Hustings"
!define CLASSES "Software\Classes"
!define MATCH "Hustings.Match"
!define PLAYERS_FILES "$LOCALAPPDATA\hustings"   ; where the game keeps matches, settings and logs

Name "Hustings"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Hustings"
InstallDirRegKey HKCU "${OWN_KEY}" "InstallDir"
RequestExecutionLevel user
ManifestDPIAware true
SetCompressor /SOLID lzma
SetDateSave off                                  ; the same files give the same bytes
AllowSkipFiles off
BrandingText "Hustings ${VERSION}"
ShowInstDetails nevershow
ShowUninstDetails nevershow

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "Hustings"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Hustings Setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "The Hustings makers"
VIAddVersionKey "LegalCopyright" "The Hustings makers"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_PAGE_CUSTOMFUNCTION_PRE SkipWhenInstalled
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE StayUnlessItFits
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\hustings.exe"
!insertmacro MUI_PAGE_FINISH
!define MUI_COMPONENTSPAGE_SMALLDESC
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; --- words ---------------------------------------------------------------------------------------------

!macro Words UN
; Says the sentence on the stack: in a box, or where nobody looks on the standard error stream.
Function ${UN}Say
  Exch $0
  Push $1
  ${If} ${Silent}
    System::Call 'kernel32::GetStdHandle(i -12) p .r1'
    FileWrite $1 "$0$\r$\n"
  ${Else}
    MessageBox MB_OK|MB_ICONEXCLAMATION "$0"
  ${EndIf}
  Pop $1
  Pop $0
FunctionEnd

; Leaves a sentence on the stack if a copy is running in $INSTDIR, else "".
Function ${UN}SayIfRunning
  Push $0
  Push $1
  StrCpy $1 ""
  StrCpy $0 "$INSTDIR\hustings.exe"
  Call ${UN}TryToWrite
  StrCpy $0 "$INSTDIR\hustings-cli.exe"
  Call ${UN}TryToWrite
  StrCpy $0 $1
  Pop $1
  Exch $0
FunctionEnd

; $1 becomes a sentence if the file $0 is there and cannot be written to: Windows protects programs that run.
Function ${UN}TryToWrite
  ${If} ${FileExists} "$0"
    Push $2
    ClearErrors
    FileOpen $2 "$0" a
    ${If} ${Errors}
      StrCpy $1 "Hustings is running. Close it, then try again; the match is saved."
    ${Else}
      FileClose $2
    ${EndIf}
    Pop $2
  ${EndIf}
FunctionEnd
!macroend
!insertmacro Words ""
!insertmacro Words "un."

; Ends the program with a sentence and an exit code.
!macro Refuse UN SENTENCE CODE
  Push "${SENTENCE}"
  Call ${UN}Say
  SetErrorLevel ${CODE}
  Quit
!macroend

; Waits until no copy is running; where nobody can be asked, refuses at once.
!macro WaitUntilClosed UN
  ${Do}
    Call ${UN}SayIfRunning
    Pop $0
    ${If} $0 == ""
      ${ExitDo}
    ${EndIf}
    ${If} ${Silent}
      !insertmacro Refuse "${UN}" "$0" ${IS_RUNNING}
    ${ElseIf} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$0" IDCANCEL`
      SetErrorLevel ${IS_RUNNING}
      Quit
    ${EndIf}
  ${Loop}
!macroend

; --- before anything is written ---------------------------------------------------------------------------

Function .onInit
  ReadRegStr $0 HKCU "${UNINSTALL_KEY}" "DisplayVersion"
  ${If} $0 != ""
    ${VersionCompare} "$0" "${VERSION}" $1
    ${If} $1 == 1
      Call AskAboutOlder
    ${EndIf}
  ${EndIf}
FunctionEnd

; $0 is the newer version that is installed.
Function AskAboutOlder
  ${GetParameters} $1
  ClearErrors
  ${GetOptions} $1 "/OLDER" $2
  ${IfNot} ${Errors}
    Return
  ${EndIf}
  ${If} ${Silent}
    !insertmacro Refuse "" "Hustings $0 is installed, which is newer than ${VERSION}. Nothing was changed; /OLDER installs the older one all the same." ${IS_OLDER}
  ${EndIf}
  MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "Hustings $0 is installed, which is newer than this ${VERSION}.$\r$\n$\r$\nPut the older one in its place? Matches begun with the newer one may not open." IDYES older
  SetErrorLevel ${IS_OLDER}
  Quit
  older:
FunctionEnd

; An upgrade goes where the game is: no page asks where.
Function SkipWhenInstalled
  ReadRegStr $0 HKCU "${OWN_KEY}" "InstallDir"
  ${If} $0 != ""
  ${AndIf} ${FileExists} "$0\hustings.exe"
    Abort
  ${EndIf}
FunctionEnd

Function StayUnlessItFits
  Call LookAtPlace
  Pop $0
  Pop $1
  ${If} $0 != ""
    Push $0
    Call Say
    Abort
  ${EndIf}
FunctionEnd

; Leaves two things on the stack: on top what speaks against $INSTDIR in one sentence, or "", and then the
; exit code that goes with it.
Function LookAtPlace
  StrCpy $0 ""
  StrCpy $1 0
  ClearErrors
  CreateDirectory "$INSTDIR"
  FileOpen $2 "$INSTDIR\.place" w
  ${If} ${Errors}
    StrCpy $0 "Nothing can be written to $INSTDIR. Choose another folder, one of your own."
    StrCpy $1 ${NOT_WRITABLE}
  ${Else}
    FileClose $2
    Delete "$INSTDIR\.place"
    Call MeasureRoom
    ${If} $2 < ${MEGABYTES}
      StrCpy $0 "Hustings needs ${MEGABYTES} MB to unpack, and $INSTDIR has room for $2. Make room, then try again."
      StrCpy $1 ${NO_ROOM}
    ${EndIf}
  ${EndIf}
  RMDir "$INSTDIR"                               ; goes only if it is empty
  Push $1
  Push $0
FunctionEnd

; $2 becomes the megabytes that are free in the folder $INSTDIR, quotas and mounted disks included.
Function MeasureRoom
  System::Call 'kernel32::GetDiskFreeSpaceExW(w "$INSTDIR", *l .r2, p 0, p 0) i .r3'
  ${If} $3 == 0
    StrCpy $2 ${MEGABYTES}                       ; it will not say: unpacking will show
  ${Else}
    System::Int64Op $2 / 1048576
    Pop $2
    System::Int64Op $2 > 1000000
    Pop $3
    ${If} $3 == 1
      StrCpy $2 1000000
    ${EndIf}
  ${EndIf}
FunctionEnd

; --- the installation -------------------------------------------------------------------------------------

Section "Hustings"
  Call LookAtPlace
  Pop $0
  Pop $1
  ${If} $0 != ""
    !insertmacro Refuse "" "$0" $1
  ${EndIf}
  !insertmacro WaitUntilClosed ""

  ; All of it is unpacked beside what is there; only then does it take its place. So nothing of an older
  ; version is mixed in, and an installation that breaks off leaves the old one as it was.
  RMDir /r "$INSTDIR\new"
  !include "${PROGRAM_FILES}"
  SetOutPath "$INSTDIR"
  Call TakeItsPlace

  WriteUninstaller "$INSTDIR\uninstall.exe"
  Call LeaveFormerPlace
  CreateShortcut "$SMPROGRAMS\Hustings.lnk" "$INSTDIR\hustings.exe" "" "" "" "" "" "Election board games on one table"
  Call Register
SectionEnd

Function TakeItsPlace
  RMDir /r "$INSTDIR\old"
  ${If} ${FileExists} "$INSTDIR\_internal"
    ClearErrors
    Rename "$INSTDIR\_internal" "$INSTDIR\old"
    ${If} ${Errors}
      Call GiveUp
    ${EndIf}
  ${EndIf}
  ClearErrors
  Rename "$INSTDIR\new\_internal" "$INSTDIR\_internal"
  ${If} ${Errors}
    Rename "$INSTDIR\old" "$INSTDIR\_internal"
    Call GiveUp
  ${EndIf}
  Delete "$INSTDIR\hustings.exe"
  Delete "$INSTDIR\hustings-cli.exe"
  Rename "$INSTDIR\new\hustings.exe" "$INSTDIR\hustings.exe"
  Rename "$INSTDIR\new\hustings-cli.exe" "$INSTDIR\hustings-cli.exe"
  RMDir /r "$INSTDIR\new"
  RMDir /r "$INSTDIR\old"
FunctionEnd

Function GiveUp
  RMDir /r "$INSTDIR\new"
  !insertmacro Refuse "" "Another program holds Hustings' files open. Close it, then try again; nothing was changed." ${IS_RUNNING}
FunctionEnd

; Whoever installs to a new place moves house: the copy at the former place goes.
Function LeaveFormerPlace
  ReadRegStr $0 HKCU "${OWN_KEY}" "InstallDir"
  ${If} $0 != ""
  ${AndIf} $0 != $INSTDIR
  ${AndIf} ${FileExists} "$0\uninstall.exe"
    ExecWait '"$0\uninstall.exe" /S _?=$0'
    Delete "$0\uninstall.exe"
    RMDir "$0"
  ${EndIf}
FunctionEnd

Function Register
  WriteRegStr HKCU "${OWN_KEY}" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "Hustings"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\hustings.exe"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "The Hustings makers"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" "$0"
  ; saved matches open by a double click
  WriteRegStr HKCU "${CLASSES}\.hustings" "" "${MATCH}"
  WriteRegStr HKCU "${CLASSES}\.hustings" "Content Type" "application/x-hustings"
  WriteRegStr HKCU "${CLASSES}\${MATCH}" "" "Hustings match"
  WriteRegStr HKCU "${CLASSES}\${MATCH}\DefaultIcon" "" "$INSTDIR\hustings.exe,0"
  WriteRegStr HKCU "${CLASSES}\${MATCH}\shell\open\command" "" '"$INSTDIR\hustings.exe" "%1"'
  ${RefreshShellIcons}
FunctionEnd

; The disk filled up or was taken away while unpacking.
Function .onInstFailed
  SetOutPath "$TEMP"
  RMDir /r "$INSTDIR\new"
  RMDir "$INSTDIR"
  Push "Hustings could not be unpacked into $INSTDIR; perhaps the disk is full. What was there before is as it was."
  Call Say
  SetErrorLevel ${STOPPED_MIDWAY}
FunctionEnd

; --- the uninstaller --------------------------------------------------------------------------------------

Section "un.Hustings"
  SectionIn RO
  !insertmacro WaitUntilClosed "un."
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\new"
  RMDir /r "$INSTDIR\old"
  Delete "$INSTDIR\hustings.exe"
  Delete "$INSTDIR\hustings-cli.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Hustings.lnk"
  ReadRegStr $0 HKCU "${CLASSES}\.hustings" ""
  ${If} $0 == "${MATCH}"                         ; not if another program opens them by now
    DeleteRegKey HKCU "${CLASSES}\.hustings"
  ${EndIf}
  DeleteRegKey HKCU "${CLASSES}\${MATCH}"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "${OWN_KEY}"
  ${un.RefreshShellIcons}
SectionEnd

Section /o "un.Saved matches and settings" DELETE_SAVES
  RMDir /r "${PLAYERS_FILES}"
SectionEnd

Function un.onInit
  ${un.GetParameters} $0
  ClearErrors
  ${un.GetOptions} $0 "/SAVES" $1
  ${IfNot} ${Errors}
    SectionGetFlags ${DELETE_SAVES} $0
    IntOp $0 $0 | 1
    SectionSetFlags ${DELETE_SAVES} $0
  ${EndIf}
FunctionEnd
