import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { people } from '../attack/people'
import { UNREGISTERED } from '../helpers/money/money'
import { aFolder, placeIn, theServer } from '../helpers/servers/theServer'

const KILLS = Number(process.env.FAULT_KILLS ?? 20)
const WRITERS = 20
const ANSWERED_MIN = 5

/** The numbers of all papers of a stopped server in their order, and the counter of their series. */
function standing(folder: string) {
  const database = new Sqlite(placeIn(folder).databasePath)
  try {
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
    const numbers = database.prepare('select number from papers order by number').pluck().all() as string[]
    const last = database.prepare('select last from paper_counters').pluck().get() as number
    return { numbers, last }
  } finally {
    database.close()
  }
}

it(`M1 R1 numbers of papers have no gap and none is lost: kill -9 at random under ${WRITERS} who issue, ${KILLS} times`, async () => {
  const folder = aFolder()
  const answered = new Set<string>()
  let headers: Record<string, string> = {}
  let given = {}
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await theServer({}, folder)
    const call = async (procedure: string, input: object) => {
      const body = JSON.stringify(input)
      const answer = await fetch(`${server.url}/trpc/${procedure}`, { method: 'POST', headers, body })
      const { result } = await answer.json()
      return result?.data
    }
    if (kill === 0) {
      const { anAgent, staySignedIn } = people(folder)
      const authorization = `Bearer ${staySignedIn(anAgent('superadmin'))}`
      headers = { authorization, 'content-type': 'application/json' }
      await call('admin.moneySettings.save', UNREGISTERED)
      const { job } = await call('desk.jobs.create', { title: 'Lookbook', client: 'Kori', day: '2099-03-02' })
      const line = { kind: 'usage', words: 'Usage', quantity: '1', price: '500' }
      const { preview, clientId } = await call('desk.money.addLine', { ...line, jobId: job.id })
      const billing = { legalName: 'Kori', address: 'Pune', gstin: '', stateCode: '27', isAbroad: false }
      await call('desk.money.saveBilling', { ...billing, clientId, version: 0 })
      given = { jobId: job.id, totalPaise: preview.totalPaise }
    }
    const writer = async () => {
      while (server.isRunning()) {
        const made = await call('desk.money.makeProforma', given).catch(() => undefined)
        if (made) answered.add(made.number)
        else await pause(20)
      }
    }
    const before = answered.size
    const writers = Array.from({ length: WRITERS }, writer)
    while (answered.size < before + ANSWERED_MIN) await pause(5)
    await pause(Math.random() * 400)
    expect((await server.stop('SIGKILL')).signal).toBe('SIGKILL')
    await Promise.all(writers)
    const { numbers, last } = standing(folder)
    expect(numbers.map((number) => Number(number.slice(-4)))).toEqual(numbers.map((_, at) => at + 1))
    expect(last).toBe(numbers.length)
    expect([...answered].filter((number) => !numbers.includes(number))).toEqual([])
  }
  expect(answered.size).toBeGreaterThanOrEqual(KILLS * ANSWERED_MIN)
})
