import supertest from 'supertest'
import { expect, it } from 'vitest'
import { createApp } from '../../../server/app'
import { atDesk, claimOf } from '../../helpers/desk/desk'

const DAY_MS = 24 * 60 * 60_000
const assets = (_request: unknown, _response: unknown, next: () => void) => next()
const indexHtml = async () => '<!doctype html><head><!--meta--></head><body><!--page--></body>'

it('the page of an answer link is 200 while it asks or shows its answer, and 404 guessed, ended or no longer needed', async () => {
  const { t, desk, optioned, again } = atDesk()
  const render = async () => ({ html: '', styles: [], redirectTo: null })
  const http = supertest(createApp(t, { assets, indexHtml, render }))
  const open = async (token: string) => {
    const { status, text, headers } = await http.get(`/answer/${token}`).set('accept', 'text/html')
    expect(text).toContain('<meta name="robots" content="noindex" />')
    expect(headers['cache-control']).toBe('no-store')
    return status
  }
  const asked = async (title: string, day: string) => {
    const job = await optioned(title, [day])
    const { text } = await desk.claims.text({ claimId: claimOf(job).claimId, of: 'question' })
    return { job, token: /\/answer\/([\w-]{22})/.exec(text)?.[1] ?? '' }
  }
  const { token } = await asked('Kori', '2026-03-20')
  const other = await asked('Mela', '2026-03-24')
  expect([await open('guessed'), await open(token), await open(other.token)]).toEqual([404, 200, 200])

  const { answers } = t.visitor().site
  const question = await answers.get({ token })
  await answers.give({ token, version: 'job' in question ? question.job.version : 0, answer: 'yes' })
  await desk.claims.release(claimOf(await again(other.job)))
  expect([await open(token), await open(other.token)]).toEqual([200, 404])

  t.later(30 * DAY_MS)
  expect(await open(token)).toBe(404)
})
