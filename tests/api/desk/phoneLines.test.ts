import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { models, outbox, sheetReceipts } from '../../../drizzle/schema'
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
      ['Are you free on 20–21 Mar 2026? Open to answer.', '/model-dashboard/jobs'],
    ])
    await desk.claims.recordAnswer({ ...(await claim()), answer: 'yes' })
    settle(job)
    await desk.claims.option(await claim())
    await desk.claims.confirm(await claim())
    minutesLater(31)
    expect(await texts(t)).toEqual([['You are confirmed for 20–21 Mar 2026.', '/model-dashboard/jobs']])
    await desk.claims.cancel(await claim())
    minutesLater(31)
    expect(await texts(t)).toEqual([['Cancelled: 20–21 Mar 2026.', '/model-dashboard/jobs']])
  })

  it('a call sheet and its change, whichever way it is sent, with a press to her own page', async () => {
    const { t, zoya, save, issue, tokenOf, minutesLater } = await withSheet()
    await withPhone(t, zoya.id)
    await save('05:45', '06:00')
    await issue()
    minutesLater(31)
    const token = await tokenOf('Zoya')
    expect(await texts(t)).toEqual([['Call sheet for 20 Mar 2026: call 05:45.', `/c/${token}`]])
    await save('05:15', '06:00')
    await issue()
    minutesLater(31)
    expect(await texts(t)).toEqual([['Changed call sheet for 20 Mar 2026: call 05:15.', `/c/${token}`]])
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

  /** Asked for a job, with the line on her phone sent or not. */
  async function asked(answer: string) {
    const at = atDesk()
    const account = await withPhone(at.t, at.zoya.id)
    const job = await at.proposed('Third Monsoon', ['2026-03-20'])
    const [{ id: claimId, version } = { id: '', version: 0 }] = job.claims
    await at.desk.claims.ask({ claimId, version })
    at.minutesLater(31)
    await sent(at.t, answer)
    const mails = () =>
      at.t.db
        .select()
        .from(outbox)
        .all()
        .filter(({ recipient }) => recipient === account.email)
    return { ...at, account, mails, her: at.t.as(account).talent.push }
  }

  it('her mail waits for 15 minutes, and is not sent when she looks at her jobs meanwhile', async () => {
    const { t, her, mails } = await asked('201')
    const [mail] = mails()
    expect(Date.parse(mail?.nextTryAt ?? '') - t.clock().getTime()).toBe(15 * 60_000)
    await her.seen()
    expect(mails()).toEqual([])
  })

  it('her mail is sent where no phone took the line, and to who has none it is sent at once', async () => {
    const { her, mails } = await asked('503')
    await her.seen()
    expect(mails()).toHaveLength(1)
    const { t, desk, proposed, zoya, minutesLater } = atDesk()
    const account = talentOf(t, 'Zoya Khan')
    t.db.update(models).set({ accountId: account.id }).where(eq(models.id, zoya.id)).run()
    const job = await proposed('Third Monsoon', ['2026-03-20'])
    const [{ id: claimId, version } = { id: '', version: 0 }] = job.claims
    await desk.claims.ask({ claimId, version })
    minutesLater(31)
    const mail = t.db.select().from(outbox).all().at(-1)
    expect(mail?.nextTryAt).toBe(t.clock().toISOString())
  })

  it('a call sheet that she opened is not mailed as well', async () => {
    const { t, kiran, save, issue, tokenOf, guest, minutesLater } = await withSheet()
    await withPhone(t, kiran.id)
    await save('05:45', '06:00')
    await issue()
    minutesLater(31)
    await sent(t)
    const hers = () =>
      t.db
        .select()
        .from(outbox)
        .all()
        .filter(
          ({ recipient, subject }) => recipient === 'kiran@example.in' && subject.includes('Call sheet'),
        )
    expect(hers()).toHaveLength(1)
    await guest().seen({ token: await tokenOf('Kiran'), number: 1 })
    expect(hers()).toEqual([])
    expect(
      t.db
        .select()
        .from(sheetReceipts)
        .all()
        .filter(({ seenAt }) => seenAt !== null),
    ).toEqual([expect.objectContaining({ sentVia: 'mail', sentAt: null, mailId: null })])
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
