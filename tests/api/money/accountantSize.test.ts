// @module-tag slow

import { expect, it } from 'vitest'
import { unzip } from '../../helpers/installed/backups'
import { manyPapers } from '../../helpers/money/manyPapers'
import { withMoney } from '../../helpers/money/money'
import { timeTurns } from '../../helpers/turnTimes'

const PAPERS = 2_000
const MOST_MS = 100

it('makes a month of 2,000 papers without holding up other requests for 100 ms', async () => {
  const { t, noor, asAdmin } = await withMoney()
  manyPapers(t.db, PAPERS, 1, noor.id)
  t.db.$client.exec(`insert into paper_files select id, 'x', randomblob(30000), issued_at from papers`)
  t.later(24 * 60 * 60_000)
  const turns = timeTurns()
  const pieces: Uint8Array[] = []
  for await (const piece of await asAdmin.accountant({ month: '2026-03' })) pieces.push(piece)
  const [longest] = turns()
  const files = unzip(Buffer.concat(pieces))
  expect([...files.keys()].filter((path) => path.endsWith('.pdf'))).toHaveLength(PAPERS)
  expect(String(files.get('lines.csv')).split('\r\n').length).toBeGreaterThan(PAPERS * 4)
  expect(longest).toBeLessThan(MOST_MS)
})
