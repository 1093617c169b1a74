import { isDeepStrictEqual } from 'node:util'
import Sqlite from 'better-sqlite3'
import type { Question } from './queries'
import type { Running } from './servers'

const READS_COMPARED = 12

/** Throws unless both servers give the same rows and fields to a sample of every question that only reads. */
export async function expectSameAnswers(question: Question, ours: string, bare: string) {
  const reads = question.rest.filter(({ method }) => method === undefined)
  const step = Math.max(1, Math.floor(reads.length / READS_COMPARED))
  for (let at = 0; at < reads.length; at += step) {
    const path = reads[at]?.path ?? ''
    const [own, other] = await Promise.all([answer(ours + path), answer(bare + path)])
    if (!isDeepStrictEqual(own, other))
      throw new Error(`The servers differ on ${path}:\n${shown(own)}\n${shown(other)}`)
  }
}

async function answer(url: string): Promise<unknown> {
  const response = await fetch(url)
  const body = (await response.json()) as { data: unknown }
  if (response.status !== 200 || !body.data) throw new Error(`${url} answered ${response.status}`)
  return body.data
}

const shown = (value: unknown) => JSON.stringify(value).slice(0, 600)

const BOOKING = {
  clientName: 'Devika Rao',
  company: 'Kori Cotton',
  brand: 'Kori',
  email: 'devika@kori.example',
  phone: '+91 98100 12345',
  workType: 'Editorial',
  dateRequired: '2030-04-10',
  budgetRange: '$1,000-$2,500',
  details: 'Four looks in the studio.',
}

/** Throws unless both servers store the same rows and mail texts for one booking, and answer with the same fields. */
export async function expectSameBooking(modelId: string, ours: Running, bare: Running) {
  const [own, other] = await Promise.all([kept(modelId, ours), kept(modelId, bare)])
  if (!isDeepStrictEqual(own, other))
    throw new Error(
      `The servers keep a booking differently:\n${JSON.stringify(own)}\n${JSON.stringify(other)}`,
    )
}

async function kept(modelId: string, { url, database }: Running) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ ...BOOKING, modelId })
  const response = await fetch(`${url}/bookings`, { method: 'POST', headers, body })
  const answer = (await response.json()) as { id: string }
  const db = new Sqlite(database, { readonly: true })
  try {
    const {
      id,
      created_at: at,
      ...booking
    } = db.prepare('select * from bookings where id = ?').get(answer.id) as Record<string, unknown>
    const sent = db
      .prepare(
        `select recipient, reply_to, subject, text, created_at = :at and next_try_at = :at as isDue from outbox
         where created_at = :at order by id`,
      )
      .all({ at }) as { text: string }[]
    // The mail to the agency links to the request by its id.
    const mails = sent.map((mail) => ({ ...mail, text: mail.text.replace(String(id), '<id>') }))
    return { booking, mails, fields: Object.keys(answer), idLength: String(id).length }
  } finally {
    db.close()
  }
}
