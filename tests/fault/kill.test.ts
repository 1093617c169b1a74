import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { people } from '../attack/people'
import { aFolder, placeIn, theServer } from '../helpers/servers/theServer'
import { aPictureOf, book, enquire, upload } from './visitors'

const KILLS = Number(process.env.FAULT_KILLS ?? 20)
const WRITERS = 100
const ANSWERED_MIN = 20

/** The rows of a stopped server's database, after checking its integrity. */
function standing(folder: string) {
  const database = new Sqlite(placeIn(folder).databasePath)
  try {
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(database.pragma('foreign_key_check')).toEqual([])
    const ids = (table: string) =>
      new Set(database.prepare(`select id from ${table}`).pluck().all() as string[])
    // The server also tells superadmins that it was killed so often.
    const mails = database
      .prepare("select count(*) from outbox where subject not like '%This site restarts again and again'")
      .pluck()
      .get() as number
    return { bookings: ids('bookings'), enquiries: ids('enquiries'), media: ids('media'), mails }
  } finally {
    database.close()
  }
}

const idOf = (text: string): string => {
  const answer = JSON.parse(text)
  return answer.id ?? answer.data?.id ?? answer._id ?? ''
}

it(`R1 loses nothing that was answered: kill -9 at random under ${WRITERS} writers, ${KILLS} times`, async () => {
  const folder = aFolder()
  const answered = new Set<string>()
  let modelId = ''
  let n = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await theServer({}, folder)
    if (!modelId) modelId = people(folder).aTalent('Asha').model.id
    const writer = async () => {
      while (server.isRunning()) {
        const turn = n++
        const answer = await (turn % 3 === 0 ? enquire(server.url, turn) : book(server.url, modelId, turn))
        if (answer.status === 200) answered.add(idOf(answer.text))
      }
    }
    const before = answered.size
    const writers = Array.from({ length: WRITERS }, writer)
    // Waits until some were answered, however fast the machine is, because those must exist afterwards.
    while (answered.size < before + ANSWERED_MIN) await pause(5)
    await pause(Math.random() * 700)
    expect((await server.stop('SIGKILL')).signal).toBe('SIGKILL')
    await Promise.all(writers)
    const { bookings, enquiries, mails } = standing(folder)
    expect([...answered].filter((id) => !bookings.has(id) && !enquiries.has(id))).toEqual([])
    // A form and its mails are one transaction: two mails each, one to the sender and one to the agency.
    expect(mails % 2).toBe(0)
  }
  answered.delete('')
  expect(answered.size).toBeGreaterThanOrEqual(KILLS * ANSWERED_MIN)
})

it('R10 R1 leaves no row without its files when it is killed during uploads', async () => {
  const folder = aFolder()
  const { uploadsDir } = placeIn(folder)
  const picture = await aPictureOf(900, 700)
  const answered: string[] = []
  for (let kill = 0; kill < Math.ceil(KILLS / 3); kill++) {
    const server = await theServer({}, folder)
    const writer = async () => {
      while (server.isRunning()) {
        const answer = await upload(server.url, picture)
        if (answer.status === 200) answered.push(answer.text)
        if (answer.status === 503) await pause(30)
      }
    }
    const writers = Array.from({ length: 4 }, writer)
    await pause(700 + Math.random() * 1_500)
    await server.stop('SIGKILL')
    await Promise.all(writers)
    const { media } = standing(folder)
    for (const id of media) {
      const files = readdirSync(join(uploadsDir, id.slice(0, 2), id))
      expect(files.filter((name) => name.endsWith('.webp')).length).toBeGreaterThan(0)
    }
    for (const text of answered) expect([...media].some((id) => text.includes(id))).toBe(true)
  }
  expect(answered.length).toBeGreaterThan(0)
})
