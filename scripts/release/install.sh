#!/bin/sh
# Installs the newest release on this machine: fetches it, checks who made it, unpacks it and runs `agency setup`. `--help`
# says how. Everything is a function, so that half of this file does nothing.
set -eu

# Both are filled in by `npm run release`: where the releases are (`config.releases` of package.json), and the key that
# they are signed with, as minisign writes it.
RELEASES=''
KEY=''

RELEASES=${AGENCY_RELEASES:-$RELEASES}
ROOT=${AGENCY_ROOT:-}
NEEDED_MB=700

usage() {
  cat <<'END'
Usage: sh install.sh [--version <1.0.0>] [--no-caddy] [--unsigned] [what `agency setup` takes]

Installs the agency's site on this machine, as root, on Debian 12, Ubuntu 22.04 or newer, or another Linux with systemd.
  --domain <name>      the address of the site, for example agency.example; asked for when it is not given
  --email <address>    your email address, for the first account; asked for when it is not given
  --yes                do not ask before installing
  --version <1.0.0>    this release, and not the newest
  --no-caddy           do not install Caddy: something else provides HTTPS
  --unsigned           do not check who made the release
  --help               only print this; nothing is fetched and nothing is changed

AGENCY_RELEASES is another address of releases, AGENCY_ROOT a folder in place of / (for trials).
It may be run again at any time. What is installed already stays; `agency update` brings a newer release.
END
}

say() { printf '%s\n' "$*"; }
refuse() {
  say "$*" >&2
  say 'The site was not installed.' >&2
  exit 1
}
has() { command -v "$1" >/dev/null 2>&1; }

# Sets VERSION, IS_UNSIGNED, IS_WITH_CADDY, and FOR_SETUP: what is left, quoted for `eval`.
read_options() {
  VERSION='' IS_UNSIGNED=no IS_WITH_CADDY=yes FOR_SETUP=''
  while [ $# -gt 0 ]; do
    case $1 in
      --help | -h) usage; exit 0 ;;
      --unsigned) IS_UNSIGNED=yes ;;
      --no-caddy) IS_WITH_CADDY=no ;;
      --version) [ $# -gt 1 ] || refuse '--version needs a number such as 1.0.0.'; VERSION=$2; shift ;;
      --version=*) VERSION=${1#*=} ;;
      *) FOR_SETUP="$FOR_SETUP '$(printf %s "$1" | sed "s/'/'\\\\''/g")'" ;;
    esac
    shift
  done
}

# A script that comes through a pipe leaves no input for questions; a terminal has its own.
set_up() {
  program=$1
  shift
  if [ ! -t 0 ] && (: </dev/tty) 2>/dev/null; then "$program" setup "$@" </dev/tty; else "$program" setup "$@"; fi
}

refuse_unfit() {
  [ "$(uname -s)" = Linux ] || refuse 'This is for Linux.'
  [ -n "$ROOT" ] || [ "$(id -u)" = 0 ] || refuse 'This changes the machine, so run it as root (sudo -i).'
  has systemctl || refuse 'This machine has no systemd. For containers see docs/operations/docker.md.'
  case $(uname -m) in
    x86_64 | amd64) ARCH=x64 ;;
    aarch64 | arm64) ARCH=arm64 ;;
    *) refuse "There is no release for $(uname -m)." ;;
  esac
  for musl in /lib/ld-musl-*; do
    [ ! -e "$musl" ] || refuse 'Releases need the C library of Debian, Ubuntu or Fedora (glibc), and not musl.'
  done
  free=$(df -Pm "$WORK" | awk 'NR == 2 { print $4 }')
  [ "$free" -ge "$NEEDED_MB" ] || refuse "$NEEDED_MB MB have to be free on the disk of $WORK, and $free are."
}

refuse_address() {
  [ -n "$RELEASES" ] || refuse 'The project has no public address of releases yet. Name yours: AGENCY_RELEASES=https://… sh install.sh
It is the folder that `npm run release` makes (docs/operations/release.md, "Make releases for others").'
  RELEASES=${RELEASES%/}
  case $RELEASES in
    https://* | http://127.0.0.1:* | http://localhost:*) ;;
    *) refuse "$RELEASES has to begin with https://." ;;
  esac
  [ -n "$KEY" ] || [ $IS_UNSIGNED = yes ] || refuse 'This install.sh was made without a key, so nobody can check who made the release.
If you made or trust it, add --unsigned.'
}

# What fetching and checking take, by the distribution's package where it is missing.
bring_tools() {
  has curl || has wget || bring_package curl || refuse 'There is neither curl nor wget.'
  [ $IS_UNSIGNED = yes ] || has openssl || bring_package openssl || refuse 'openssl is missing, which checks the signature.'
}

bring_package() {
  if has apt-get; then
    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$1"; } >"$WORK/packages" 2>&1 && return 0
  elif has dnf; then
    dnf install -y -q "$1" >"$WORK/packages" 2>&1 && return 0
  else
    say 'Neither apt-get nor dnf is here.' >"$WORK/packages"
  fi
  tail -n 3 "$WORK/packages" >&2
  return 1
}

# fetch <name> <file>
fetch() {
  if has curl; then
    curl --fail --silent --show-error --location --retry 2 --output "$2" "$RELEASES/$1"
  else
    wget --quiet --output-document="$2" "$RELEASES/$1"
  fi
}

# From releases.json, whose first entry is the newest.
find_version() {
  if [ -z "$VERSION" ]; then
    fetch releases.json "$WORK/releases.json" || refuse "$RELEASES/releases.json cannot be fetched."
    VERSION=$(tr -d '\n' <"$WORK/releases.json" | sed -n 's/^[^{]*{ *"version": *"\([0-9.]*\)".*/\1/p')
  fi
  printf %s "$VERSION" | grep -Eq '^[0-9]+\.[0-9]+\.[0-9]+$' || refuse "$RELEASES lists no release such as 1.0.0."
}

bytes() { od -An -v -tx1 | tr -d ' \n'; }
is_signed() { # <content> <signature>
  openssl pkeyutl -verify -pubin -keyform DER -inkey "$WORK/key" -rawin -in "$1" -sigfile "$2" >/dev/null 2>&1
}

# As minisign does: over the file's BLAKE2b hash, and over that signature and the comment, which names the file.
check_signature() {
  file=$WORK/$NAME.tar.gz
  fetch "$NAME.tar.gz.minisig" "$file.minisig" || refuse "There is no signature $RELEASES/$NAME.tar.gz.minisig."
  printf '%s\n' "$KEY" | base64 -d >"$WORK/own" 2>/dev/null || refuse 'The key in this install.sh is damaged.'
  sed -n 2p "$file.minisig" | base64 -d >"$WORK/first" 2>/dev/null || refuse 'Its signature is not one of minisign.'
  sed -n 4p "$file.minisig" | base64 -d >"$WORK/second" 2>/dev/null || refuse 'Its signature is not one of minisign.'
  comment=$(sed -n 's/^trusted comment: //p' "$file.minisig")
  [ "$(head -c 2 "$WORK/first")" = ED ] || refuse 'Its signature is not one of minisign.'
  [ "$(tail -c +3 "$WORK/own" | head -c 8 | bytes)" = "$(tail -c +3 "$WORK/first" | head -c 8 | bytes)" ] ||
    refuse "$NAME is signed with another key than the one of this install.sh."
  # An Ed25519 key as OpenSSL reads it: a fixed beginning and the 32 bytes.
  { printf '\060\052\060\005\006\003\053\145\160\003\041\000'; tail -c 32 "$WORK/own"; } >"$WORK/key"
  tail -c 64 "$WORK/first" >"$WORK/signature"
  openssl dgst -blake2b512 -binary "$file" >"$WORK/hash" || refuse 'OpenSSL 3 is needed to check the signature.'
  is_signed "$WORK/hash" "$WORK/signature" || refuse "The signature of $NAME is not the one of this file."
  { cat "$WORK/signature"; printf %s "$comment"; } >"$WORK/both"
  is_signed "$WORK/both" "$WORK/second" || refuse "The signature of $NAME is not the one of this file."
  case $comment in
    *"file:$NAME.tar.gz"*) ;;
    *) refuse "The signature is the one of another file than $NAME.tar.gz." ;;
  esac
}

bring_caddy() {
  [ $IS_WITH_CADDY = yes ] || return 0
  { has caddy || [ -d "$ROOT/etc/caddy" ]; } && return 0
  say 'Installing Caddy, which provides HTTPS.'
  bring_package caddy && return 0
  say 'Caddy could not be installed from the packages of this machine, so HTTPS is missing; the site is installed all the same.' >&2
  say 'Afterwards install Caddy as https://caddyserver.com/docs/install says, and run `agency setup` again.' >&2
}

main() {
  read_options "$@"
  current=$ROOT/opt/agency/current
  if [ -x "$current/agency" ]; then
    say 'A release is installed here already, so nothing is fetched; `agency update` is for a newer one. Its setup runs again.'
    eval "set -- $FOR_SETUP"
    set_up "$current/agency" "$@"
    return
  fi
  WORK=$(mktemp -d "${TMPDIR:-/var/tmp}/agency-install-XXXXXX")
  trap 'rm -rf "$WORK"' EXIT
  trap 'exit 1' HUP INT TERM
  refuse_unfit
  refuse_address
  bring_tools
  find_version
  NAME=agency-$VERSION-linux-$ARCH
  say "Fetching $RELEASES/$NAME.tar.gz"
  fetch "$NAME.tar.gz" "$WORK/$NAME.tar.gz" || refuse "$RELEASES/$NAME.tar.gz cannot be fetched."
  if [ $IS_UNSIGNED = yes ]; then
    say 'Who made this release is not checked, because of --unsigned.'
  else
    check_signature
    say 'It is signed with the key of this install.sh.'
  fi
  tar -xzf "$WORK/$NAME.tar.gz" --no-same-owner -C "$WORK" || refuse "$NAME.tar.gz cannot be unpacked."
  [ -x "$WORK/$NAME/agency" ] || refuse "$NAME.tar.gz has no $NAME in it."
  bring_caddy
  eval "set -- $FOR_SETUP"
  # A release knows the project's own address.
  [ -z "${AGENCY_RELEASES:-}" ] || set -- --releases "$RELEASES" "$@"
  set_up "$WORK/$NAME/agency" "$@"
}

main "$@"
