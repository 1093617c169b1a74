import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives a run of tests a temporary folder of its own, and deletes it with all that the tests left there. */
export default function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'agency-tests-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
