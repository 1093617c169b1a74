import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase, transaction } from '../../../server/core/db/database'
import { migrationsFolder } from '../../../server/core/projectRoot'
import { raiseCounter } from '../../../server/features/money/settings/counters.repository'
import { afterThisTest } from '../../helpers/cleanUp'

it('twenty numbers from two connections are consecutive, and one that was rolled back leaves no gap (M1)', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'money-')), 'agency.sqlite')
  const two = [0, 1].map(() => {
    const db = openDatabase(file, migrationsFolder)
    afterThisTest(() => db.$client.close())
    return db
  })
  const [one, other] = two
  if (!one || !other) throw new Error('two connections are needed')
  const next = (db: typeof one) => transaction(db, () => raiseCounter(db, 'TK', '26-27', '2026-11-27'))
  const counts = Array.from({ length: 20 }, (_, at) => {
    expect(() =>
      transaction(other, () => {
        raiseCounter(other, 'TK', '26-27', '2026-11-27')
        throw new Error('not issued')
      }),
    ).toThrow('not issued')
    return next(at % 2 === 0 ? one : other)
  })
  expect(counts).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
  expect(raiseCounter(one, 'TK', '27-28', '2027-04-01')).toBe(1)
})
