import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { unzip } from '../helpers/installed/backups'
import { audienceOfProcedure, audienceOfRow } from './audiences'
import { type Answer, callProcedure, callRow, type Procedure, procedures, rows, send, titleOf } from './calls'
import { about, changes, holdings } from './holdings'
import { fieldsOf, namesOf, plausible, withIds } from './inputs'
import { aBookout, anAskedClaim } from './planted/askedClaim'
import { attacked } from './server'
import { asHer, type Hers, OPEN, PROCEDURES, ROWS } from './tries'

const here = attacked()

let hers: Hers
let zoya: string
let picture: Buffer
beforeAll(async () => {
  picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer()
  hers = await whatIsHers()
  zoya = here.agency.signedIn(here.agency.other.account)
})

const PORTFOLIO = '/api/v1/agency/models/portfolio-upload'

const lay = (path: string, token: string, parts: Record<string, string> = {}) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(parts)) body.set(name, value)
  body.set('file', new Blob([new Uint8Array(picture)]), 'a.jpg')
  return send(here.server.url + path, { method: 'POST', body, token })
}

/** Everything of Asha's that has an id, with a private file that is really there and a session that lives. */
async function whatIsHers(): Promise<Hers> {
  const { agency } = here
  const { account, model, pictures } = agency.talent
  const session = agency.aSession(account)
  const token = agency.token(session, account.id)
  const laid = await lay(PORTFOLIO, token, { type: 'nude_front' })
  const given = await lay('/user/documents', token, { kind: 'passport', number: 'P1234567' })
  const address: string = JSON.parse(laid.text).data.portfolio_item.s3_url
  const [, file = ''] = /\/media\/([\w-]+)\//.exec(address) ?? []
  const phone = { endpoint: 'https://push.example/hers', p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
  const told = await send(`${here.server.url}/trpc/talent.push.add`, {
    method: 'POST',
    token,
    body: JSON.stringify(phone),
    headers: { 'content-type': 'application/json' },
  })
  const waiting = await send(`${here.server.url}/trpc/talent.portfolio.list`, { token })
  const items: { id: string }[] = JSON.parse(waiting.text).result.data
  return {
    account: account.id,
    model: model.id,
    email: account.email ?? '',
    slug: model.slug ?? '',
    session,
    address,
    file,
    items: items.map(({ id }) => id),
    pictures: pictures.map(({ media }) => media.id),
    application: agency.application.id,
    claim: anAskedClaim(agency.db, model).claimId,
    bookout: aBookout(agency.db, model),
    booking: agency.booking.id,
    document: JSON.parse(given.text).data._id,
    phone: JSON.parse(told.text).result.data.devices[0].id,
    project: agency.project.id,
    rating: agency.rating.id,
    message: agency.message.id,
  }
}

const all = () => Object.values(hers).flat()
const single = () => [...new Set(all())].filter((id) => id !== hers.address && id !== hers.email)

const ownThings = () => ({ email: here.agency.other.account.email, opportunity: here.agency.opportunity.id })
const ofTalents = (audience: string | undefined) => audience?.startsWith('talents') || audience === 'members'
const ofAdmin = (audience: string | undefined) =>
  audience === 'desk' || audience === 'agency' || audience === 'superadmins'
const now = () => holdings(here.agency, here.server.uploadsDir)

/** Calls a row correctly: with a file if it takes one. */
function ask(row: (typeof rows)[number], id: string, given: object, token: string): Promise<Answer> {
  if (!row.upload) return callRow(here.server.url, row, id, given, { token })
  const { model_id = id, user_id = id } = given as Record<string, string>
  return lay(row.path.replace(/:\w+/g, encodeURIComponent(id)), token, {
    model_id,
    user_id,
    modelId: model_id,
    ...(row.path.endsWith('/documents') && { kind: 'contract' }),
  })
}

describe("S11 a talent with another talent's ids", () => {
  it('covers every procedure and every row that talents may call, and nothing else', () => {
    const callable = procedures.filter(({ name }) => ofTalents(audienceOfProcedure(name)))
    expect(Object.keys(PROCEDURES).sort()).toEqual(callable.map(({ name }) => name).sort())
    const called = rows.filter((row) => ofTalents(audienceOfRow(titleOf(row))))
    expect(Object.keys(ROWS).sort()).toEqual(called.map(titleOf).sort())
  })

  it('covers every public call with an id', () => {
    const takesId = (names: string[]) => names.some((name) => /^(id|key|.*Id|.*links?)$/i.test(name))
    const open = [
      ...procedures
        .filter(({ name }) => audienceOfProcedure(name) === 'everybody')
        .map((procedure) => ({ title: procedure.name, names: Object.keys(fieldsOf(procedure)) })),
      ...rows
        .filter((row) => audienceOfRow(titleOf(row)) === 'everybody')
        .map((row) => ({ title: titleOf(row), names: namesOf(row) })),
    ]
    const taking = open.filter(({ names }) => takesId(names)).map(({ title }) => title)
    expect(Object.keys(OPEN).sort()).toEqual(taking.sort())
  })

  it('is refused with 403 by everything of the agency, whatever the id, and changes nothing', {
    tags: ['slow'],
  }, async () => {
    const before = now()
    const wrong: string[] = []
    for (const { name, ...rest } of procedures) {
      if (!ofAdmin(audienceOfProcedure(name))) continue
      for (const id of single()) {
        const input = said({ name, ...rest }, id)
        const { status } = await callProcedure(here.server.url, { name, ...rest }, input, { token: zoya })
        if (status !== 403) wrong.push(`${name} ${JSON.stringify(input)}: ${status}`)
      }
    }
    for (const row of rows) {
      if (!ofAdmin(audienceOfRow(titleOf(row)))) continue
      for (const id of single()) {
        const { status } = await ask(row, id, { ...asHer(hers), id }, zoya)
        if (status !== 403) wrong.push(`${titleOf(row)} ${id}: ${status}`)
      }
    }
    expect(wrong).toEqual([])
    expect(changes(before, now())).toEqual([])
  })

  it.each(Object.entries(ROWS))('%s', async (title, { say = asHer, status, at }) => {
    const row = rows.find((each) => titleOf(each) === title) as (typeof rows)[number]
    const before = about(now(), all())
    const answer = await ask(row, at?.(hers) ?? hers.model, say(hers, ownThings()), zoya)
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([status, answer.text.slice(0, 300)])
    expect(all().filter((id) => answer.text.includes(id))).toEqual([])
    expect(changes(before, about(now(), all()))).toEqual([])
  })

  it('opens none of her files, not even with the signature of another file', async () => {
    const laid = await lay(PORTFOLIO, zoya)
    const [, query = ''] = JSON.parse(laid.text).data.portfolio_item.s3_url.split('?')
    const hersSigned = new URL(hers.address)
    const path = `${here.server.url}${hersSigned.pathname}`
    expect((await send(`${path}${hersSigned.search}`)).status).toBe(200)
    const end = new URLSearchParams(query).get('e')
    const asZoya = new URLSearchParams(hersSigned.search)
    asZoya.set('u', new URLSearchParams(query).get('u') ?? '')
    for (const tried of ['', query, asZoya, `e=${end}&u=${hers.session}&s=x`])
      expect((await send(`${path}?${tried}`, { token: zoya })).status).toBe(404)
  })

  it.each(['/exports/portfolio.pdf', '/exports/my-data.zip'])('POST %s', async (path) => {
    const before = now()
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${zoya}` }
    const body = JSON.stringify(asHer(hers))
    const answer = await fetch(`${here.server.url}${path}?id=${hers.model}`, {
      method: 'POST',
      headers,
      body,
    })
    expect(answer.status).toBe(200)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const texts = path.endsWith('zip') ? [...unzip(bytes).values()] : [bytes]
    const told = all().filter((id) => texts.some((text) => text.includes(id)))
    expect(told).toEqual([])
    expect(changes(before, now())).toEqual([])
  })

  it.each(Object.entries(PROCEDURES))('%s', async (name, { say = asHer, status }) => {
    const procedure = procedures.find((each) => each.name === name) as Procedure
    // Some of them end the session.
    const token = here.agency.signedIn(here.agency.other.account)
    const before = about(now(), all())
    const answer = await callProcedure(here.server.url, procedure, say(hers, ownThings()), { token })
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([status, answer.text.slice(0, 300)])
    expect(all().filter((id) => answer.text.includes(id))).toEqual([])
    expect(changes(before, about(now(), all()))).toEqual([])
  })

  it.each(Object.entries(OPEN))('%s', async (title, { say = asHer, status, adds = [] }) => {
    const token = here.agency.signedIn(here.agency.aTalent('Meera').account)
    const row = rows.find((each) => titleOf(each) === title)
    const procedure = procedures.find(({ name }) => name === title) as Procedure
    const before = about(now(), all())
    const answer = row
      ? await ask(row, hers.model, say(hers, ownThings()), token)
      : await callProcedure(here.server.url, procedure, say(hers, ownThings()), { token })
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([status, answer.text.slice(0, 300)])
    const { account, email, session, file, application, booking, claim, bookout } = hers
    const told = [account, email, session, file, application, booking, claim, bookout].filter((id) =>
      answer.text.includes(id),
    )
    expect(told).toEqual([])
    const added = adds.map((table) => `+ ${table} `)
    const changed = changes(before, about(now(), all()))
    expect(changed.filter((change) => !added.some((start) => change.startsWith(start)))).toEqual([])
  })

  it('leaves her signed in, and all her data unchanged', async () => {
    const token = here.agency.token(hers.session, hers.account)
    const { status, text } = await send(`${here.server.url}/trpc/talent.portfolio.list`, { token })
    expect(status).toBe(200)
    expect(JSON.parse(text).result.data.map(({ id }: { id: string }) => id)).toEqual(hers.items)
  })
})

/** An input that the procedure may take, with the id wherever one is asked for. */
function said({ input }: Procedure, id: string): unknown {
  if (!input) return undefined
  const [made] = fc.sample(plausible(input), { numRuns: 1, seed: 3 })
  return { ...asHer(hers), ...(withIds(made, [id]) as object), id }
}
