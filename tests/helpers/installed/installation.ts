import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterThisTest } from '../cleanUp'

/** When the last update was. */
export const SINCE = '2026-02-27T04:15:00.000Z'
/** Where the site asks for another release. */
export const WISH = 'var/lib/agency/change-wanted'
const LISTENER = 'etc/systemd/system/multi-user.target.wants/agency-change.path'

/** The folders of a machine on which 1.0.0 was installed over 0.9.0, without any program in them. */
export function anInstallation({ listens = true, migrationBefore = 1 } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'agency-root-'))
  afterThisTest(() => rmSync(root, { recursive: true }))
  const write = (path: string, content: object | string = '') => {
    const file = join(root, path)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
    return file
  }
  const release = (version: string, when: number) => {
    const folder = `opt/agency/releases/agency-${version}-linux-x64`
    write(`${folder}/package.json`, { version })
    write(`${folder}/drizzle/migrations/meta/_journal.json`, { entries: [{ when }] })
    return join(root, folder)
  }
  release('0.9.0', migrationBefore)
  symlinkSync(release('1.0.0', 1), join(root, 'opt/agency/current'))
  const copy = write('var/lib/agency/agency.sqlite.before-update-0.9.0')
  const names = { from: 'agency-0.9.0-linux-x64', to: 'agency-1.0.0-linux-x64' }
  write('opt/agency/updates.json', [{ at: SINCE, ...names, copy, backup: '/var/backups/agency/1' }])
  if (listens) write(LISTENER)
  return { root, write, copy }
}
