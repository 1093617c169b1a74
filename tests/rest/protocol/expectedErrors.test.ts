import { pino } from 'pino'
import supertest from 'supertest'
import { expect, it } from 'vitest'
import { createApp } from '../../../server/app'
import type { AppContext } from '../../../server/core/context'
import { busy, toErrorResponse } from '../../../server/core/errors'
import { TaskKilledError, TaskRefusedError } from '../../../server/core/processes/childProcessQueue'
import { aPhotograph } from '../../helpers/files/photograph'
import { testApp } from '../../helpers/testApp'

type Line = { level: number; msg: string; err?: unknown; unsaid?: number }

/** The app with a captured log, and picture processing that fails with `error` when there is one. */
async function logged(error?: Error) {
  const t = testApp()
  await t.ready
  const lines: Line[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const variants: AppContext['images']['variants'] = async () => {
    throw error
  }
  const app = error ? { ...t, log, images: { ...t.images, variants } } : { ...t, log }
  return { t, http: supertest(createApp(app, null)), lines, photograph: await aPhotograph('jpeg') }
}

const problemsOf = (lines: Line[]) =>
  lines.filter((line) => line.level >= 50 || JSON.stringify(line).includes('"stack"'))

it.each([
  ['a server that is busy', busy(), 503],
  ['a full disk', Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }), 503],
  ['a damaged picture', new TaskRefusedError('damaged'), 400],
  ['a picture of too many pixels', new TaskRefusedError('pixels'), 413],
])('S35 an upload refused for %s: no error line and no stack in the log', async (_what, error, status) => {
  const { http, lines, photograph } = await logged(error)
  for (let n = 0; n < 20; n++)
    expect((await http.post('/media/upload').attach('file', photograph, 'a.jpg')).status).toBe(status)
  expect(problemsOf(lines)).toEqual([])
  expect(lines.length).toBeLessThan(3)
})

it('R9 a full disk is recognised by its code, not by its message', () => {
  const full = (code: string) => Object.assign(new Error('write failed'), { code })
  expect(toErrorResponse(full('ENOSPC')).status).toBe(503)
  expect(toErrorResponse(full('EDQUOT')).status).toBe(503)
  expect(toErrorResponse(new Error('ENOSPC: no space left on device')).status).toBe(500)
})

it('S35 a picture that was given up: a warning, no error line', async () => {
  const { http, lines, photograph } = await logged(new TaskKilledError('ended by SIGKILL'))
  expect((await http.post('/media/upload').attach('file', photograph, 'a.jpg')).status).toBe(413)
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([[40, 'a picture was given up']])
})

it('S35 social sign-in that is not set up: no error line and no stack in the log, by REST and by tRPC', async () => {
  const { http, lines } = await logged()
  const given = { name: 'Asha', email: 'asha@example.in', social_token: 'a.b.c', contact: '' }
  const rest = await http.post('/api/v1/agency/models/social-login').send(given)
  const start = { provider: 'google', state: 'abcdefghijklmnop', nonce: 'ponmlkjihgfedcba' }
  const trpc = await http.post('/trpc/auth.startSocially').send(start)
  expect([rest.status, trpc.status]).toEqual([501, 501])
  expect(problemsOf(lines)).toEqual([])
})

it('S35 bad input, no session, another role, unknown addresses and wrong types: nothing in the log', async () => {
  const { t, http, lines } = await logged()
  const admin = t.tokenFor(t.admin())
  const answers = [
    await http.post('/enquiries').send({ name: 7 }),
    await http.post('/enquiries').set('content-type', 'application/json').send('{'),
    await http.post('/enquiries').set('content-type', 'text/plain').send('x'),
    await http.post('/enquiries').send({ message: 'x'.repeat(110_000) }),
    await http.post('/trpc/site.enquiries.send').send({ message: 'x'.repeat(110_000) }),
    await http.get('/admin/bookings'),
    await http.get('/trpc/admin.audit.list').auth(admin, { type: 'bearer' }),
    await http.get('/no/such/page'),
    await http.get('/%E0%A4%A'),
    await http.post('/media/upload').set('content-type', 'multipart/form-data').send('x'),
    await http.post('/media/upload').attach('file', Buffer.from('hello'), 'a.pdf'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 415, 413, 413, 401, 403, 404, 404, 400, 415])
  expect(lines).toEqual([])
})

it('an unexpected error: one error line with its stack', async () => {
  const { http, lines, photograph } = await logged(new TypeError('not a function'))
  expect((await http.post('/media/upload').attach('file', photograph, 'a.jpg')).status).toBe(500)
  expect(problemsOf(lines).length).toBeGreaterThan(0)
})
