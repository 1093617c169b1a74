import { expect, it } from 'vitest'
import { query, valueQuery } from '../../server/core/database'
import { testApp } from '../helpers/testApp'

const TEXT = 'select 7 as number where :yes'
const yes = { yes: 1 }

it('keeps a text asked for rows and the same text asked for values apart, in either order', () => {
  const { db } = testApp()
  expect(query(db, TEXT).all(yes)).toEqual([{ number: 7 }])
  expect(valueQuery(db, TEXT).all(yes)).toEqual([7])
  expect(query(db, TEXT).get(yes)).toEqual({ number: 7 })
  expect(valueQuery(db, TEXT).get(yes)).toBe(7)
})

it('prepares a text once for each database', () => {
  const [one, other] = [testApp(), testApp()]
  expect(query(one.db, TEXT)).toBe(query(one.db, TEXT))
  expect(query(one.db, TEXT)).not.toBe(query(other.db, TEXT))
})
