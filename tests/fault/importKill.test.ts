import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { people } from '../attack/people'
import { aFolder, placeIn, type TheServer, theServer } from '../helpers/servers/theServer'

const ROWS = 1_200
const KILLS = 4
const PATIENTLY = { timeout: 60_000 }

function standing(folder: string) {
  const database = new Sqlite(placeIn(folder).databasePath)
  try {
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(database.pragma('foreign_key_check')).toEqual([])
    const one = (text: string) => database.prepare(text).pluck().get() as number
    return {
      models: one("select count(*) from models where name like 'Person %'"),
      names: one("select count(distinct name) from models where name like 'Person %'"),
      made: one("select count(*) from import_rows where state = 'made'"),
      waiting: one("select count(*) from import_rows where state = 'waiting'"),
      lines: one("select count(*) from audit_events where action = 'model created'"),
      deleted: one("select count(*) from audit_events where action = 'model deleted'"),
    }
  } finally {
    database.close()
  }
}

it(`R1 an import that is killed ${KILLS} times goes on at each start, with every model once, and is taken back whole`, async () => {
  const folder = aFolder()
  let server: TheServer = await theServer({}, folder)
  const { anAgent, staySignedIn } = people(folder)
  const headers = { authorization: `Bearer ${staySignedIn(anAgent('superadmin'))}` }
  const call = async (procedure: string, input: object) => {
    const answer = await fetch(`${server.url}/trpc/admin.rosterImport.${procedure}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(input),
    })
    expect([procedure, answer.status]).toEqual([procedure, 200])
  }
  const stateOf = async (id: string): Promise<string> => {
    const input = encodeURIComponent(JSON.stringify({ id }))
    const answer = await fetch(`${server.url}/trpc/admin.rosterImport.get?input=${input}`, { headers })
    return (await answer.json()).result.data.state
  }
  const form = new FormData()
  const lines = Array.from({ length: ROWS }, (_, at) => `Person ${at},Star ${at},F`)
  form.set('file', new Blob([['Name,Stage name,Gender', ...lines].join('\n')]), 'roster.csv')
  const sent = await fetch(`${server.url}/imports/roster`, { method: 'POST', headers, body: form })
  expect(sent.status).toBe(200)
  const { id } = await sent.json()

  /** Kills the server as soon as it has done some more, and starts it again. */
  const killOnceBeyond = async (count: (now: ReturnType<typeof standing>) => number, beyond: number) => {
    while (count(standing(folder)) <= beyond) await pause(5)
    expect((await server.stop('SIGKILL')).signal).toBe('SIGKILL')
    const now = standing(folder)
    expect([now.made - now.models, now.models - now.names]).toEqual([0, 0])
    server = await theServer({}, folder)
    return count(now)
  }

  await call('start', { id, hasConsent: true })
  let made = 0
  for (let kill = 0; kill < KILLS; kill++) made = await killOnceBeyond((now) => now.models, made)
  expect(made).toBeLessThan(ROWS)
  await expect.poll(() => stateOf(id), PATIENTLY).toBe('done')
  expect(standing(folder)).toEqual({
    ...{ models: ROWS, names: ROWS, made: ROWS, waiting: 0 },
    ...{ lines: ROWS, deleted: 0 },
  })

  await call('takeBack', { id })
  await killOnceBeyond((now) => now.deleted, 0)
  await expect.poll(() => stateOf(id), PATIENTLY).toBe('taken-back')
  expect(standing(folder)).toMatchObject({ models: 0, made: 0, deleted: ROWS })
  await server.stop()
})
