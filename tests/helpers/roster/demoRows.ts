import type { SQL } from 'drizzle-orm'
import { seedAgency } from '../../../server/demo/agency'
import { seedDemo } from '../../../server/demo/seed'
import { databaseOf } from '../emptyDatabase'
import { testApp } from '../testApp'

/** The demo agency in a database in memory, with photos without files and accounts without passwords. */
export function newDemo() {
  const t = testApp()
  seedAgency(t, {
    admin: { email: 'admin@tehkhana.example', passwordHash: 'none' },
    talent: { email: 'naina@tehkhana.example', passwordHash: 'none' },
  })
  return t
}

let made: Buffer | undefined
/** A copy of it: it is made once in each worker, which takes seconds. */
export function demoRows() {
  made ??= newDemo().db.$client.serialize()
  const t = testApp({}, null, databaseOf(made))
  return {
    t,
    /** The first column of every row. */
    column: (query: SQL) => t.db.all<object>(query).map((row) => Object.values(row)[0] as unknown),
  }
}

/** The same by the way of a start. */
export async function demoApp(environment: NodeJS.ProcessEnv = {}) {
  const t = testApp({ DEMO_PICTURES: 'none', ...environment })
  return { t, demo: await seedDemo(t) }
}
