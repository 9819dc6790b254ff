#!/bin/sh
# Installs Hustings for one person, without a password; or upgrades it. Saved matches are never touched.
#   ./install.sh [--prefix FOLDER] [--older]
set -eu
export LC_ALL=C
here=$(cd "$(dirname "$0")" && pwd)
prefix=$HOME/.local
older=no

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
        --older) older=yes ;;
        *) stop "install.sh takes --prefix FOLDER and --older, and not $1." ;;
    esac
    shift
done
case $prefix in
    /*) ;;
    *) prefix=$(pwd)/$prefix ;;
esac
. "$here/share/places.sh"

[ -x "$here/hustings/hustings" ] || stop "Parts of Hustings are missing beside install.sh: unpack the archive again."
"$here/hustings/hustings" --version >/dev/null 2>&1 ||
    stop "Hustings does not start here: it needs a 64-bit Linux ($machine) with glibc $glibc or newer."
for running in /proc/[0-9]*/exe; do
    [ "$(readlink "$running" 2>/dev/null)" != "$program/hustings" ] ||
        stop "Hustings is running: close it, then install again. Nothing has been changed."
done
if [ -f "$program/VERSION" ] && [ $older = no ]; then
    installed=$(cat "$program/VERSION")
    if newer "$installed" "$version"; then
        stop "Hustings $installed is installed, and this is the older $version. Nothing has been changed; ./install.sh --older installs it all the same."
    fi
fi

make_folder() {
    mkdir -p "$1" 2>/dev/null && [ -w "$1" ] || stop "Nothing can be written to $1. Choose another place with --prefix FOLDER."
}
for folder in "$(dirname "$program")" "$bin" "$data/applications" "$data/mime/packages" "$data/metainfo"; do
    make_folder "$folder"
done
needed=$(du -sk "$here/hustings" | cut -f1)
free=$(df -Pk "$(dirname "$program")" | awk 'NR == 2 { print $4 }')
[ "$free" -gt "$needed" ] ||
    stop "There is too little room in $(dirname "$program"): Hustings takes $((needed / 1024)) MB, and $((free / 1024)) MB are free. Nothing has been changed."

new=$program.new
old=$program.old
# What an earlier try left behind; its old copy comes back if the new one never took its place.
[ -d "$program" ] || [ ! -d "$old" ] || mv "$old" "$program"
rm -rf "$new" "$old"
if ! { cp -R "$here/hustings" "$new" && cp "$here/uninstall.sh" "$new/" && cp -R "$here/share" "$new/" && echo "$version" >"$new/VERSION"; } 2>/dev/null; then
    rm -rf "$new"
    stop "Hustings could not be copied to $(dirname "$program"); the disk may be full. Nothing has been changed."
fi
[ ! -d "$program" ] || mv "$program" "$old"
mv "$new" "$program"
rm -rf "$old"

ln -sf "$program/hustings" "$bin/hustings"
for size in $sizes; do
    mkdir -p "$data/icons/hicolor/${size}x$size/apps"
    cp "$here/share/icons/$size.png" "$data/icons/hicolor/${size}x$size/apps/$id.png"
done
# The menu needs the whole path: ~/.local/bin is not where every desktop looks.
quoted=$(printf '%s' "$program/hustings" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g')
start="\"$quoted\" %f" try=$program/hustings awk '
    /^Exec=/ { print "Exec=" ENVIRON["start"]; next }
    /^TryExec=/ { print "TryExec=" ENVIRON["try"]; next }
    { print }' "$here/share/$id.desktop" >"$data/applications/$id.desktop"
cp "$here/share/hustings-mime.xml" "$data/mime/packages/hustings.xml"
cp "$here/share/$id.metainfo.xml" "$data/metainfo/$id.metainfo.xml"
refresh_menus
echo "Hustings $version is installed. It is in your menu, or start $bin/hustings"
