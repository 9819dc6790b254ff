# Where an installed Hustings lies; read by install.sh and uninstall.sh, which set `prefix`.
id=org.hustings.Hustings
version=@VERSION@
glibc=@GLIBC@
machine=@MACHINE@
sizes='@SIZES@'
program=$prefix/opt/hustings
bin=$prefix/bin
if [ "$prefix" = "$HOME/.local" ]; then
    data=${XDG_DATA_HOME:-$prefix/share}
else
    data=$prefix/share
fi
saves=${HUSTINGS_HOME:-${XDG_DATA_HOME:-$HOME/.local/share}/hustings}

# Whether version $1 is newer than version $2.
newer() {
    awk -v one="$1" -v two="$2" 'BEGIN {
        split(one, a, "."); split(two, b, ".")
        for (i = 1; i <= 4; i++) if (a[i] + 0 != b[i] + 0) exit !(a[i] + 0 > b[i] + 0)
        exit 1
    }'
}

# Tell the desktop what is new, where it has the tools to listen.
refresh_menus() {
    if command -v update-desktop-database >/dev/null; then
        update-desktop-database "$data/applications" >/dev/null 2>&1 || true
    fi
    if command -v update-mime-database >/dev/null; then
        update-mime-database "$data/mime" >/dev/null 2>&1 || true
    fi
    if command -v gtk-update-icon-cache >/dev/null; then
        gtk-update-icon-cache -qtf "$data/icons/hicolor" >/dev/null 2>&1 || true
    fi
}
