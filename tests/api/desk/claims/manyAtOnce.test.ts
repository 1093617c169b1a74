// @module-tag slow

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { activities, claimDates, heldHalves } from '../../../../drizzle/schema'
import type { RequestContext } from '../../../../server/core/context'
import { openDatabase } from '../../../../server/core/db/database'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel } from '../../../../server/demo/builders/models'
import { createCaller } from '../../../../server/router'
import { afterThisTest } from '../../../helpers/cleanUp'

const run = promisify(execFile)
const SCRIPT = fileURLToPath(new URL('../../../helpers/desk/confirmMany.ts', import.meta.url))
const JOBS = 20
const TIMES = 5

it('D24 two hundred confirmations of conflicting claims from two processes end with one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'))
  const path = join(folder, 'agency.sqlite')
  const db = openDatabase(path, 'drizzle/migrations')
  afterThisTest(() => {
    db.$client.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const app = { db, clock: () => new Date() }
  const noor = anAccount(app, { role: 'booker', name: 'Noor' })
  const zoya = aModel(app, { stageName: 'Zoya' })
  const session = { id: 'session', account: { ...noor, role: 'booker' as const }, modelId: null }
  const { desk } = createCaller({ ...app, idempotencyKey: null, session } as unknown as RequestContext)
  const claims: { claimId: string; version: number }[] = []
  for (let number = 0; number < JOBS; number++) {
    const { job } = await desk.jobs.create({ title: `Job ${number}`, day: '2099-03-20', client: null })
    const { job: proposed } = await desk.claims.propose({ jobId: job.id, modelId: zoya.id })
    const [claim] = proposed.claims
    const answered = await desk.claims.recordAnswer({ claimId: claim?.id ?? '', version: 1, answer: 'yes' })
    claims.push({ claimId: claim?.id ?? '', version: answered.job.claims[0]?.version ?? 0 })
  }

  const { id, name } = noor
  const given = JSON.stringify({ path, account: { id, name }, claims, times: TIMES })
  const both = await Promise.all(
    [given, given].map((each) => run(process.execPath, ['--import', 'tsx', SCRIPT, each])),
  )
  const answers = both.map(({ stdout }) => JSON.parse(stdout) as Record<string, number>)
  const sum = (answer: string) => answers.reduce((all, each) => all + (each[answer] ?? 0), 0)
  expect(sum('confirmed')).toBe(1)
  // The winner, pressed again, gets a conflict; all others read who is confirmed.
  expect(sum('409 taken') + sum('409 changed')).toBe(2 * JOBS * TIMES - 1)
  expect(sum('409 changed')).toBe(2 * TIMES - 1)
  expect(db.select().from(claimDates).where(eq(claimDates.state, 'confirmed')).all()).toHaveLength(1)
  expect(db.select().from(heldHalves).all()).toMatchObject([{ firm: true }, { firm: true }])
  expect(db.select().from(activities).where(eq(activities.kind, 'confirmed')).all()).toHaveLength(1)
}, 120_000)
