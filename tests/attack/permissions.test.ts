import { describe, expect, it } from 'vitest'
import { EXPORTS } from '../../server/http/files/exports'
import {
  audienceOfProcedure,
  audienceOfRow,
  type Caller,
  expectedRefusal,
  means,
  PROCEDURES,
  ROWS,
} from './audiences'
import {
  type Answer,
  callProcedure,
  callRow,
  complaints,
  procedures,
  rows,
  send,
  titleOf,
  wrongWith,
} from './calls'
import { attacked } from './server'

const here = attacked()

const exportTitle = (name: string) => `GET /exports/${name}.csv`
/** Addresses that are neither rows nor exports: calendar programs read them. */
const CALENDAR = { title: 'GET /calendar/:token.ics', path: '/calendar/nobody.ics' }
/** A backup as a file: no row either. */
const BACKUP = { title: 'POST /exports/backup.zip', path: '/exports/backup.zip' }
const callers: Caller[] = ['visitor', 'talent', 'other talent', 'booker', 'admin', 'superadmin']

/** A token of a session made for this one call, since some calls end it. */
function tokenOf(caller: Caller): string | null {
  const { talent, other, booker, admin, superadmin, signedIn } = here.agency
  const accounts = { talent: talent.account, 'other talent': other.account, booker, admin, superadmin }
  return caller === 'visitor' ? null : signedIn(accounts[caller])
}

type Route = { title: string; audience: ReturnType<typeof audienceOfRow>; ask: Ask }
type Ask = (token: string | null) => Promise<Answer>

const routes = (): Route[] => [
  ...procedures.map((procedure) => ({
    title: procedure.name,
    audience: audienceOfProcedure(procedure.name),
    ask: (token: string | null) =>
      callProcedure(here.server.url, procedure, procedure.input ? {} : undefined, { token }),
  })),
  ...rows.map((row) => ({
    title: titleOf(row),
    audience: audienceOfRow(titleOf(row)),
    ask: (token: string | null) => callRow(here.server.url, row, 'nobody', {}, { token }),
  })),
  ...EXPORTS.map((name) => ({
    title: exportTitle(name),
    audience: audienceOfRow(exportTitle(name)),
    ask: (token: string | null) => send(`${here.server.url}/exports/${name}.csv`, { token }),
  })),
  {
    title: CALENDAR.title,
    audience: audienceOfRow(CALENDAR.title),
    ask: (token: string | null) => send(here.server.url + CALENDAR.path, { token }),
  },
  {
    title: BACKUP.title,
    audience: audienceOfRow(BACKUP.title),
    ask: (token: string | null) => send(here.server.url + BACKUP.path, { method: 'POST', token }),
  },
]

/** What is wrong with an answer when `refusal`, or access, is right. */
function complaint(answer: Answer, refusal: 401 | 403 | null): string | null {
  if (refusal !== null) return answer.status === refusal ? null : `${answer.status} instead of ${refusal}`
  return [401, 403].includes(answer.status) ? `refused with ${answer.status}` : wrongWith(answer)
}

describe('S1 who may call what', () => {
  it('is known for every procedure and every row, and listed for nothing else', () => {
    expect(routes().filter(({ audience }) => !audience)).toEqual([])
    const titles = routes().map(({ title }) => title)
    const entries = [...Object.values(PROCEDURES), ...Object.values(ROWS)].flat()
    expect(entries.filter((entry) => !titles.some((title) => means(entry, title)))).toEqual([])
  })

  it.each(callers)('every procedure and every row accepts or refuses: %s', async (caller) => {
    const wrong: string[] = []
    for (const { title, audience, ask } of routes()) {
      if (!audience) continue
      const said = complaint(await ask(tokenOf(caller)), expectedRefusal(audience, caller))
      if (said) wrong.push(`${title}: ${said}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('S2 S3 a token that is forged, expired, ended or made for another purpose is refused', () => {
  async function refused(caller: 'talent' | 'superadmin', those: Route[]) {
    const account = caller === 'talent' ? here.agency.talent.account : here.agency.superadmin
    const tries = Object.entries(here.agency.noRight(account)).flatMap(([how, token]) =>
      those.flatMap((route) => (route.audience ? [{ ...route, audience: route.audience, how, token }] : [])),
    )
    expect(tries.length).toBeGreaterThan(those.length)
    const wrong = await complaints(tries, async ({ how, token, title, audience, ask }) => {
      const said = complaint(await ask(token), expectedRefusal(audience, 'visitor'))
      return said && `${how}, ${title}: ${said}`
    })
    expect(wrong).toEqual([])
  }

  it.each(['talent', 'superadmin'] as const)('of a %s, at one call of each kind and audience', (caller) => {
    const kindOf = ({ title, audience }: Route) => `${title.includes(' ') ? 'row' : 'procedure'} ${audience}`
    return refused(caller, [...new Map(routes().map((route) => [kindOf(route), route])).values()])
  })

  it.each(['talent', 'superadmin'] as const)(
    'of a %s, at every procedure and every row',
    { tags: ['slow'] },
    (caller) => refused(caller, routes()),
  )

  it('the same account with a live session is accepted', async () => {
    const answer = await send(`${here.server.url}/user/profile`, { token: tokenOf('talent') })
    expect(answer.status).toBe(200)
  })
})

describe('S31 a page of another site', () => {
  it('cannot change anything, whatever token it has', async () => {
    const headers = { origin: 'https://elsewhere.example', 'content-type': 'application/json' }
    const wrong: string[] = []
    for (const { name, type } of procedures) {
      if (type !== 'mutation') continue
      const asked = { method: 'POST', body: '{}', headers, token: tokenOf('superadmin') }
      const { status } = await send(`${here.server.url}/trpc/${name}`, asked)
      if (status !== 403) wrong.push(`${name}: ${status}`)
    }
    expect(wrong).toEqual([])
  })

  it('cannot send what a form can send', async () => {
    for (const form of ['text/plain', 'application/x-www-form-urlencoded']) {
      const headers = { 'content-type': form }
      const wrong: string[] = []
      for (const { name, type } of procedures) {
        if (type !== 'mutation') continue
        const asked = { method: 'POST', body: '{}', headers, token: tokenOf('superadmin') }
        const { status } = await send(`${here.server.url}/trpc/${name}`, asked)
        if (status !== 415) wrong.push(`${name}: ${status}`)
      }
      expect(wrong).toEqual([])
    }
  })

  it('changes nothing by a GET', async () => {
    const wrong: string[] = []
    for (const { name, type } of procedures) {
      if (type !== 'mutation') continue
      const { status } = await send(`${here.server.url}/trpc/${name}?input=%7B%7D`, {
        token: tokenOf('superadmin'),
      })
      if (status !== 405) wrong.push(`${name}: ${status}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('the tRPC endpoint', () => {
  const guess = { json: true }
  it('S5 accepts at most ten calls in one request', async () => {
    const names = Array.from({ length: 11 }, () => 'auth.signInTalent').join(',')
    const body = JSON.stringify(Object.fromEntries(Array.from({ length: 11 }, (_, n) => [n, guess])))
    const headers = { 'content-type': 'application/json' }
    const { status } = await send(`${here.server.url}/trpc/${names}?batch=1`, {
      method: 'POST',
      body,
      headers,
    })
    expect(status).toBe(400)
  })

  it.each([
    '/trpc',
    '/trpc/',
    '/trpc/__proto__',
    '/trpc/constructor',
    '/trpc/site',
    '/trpc/site.models.list.x',
  ])('S35 finds nothing at %s and reveals nothing', async (path) => {
    const answer = await send(here.server.url + path)
    expect(wrongWith(answer)).toBeNull()
    expect(answer.status).toBe(404)
  })
})
