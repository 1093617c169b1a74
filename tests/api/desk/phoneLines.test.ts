import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { models } from '../../../drizzle/schema'
import { withSheet } from '../../helpers/desk/callSheets'
import { atDesk } from '../../helpers/desk/desk'
import { aPhone, sentToPhones as sent, talentOf } from '../../helpers/people/phones'
import type { TestApp } from '../../helpers/testApp'

const HOUR = 60 * 60_000

describe('a talent is told of what she is mailed', () => {
  const withPhone = async (t: TestApp, modelId: string) => {
    const account = talentOf(t, 'Zoya Khan')
    t.db.update(models).set({ accountId: account.id }).where(eq(models.id, modelId)).run()
    await t.as(account).talent.push.add(aPhone())
    return account
  }
  const texts = async (t: TestApp) => (await sent(t)).map(([, { text, path }]) => [text, path])

  it('asked, confirmed and cancelled, without the client, the job, the place or the fee', async () => {
    const { t, desk, zoya, proposed, settle, again, minutesLater } = atDesk()
    await withPhone(t, zoya.id)
    let job = await proposed('Third Monsoon', ['2026-03-20', '2026-03-21'])
    const claim = async () => {
      job = await again(job)
      const [{ id: claimId, version } = { id: '', version: 0 }] = job.claims
      return { claimId, version }
    }
    await desk.claims.ask(await claim())
    minutesLater(31)
    expect(await texts(t)).toEqual([
      ['Are you free on Mar 20 – 21, 2026? Open to answer.', '/model-dashboard/jobs'],
    ])
    await desk.claims.recordAnswer({ ...(await claim()), answer: 'yes' })
    settle(job)
    await desk.claims.option(await claim())
    await desk.claims.confirm(await claim())
    minutesLater(31)
    expect(await texts(t)).toEqual([['You are confirmed for Mar 20 – 21, 2026.', '/model-dashboard/jobs']])
    await desk.claims.cancel(await claim())
    minutesLater(31)
    expect(await texts(t)).toEqual([['Cancelled: Mar 20 – 21, 2026.', '/model-dashboard/jobs']])
  })

  it('a call sheet and its change, whichever way it is sent, with a press to her own page', async () => {
    const { t, zoya, save, issue, tokenOf, minutesLater } = await withSheet()
    await withPhone(t, zoya.id)
    await save('05:45', '06:00')
    await issue()
    minutesLater(31)
    const token = await tokenOf('Zoya')
    expect(await texts(t)).toEqual([['Call sheet for Mar 20, 2026: call 05:45.', `/c/${token}`]])
    await save('05:15', '06:00')
    await issue()
    minutesLater(31)
    expect(await texts(t)).toEqual([['Changed call sheet for Mar 20, 2026: call 05:15.', `/c/${token}`]])
  })

  it('a message of the agency, unless she read it before', async () => {
    const { t, zoya } = atDesk()
    const account = await withPhone(t, zoya.id)
    const { admin } = t.as(t.admin())
    const { id } = await admin.mentorMessages.answer({ id: zoya.id, text: 'Fitting on Monday?' })
    await t.as(account).talent.mentorMessages.markRead({ until: id })
    t.later(3 * 60_000)
    expect(await texts(t)).toEqual([])
    await admin.mentorMessages.answer({ id: zoya.id, text: 'On Tuesday?' })
    t.later(3 * 60_000)
    expect(await texts(t)).toEqual([[expect.stringMatching(/^A message from /), '/model-dashboard']])
  })

  it('at night about a day that is far, in the morning', async () => {
    const { t, desk, zoya, proposed, minutesLater } = atDesk()
    await withPhone(t, zoya.id)
    const job = await proposed('Third Monsoon', ['2026-03-20'])
    t.later(7 * HOUR)
    const [{ id: claimId, version } = { id: '', version: 0 }] = job.claims
    await desk.claims.ask({ claimId, version })
    minutesLater(31)
    expect(await texts(t)).toEqual([])
    t.later(9 * HOUR)
    expect(await texts(t)).toHaveLength(1)
  })
})
