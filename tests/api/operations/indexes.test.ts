import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, it } from 'vitest'
import * as schema from '../../../drizzle/schema'
import { testApp } from '../../helpers/testApp'

it('finds every index of the schema in a database that the migrations made', () => {
  const { db } = testApp()
  const wanted = Object.values(schema)
    .filter((each) => is(each, SQLiteTable))
    .flatMap((table) => getTableConfig(table).indexes.map(({ config }) => config.name))
  const made = db.$client.prepare("select name from sqlite_master where type = 'index'").pluck().all()
  expect(wanted.length).toBeGreaterThan(100)
  expect(wanted.filter((name) => !made.includes(name))).toEqual([])
})
