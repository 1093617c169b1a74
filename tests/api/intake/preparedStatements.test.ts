import { expect, it } from 'vitest'
import { columns } from '../../../server/core/db/columns'
import { query, valueQuery } from '../../../server/core/db/database'
import { testApp } from '../../helpers/testApp'

const SEVEN = columns<{ number: number }>({ number: '7' })
const TEXT = `select ${SEVEN} where :yes`
const yes = { yes: 1 }

it('prepares the same SQL separately for rows and for values, in either order', () => {
  const { db } = testApp()
  expect(query(db, SEVEN, TEXT).all(yes)).toEqual([{ number: 7 }])
  expect(valueQuery(db, TEXT).all(yes)).toEqual([7])
  expect(query(db, SEVEN, TEXT).get(yes)).toEqual({ number: 7 })
  expect(valueQuery(db, TEXT).get(yes)).toBe(7)
})

it('prepares a statement once for each database', () => {
  const [one, other] = [testApp(), testApp()]
  expect(query(one.db, SEVEN, TEXT)).toBe(query(one.db, SEVEN, TEXT))
  expect(query(one.db, SEVEN, TEXT)).not.toBe(query(other.db, SEVEN, TEXT))
})

it('R14 caches a bounded number of statements, however many there are', () => {
  const { db } = testApp()
  const first = query(db, SEVEN, TEXT)
  for (let count = 0; count < 600; count++) query(db, SEVEN, `select ${SEVEN} limit ${count}`)
  expect(query(db, SEVEN, TEXT)).not.toBe(first)
  expect(query(db, SEVEN, `select ${SEVEN} limit 599`)).toBe(query(db, SEVEN, `select ${SEVEN} limit 599`))
})

it('refuses a text that does not select the columns of its rows', () => {
  const { db } = testApp()
  expect(() => query(db, SEVEN, 'select 7 as number')).toThrow('No columns in: select 7 as number')
})

it('names each column as its field, also where SQL has a word of that name', () => {
  const { db } = testApp()
  const own = columns<{ by: string; group: number; feePaise: null }>({
    by: "'Naina'",
    group: '1 + 1',
    feePaise: 'null',
  })
  expect(query(db, own, `select ${own}`).get({})).toEqual({ by: 'Naina', group: 2, feePaise: null })
})
