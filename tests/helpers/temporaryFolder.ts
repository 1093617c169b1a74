import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How the folder of a server begins that a test starts. */
export const SERVER_FOLDER = 'agency-attack-'

/**
 * Gives a run of tests a temporary folder of its own, and deletes it with all that the tests left there. A server's folder
 * goes with the server when its test file ends: one that is left says that a server still runs.
 */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'agency-tests-'))
  process.env.TMPDIR = folder
  return () => {
    // Of each project one, inside the one before, which may have gone first.
    const names = existsSync(folder) ? readdirSync(folder) : []
    const left = names.filter((name) => name.startsWith(SERVER_FOLDER))
    rmSync(folder, { recursive: true, force: true })
    if (left.length > 0) throw new Error(`Tests left a server running in ${left.join(', ')}`)
  }
}
