import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { afterThisTest } from '../cleanUp'

/** A path for a database in a new folder. */
export function place() {
  const folder = mkdtempSync(join(tmpdir(), 'agency-start-'))
  afterThisTest(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'agency.sqlite')
}

/** A StartupError, printed without a stack. */
export const refusal = (variable: string, given: string) =>
  expect.objectContaining({
    name: 'Refusal',
    message: expect.stringMatching(`${variable}.*${given}[^\\n]+$`),
  })
