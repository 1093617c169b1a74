import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { attempt, type Machine, placesOf, run } from './machine'

/** In the file that Debian's package brings, and in no file that somebody wrote for a site. */
const OF_THE_PACKAGE = /^\s*root \* \/usr\/share\/caddy\s*$/m
/** What differs between the Caddyfiles of two sites. */
const SITE = /^\S+ \{$/m
const TO_PORT = /127\.0\.0\.1:\d+/

/** The release's Caddyfile for this domain and port. */
function caddyfileFor(machine: Machine, domain: string, port: string): string {
  return readFileSync(join(machine.program, 'operations/Caddyfile'), 'utf8')
    .replace('agency.example {', `${domain} {`)
    .replace('127.0.0.1:3000', `127.0.0.1:${port}`)
}

const isOurs = (found: string, wanted: string) =>
  found.replace(SITE, '').replace(TO_PORT, '') === wanted.replace(SITE, '').replace(TO_PORT, '')

/** Puts Debian's own Caddyfile back, where the one of a setup is still there unchanged. */
export function removeFromCaddy(machine: Machine, publicUrl: string, port: string) {
  const { caddy } = placesOf(machine)
  const file = join(caddy, 'Caddyfile')
  if (!existsSync(file)) return
  const domain = publicUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')
  if (!isOurs(readFileSync(file, 'utf8'), caddyfileFor(machine, domain, port)))
    return machine.say(`Kept ${file}, which someone changed. Remove the site ${domain} from it by hand.`)
  if (existsSync(`${file}.before-agency`)) renameSync(`${file}.before-agency`, file)
  else rmSync(file)
  attempt(machine, 'systemctl', 'reload-or-restart', 'caddy')
}

/**
 * Sets up Caddy for this domain, where it is installed. Debian's own Caddyfile is replaced and kept beside it; one that
 * somebody wrote is left as it is. Returns what is left to do for HTTPS, or null.
 */
export function setUpCaddy(machine: Machine, domain: string, port: string): string | null {
  const { caddy } = placesOf(machine)
  if (!existsSync(caddy))
    return 'Caddy, which provides HTTPS, is not installed. Run `apt-get install caddy`, then `agency setup` again.'
  const file = join(caddy, 'Caddyfile')
  const wanted = caddyfileFor(machine, domain, port)
  const found = existsSync(file) ? readFileSync(file, 'utf8') : null
  if (found !== null && !isOurs(found, wanted) && !OF_THE_PACKAGE.test(found)) {
    if (found.includes(domain)) {
      machine.say(`Kept ${file}, which names ${domain} already.`)
      return null
    }
    const own = join(caddy, 'agency.caddy')
    writeFileSync(own, wanted)
    return `${file} was written by somebody, so it is unchanged. Add the line \`import agency.caddy\` to it, then \`systemctl reload caddy\`.`
  }
  if (found !== wanted) {
    if (found !== null && !isOurs(found, wanted)) copyFileSync(file, `${file}.before-agency`)
    writeFileSync(file, wanted)
    machine.say(`Wrote ${file}.`)
  }
  run(machine, 'systemctl', 'enable', 'caddy')
  return attempt(machine, 'systemctl', 'reload-or-restart', 'caddy').isDone
    ? null
    : 'Caddy did not start: `journalctl -u caddy` says why.'
}
