// @module-tag slow
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { createListener, type Pages } from '../../../server/app'
import { audienceOfProcedure, audienceOfRow } from '../../attack/audiences'
import {
  type Answer,
  callProcedure,
  callRow,
  type Procedure,
  procedureNamed,
  procedures,
  rows,
  send,
  titleOf,
} from '../../attack/calls'
import { fieldsOf, namesOf, plausible } from '../../attack/inputs'
import { socialProviders } from '../../helpers/people/socialProviders'
import { testApp } from '../../helpers/testApp'
import { timeTurns } from '../../helpers/turnTimes'

const BODY_BYTES = 99_000
const URL_BYTES = 15_000
/** No request may hold the event loop longer, at its longest turn. */
const MOST_MS = 100
const TRIES = 5

const fill = (piece: string, bytes: number) =>
  piece.repeat(Math.floor(bytes / new TextEncoder().encode(piece).length))

/** Each text in a way that costs a careless reader the square of its length. */
const WORST: Record<string, (bytes: number) => unknown> = {
  'spaces inside': (bytes) => `a${fill(' ', bytes - 2)}a`,
  'combining marks of two classes': (bytes) => `a${fill('\u0301\u0316', bytes - 1)}`,
  'zero-width marks inside': (bytes) => `a${fill('\u200B', bytes - 4)}a`,
  'one separator': (bytes) => fill(',', bytes),
  'hyphens and spaces': (bytes) => `${fill('- ', bytes - 1)}a`,
  dots: (bytes) => `${fill('a.', bytes - 4)}@a`,
  digits: (bytes) => `${fill('1', bytes - 1)}x`,
  'line breaks': (bytes) => `a${fill('\r\n', Math.floor(bytes / 2) - 2)}a`,
  'a list of texts': (bytes) => Array.from({ length: Math.floor(bytes / 4) }, () => ' '),
}
/** As text: JSON.stringify fails at a depth that JSON.parse accepts. */
const DEEP = {
  'lists in lists': `${'['.repeat(15_000)}1${']'.repeat(15_000)}`,
  'objects in objects': `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
}

let server: Server | undefined
afterEach(() => void server?.close())

async function listening(environment: NodeJS.ProcessEnv = {}, pages: Pages | null = null) {
  const t = testApp(environment)
  await t.ready
  const made = createServer(createListener(t, pages))
  server = made
  await new Promise<void>((done) => made.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(made.address() as AddressInfo).port}`
}

const formOf = (put: (form: FormData) => void) => {
  const form = new FormData()
  put(form)
  return form
}

const site: Pages = {
  assets: (_request, _response, next) => next(),
  indexHtml: async () => '<!doctype html><head><!--meta--></head><body><!--page-data--></body>',
}

/** How long a request held the event loop at most, in milliseconds. */
async function costOf(ask: () => Promise<Answer>) {
  const turns = timeTurns()
  const { status } = await ask()
  const [ms = 0] = turns()
  return { status, ms }
}

/** Nothing, or a sentence. A slow request is tried again, because the runtime also compiles and collects garbage. */
async function complaint(what: string, ask: () => Promise<Answer>): Promise<string | null> {
  let told: string | null = null
  for (let tries = 0; tries < TRIES; tries++) {
    const { status, ms } = await costOf(ask)
    told =
      status === 0 || status === 500 ? `${what}: status ${status}` : ms > MOST_MS ? `${what}: ${ms} ms` : null
    if (told === null) return null
  }
  return told
}

/** A sound input, in which a single field is then made the worst. */
const soundInput = ({ input }: Procedure): Record<string, unknown> => {
  const [made] = input ? fc.sample(plausible(input), { numRuns: 1, seed: 1 }) : []
  return typeof made === 'object' && made !== null ? { ...made } : {}
}

const openProcedures = procedures.filter(({ name }) => audienceOfProcedure(name) === 'everybody')
const openRows = rows.filter((row) => audienceOfRow(titleOf(row)) === 'everybody' && !row.upload)

describe('R14 no public request holds the event loop over 100 ms, whatever text it brings', () => {
  it('knows procedures and rows to try', () => {
    expect(openProcedures.length).toBeGreaterThan(20)
    expect(openRows.length).toBeGreaterThan(12)
  })

  it.each(openProcedures.map((procedure) => [procedure.name, procedure] as const))(
    '%s by tRPC, with the worst value in one field after the other',
    async (name, procedure) => {
      const url = await listening()
      const bytes = procedure.type === 'query' ? URL_BYTES / 3 : BODY_BYTES
      const wrong: (string | null)[] = []
      for (const field of Object.keys(fieldsOf(procedure)))
        for (const [kind, make] of Object.entries(WORST)) {
          const input = { ...soundInput(procedure), [field]: make(bytes) }
          wrong.push(await complaint(`${name} ${field}, ${kind}`, () => callProcedure(url, procedure, input)))
        }
      expect(wrong.filter((each) => each !== null)).toEqual([])
    },
  )

  it.each(openRows.map((row) => [titleOf(row), row] as const))(
    '%s by REST, with the worst value in one field after the other',
    async (title, row) => {
      const url = await listening()
      const bytes = row.method === 'get' ? URL_BYTES / 3 : BODY_BYTES
      const sound = soundInput(procedureNamed(row.procedure) as Procedure)
      const wrong: (string | null)[] = []
      for (const field of namesOf(row))
        for (const [kind, make] of Object.entries(WORST)) {
          const worst = make(bytes)
          const id = row.path.includes(':') && typeof worst === 'string' ? worst : 'x'
          wrong.push(
            await complaint(`${title} ${field}, ${kind}`, () =>
              callRow(url, row, id, { ...sound, [field]: worst }),
            ),
          )
        }
      expect(wrong.filter((each) => each !== null)).toEqual([])
    },
  )

  it.each(Object.entries(DEEP))('a body of nothing but %s, at every public address', async (_kind, deep) => {
    const url = await listening()
    const write = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const mutations = openProcedures.filter(({ type }) => type === 'mutation')
    const addresses = [
      ...mutations.map((procedure) => [`/trpc/${procedure.name}`, Object.keys(fieldsOf(procedure))] as const),
      ...openRows.filter(({ method }) => method === 'post').map((row) => [row.path, namesOf(row)] as const),
    ]
    const wrong: (string | null)[] = []
    for (const [address, fields] of addresses)
      for (const body of [deep, ...fields.map((field) => `{"${field}":${deep}}`)])
        wrong.push(
          await complaint(`${address} ${body.slice(0, 40)}`, () => send(url + address, { ...write, body })),
        )
    expect(wrong.filter((each) => each !== null)).toEqual([])
  })

  it('an upload with the worst name of a field or file', async () => {
    const url = await listening()
    const wrong: (string | null)[] = []
    for (const [kind, make] of Object.entries(WORST)) {
      const text = String(make(BODY_BYTES))
      const forms: Record<string, () => FormData> = {
        'name of a field': () => formOf((form) => form.append(text, 'x')),
        'text of a field': () => formOf((form) => form.append('name', text)),
        'name of a file': () => formOf((form) => form.append('file', new Blob(['x']), text)),
      }
      for (const [what, body] of Object.entries(forms))
        wrong.push(
          await complaint(`${what}, ${kind}`, () =>
            send(`${url}/media/upload`, { method: 'POST', body: body() }),
          ),
        )
    }
    expect(wrong.filter((each) => each !== null)).toEqual([])
  })

  it('a page with the worst of query strings', async () => {
    const url = await listening({}, site)
    const wrong: (string | null)[] = []
    for (const page of ['/models', '/models/asha', '/book', '/login'])
      for (const [kind, make] of Object.entries(WORST)) {
        const query = new URLSearchParams({ search: String(make(URL_BYTES / 3)), page: '1' })
        const headers = { accept: 'text/html' }
        wrong.push(
          await complaint(`${page}, ${kind}`, () =>
            send(`${url}${page}?${query}`.slice(0, URL_BYTES), { headers }),
          ),
        )
      }
    expect(wrong.filter((each) => each !== null)).toEqual([])
  })

  it('a sign-in whose provider sends the worst name', async () => {
    const providers = await socialProviders()
    const url = await listening({ ...providers.environment, PUBLIC_URL: 'https://agency.example' })
    const signIn = (token: string) =>
      send(`${url}/api/v1/agency/models/social-login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'A', email: 'a@example.in', contact: '', social_token: token }),
      })
    const wrong: (string | null)[] = []
    for (const [kind, make] of Object.entries(WORST)) {
      const name = String(make(100_000))
      const facebook = providers.facebookToken({ id: '7', name, email: 'asha@example.in' })
      const google = await providers.idToken({ name: name.slice(0, 20_000) })
      wrong.push(await complaint(`Facebook, ${kind}`, () => signIn(facebook)))
      wrong.push(await complaint(`Google, ${kind}`, () => signIn(google)))
    }
    expect(wrong.filter((each) => each !== null)).toEqual([])
  })
})
