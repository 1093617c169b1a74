import { describe, expect, it } from 'vitest'
import { contacts, jobs, notices } from '../../../../drizzle/schema'
import { aModel } from '../../../../server/demo/builders/models'
import { atDesk, claimOf } from '../../../helpers/desk/desk'

const CLIENT = 'devika@neel.example'

/** The job Neel with Zoya on its shortlist, whose client Devika can be mailed. The option ends on 9 March, 15:30. */
async function withClient() {
  const d = atDesk()
  let job = await d.proposed('Neel')
  await d.desk.contacts.create({ clientId: job.client?.id ?? '', name: 'Devika Rao', email: CLIENT })
  const { id: contactId } = d.t.db.select().from(contacts).get() ?? { id: '' }
  d.t.db.update(jobs).set({ contactId }).run()
  job = await d.again(job)
  const inform = async (keepsClientInformed: boolean) => {
    job = (await d.desk.claims.keepInformed({ ...claimOf(await d.again(job)), keepsClientInformed })).job
    return job
  }
  const mailsTo = (whom: string | null) => d.t.mails().filter(({ recipient }) => recipient === whom)
  const subjectsTo = (whom: string | null) => mailsTo(whom).map(({ subject }) => subject)
  return { ...d, job, inform, mailsTo, subjectsTo }
}

describe('the booker of an option', () => {
  it('is reminded 24 and 4 hours before it ends', async () => {
    const { t, desk, job, noor, minutesLater, subjectsTo } = await withClient()
    await desk.claims.option({ ...claimOf(job), expiresAt: '2026-03-04T10:00:00.000Z' })
    const ends = 'Your option on Zoya ends 4 Mar 2026, 15:30'
    minutesLater(24 * 60 - 1)
    expect(subjectsTo(noor.email)).toEqual([])
    minutesLater(1)
    expect(subjectsTo(noor.email)).toEqual([ends])
    expect(t.mails().at(-1)?.text).toContain(`Neel\n20 Mar 2026, full day`)
    expect(t.mails().at(-1)?.text).toContain(`/admin/jobs/${job.number}`)
    minutesLater(20 * 60 - 1)
    expect(subjectsTo(noor.email)).toEqual([ends])
    minutesLater(1)
    expect(subjectsTo(noor.email)).toEqual([ends, ends])
    minutesLater(5 * 60)
    expect(subjectsTo(noor.email)).toEqual([ends, ends])
    expect(t.db.select().from(notices).all()).toEqual([])
  })

  it('is reminded of the new end only, when the end was moved', async () => {
    const { desk, job, again, noor, minutesLater, subjectsTo } = await withClient()
    await desk.claims.option({ ...claimOf(job), expiresAt: '2026-03-04T10:00:00.000Z' })
    await desk.claims.extend({ ...claimOf(await again(job)), expiresAt: '2026-03-06T10:00:00.000Z' })
    minutesLater(2 * 24 * 60)
    expect(subjectsTo(noor.email)).toEqual([])
    minutesLater(24 * 60)
    expect(subjectsTo(noor.email)).toEqual(['Your option on Zoya ends 6 Mar 2026, 15:30'])
  })

  it('is not reminded of an option that was confirmed, released or undone', async () => {
    const { desk, job, again, noor, minutesLater, subjectsTo, proposed } = await withClient()
    const end = { expiresAt: '2026-03-04T10:00:00.000Z' }
    await desk.claims.option({ ...claimOf(job), ...end })
    const { job: said } = await desk.claims.recordAnswer({ ...claimOf(await again(job)), answer: 'yes' })
    await desk.claims.confirm(claimOf(said))
    const kori = await desk.claims.option({ ...claimOf(await proposed('Kori', ['2026-03-22'])), ...end })
    await desk.claims.release(claimOf(kori.job))
    const mela = await desk.claims.option({ ...claimOf(await proposed('Mela', ['2026-03-24'])), ...end })
    await desk.undo({ decisionId: mela.decisionId })
    minutesLater(30 * 60)
    expect(subjectsTo(noor.email)).toEqual([])
  })
})

it('the agency is reminded in place of a booker whose account is closed', async () => {
  const { t, desk, job, noor, minutesLater, subjectsTo } = await withClient()
  await desk.claims.option({ ...claimOf(job), expiresAt: '2026-03-04T10:00:00.000Z' })
  t.db.$client.prepare('update accounts set deactivated_at = ? where id = ?').run('2026-03-02', noor.id)
  minutesLater(24 * 60)
  expect(subjectsTo(noor.email)).toEqual([])
  expect(subjectsTo('bookings@tehkhana.example')).toEqual(['Your option on Zoya ends 4 Mar 2026, 15:30'])
})

describe('a client', () => {
  it('gets no mail about options unless the booker chose so', async () => {
    const { desk, job, again, minutesLater, subjectsTo } = await withClient()
    await desk.claims.option(claimOf(job))
    minutesLater(3)
    await desk.claims.release(claimOf(await again(job)))
    minutesLater(3)
    expect(subjectsTo(CLIENT)).toEqual([])
  })

  it('who is kept informed is told of the option, its rank and its end', async () => {
    const { desk, optioned, inform, again, job, minutesLater, mailsTo } = await withClient()
    await optioned('Kori')
    await inform(true)
    await desk.claims.option(claimOf(await again(job)))
    minutesLater(3)
    const [mail, ...more] = mailsTo(CLIENT)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('You have the 2nd option on Zoya, 20 Mar 2026')
    expect(mail?.text).toContain(
      'You have the 2nd option on Zoya:\n\nNeel\n20 Mar 2026, full day: 2nd option',
    )
    expect(mail?.text).toContain('Please tell us by 9 Mar 2026, 15:30 whether you confirm.')
    expect(mail?.text).not.toContain('Kori')
  })

  it('who is kept informed is told when it moves up, ends soon and has ended', async () => {
    const { desk, optioned, again, inform, job, minutesLater, subjectsTo } = await withClient()
    const kori = await optioned('Kori')
    await inform(true)
    await desk.claims.option({ ...claimOf(await again(job)), expiresAt: '2026-03-04T10:00:00.000Z' })
    minutesLater(3)
    await desk.claims.release(claimOf(await again(kori)))
    minutesLater(3)
    minutesLater(3 * 24 * 60)
    expect(subjectsTo(CLIENT)).toEqual([
      'You have the 2nd option on Zoya, 20 Mar 2026',
      'You are now first on Zoya, 20 Mar 2026',
      'Zoya is no longer on option for 20 Mar 2026',
    ])
  })

  it('who is kept informed is reminded like the booker', async () => {
    const { desk, again, inform, job, minutesLater, mailsTo } = await withClient()
    await inform(true)
    await desk.claims.option({ ...claimOf(await again(job)), expiresAt: '2026-03-04T10:00:00.000Z' })
    minutesLater(24 * 60)
    const mail = mailsTo(CLIENT).at(-1)
    expect(mail?.subject).toBe('Your option on Zoya ends 4 Mar 2026, 15:30')
    expect(mail?.text).toContain('Please tell us by 4 Mar 2026, 15:30 whether you confirm Zoya:')
  })

  it('is told nothing more once the booker has changed their mind', async () => {
    const { desk, again, inform, job, minutesLater, subjectsTo } = await withClient()
    await inform(true)
    await desk.claims.option(claimOf(await again(job)))
    await inform(false)
    minutesLater(3)
    await desk.claims.release(claimOf(await again(job)))
    minutesLater(3)
    expect(subjectsTo(CLIENT)).toEqual([])
  })

  it('gets no mail when its contact has left', async () => {
    const { t, desk, again, inform, job, minutesLater, mailsTo } = await withClient()
    await inform(true)
    const { id, version } = t.db.select().from(contacts).get() ?? { id: '', version: 0 }
    await desk.contacts.change({ id, version, hasLeft: true })
    expect((await again(job)).contact).toMatchObject({ name: 'Devika Rao', hasLeft: true })
    const placed = await desk.claims.option(claimOf(await again(job)))
    const { job: said } = await desk.claims.recordAnswer({ ...claimOf(placed.job), answer: 'yes' })
    expect(
      (
        await desk.claims.mails({
          claimId: claimOf(said).claimId,
          dateIds: said.dates.map((date) => date.id),
        })
      ).map(({ recipient }) => recipient),
    ).toEqual(['talent'])
    await desk.claims.confirm(claimOf(said))
    minutesLater(3)
    expect(mailsTo(CLIENT)).toEqual([])
  })

  it('gets one mail about several talents of a job', async () => {
    const { t, desk, again, job, minutesLater, mailsTo } = await withClient()
    const asha = aModel(t, { stageName: 'Asha', name: 'Asha Rao' })
    const { job: both } = await desk.claims.propose({ jobId: job.id, modelId: asha.id })
    for (const claim of both.claims) {
      const given = { claimId: claim.id, version: claim.version }
      const { job: placed } = await desk.claims.option(given)
      const version = placed.claims.find(({ id }) => id === claim.id)?.version ?? 0
      const said = await desk.claims.recordAnswer({ claimId: claim.id, version, answer: 'yes' })
      const now = said.job.claims.find(({ id }) => id === claim.id)?.version ?? 0
      await desk.claims.confirm({ claimId: claim.id, version: now })
    }
    minutesLater(3)
    const [mail, ...more] = mailsTo(CLIENT)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Confirmed: Neel, 20 Mar 2026')
    expect(mail?.text).toContain(
      'Zoya and Asha are confirmed for you:\n\nNeel\n\nZoya\n20 Mar 2026, full day\n\nAsha\n20 Mar 2026, full day\n',
    )
    const { calendar } = mail ?? {}
    expect(calendar?.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    const now = await again(both)
    await desk.jobs.setStage({ id: now.id, version: now.version, stage: 'cancelled', reason: 'No budget' })
    minutesLater(3)
    expect(mailsTo(CLIENT).map(({ subject }) => subject)).toEqual([
      'Confirmed: Neel, 20 Mar 2026',
      'Cancelled: Neel, 20 Mar 2026',
    ])
  })
})
