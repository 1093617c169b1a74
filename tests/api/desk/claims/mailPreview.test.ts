import { describe, expect, it } from 'vitest'
import { contacts, jobs } from '../../../../drizzle/schema'
import { atDesk, claimOf } from '../../../helpers/desk/desk'

/** A talent who said yes, of a job whose client has a contact. */
async function withContact() {
  const d = atDesk()
  const job = await d.agreed('Neel', ['2026-03-20', '2026-03-21'])
  const clientId = job.client?.id ?? ''
  const contact = { clientId, name: 'Devika Rao', email: 'devika@neel.example' }
  await d.desk.contacts.create(contact)
  d.t.db
    .update(jobs)
    .set({ contactId: d.t.db.select().from(contacts).get()?.id ?? null })
    .run()
  d.minutesLater(3)
  const from = d.t.mails().length
  const sent = () =>
    d.t
      .mails()
      .slice(from)
      .map(({ recipient, subject, text }) => ({ to: recipient, subject, text }))
  return { ...d, job: await d.again(job), sent }
}

describe('the mails of a confirmation', () => {
  it('are shown as they are sent, by the dates that are chosen', async () => {
    const { desk, job, sent, minutesLater } = await withContact()
    const dateIds = [job.dates[0]?.id ?? '']
    const shown = await desk.claims.mails({ claimId: claimOf(job).claimId, dateIds })
    expect(shown.map(({ recipient, to, subject }) => [recipient, to, subject])).toEqual([
      ['talent', 'zoya@example.in', 'Confirmed: Neel, 20 Mar 2026'],
      ['client', 'devika@neel.example', 'Confirmed: Neel, 20 Mar 2026'],
    ])
    expect(shown[1]?.text).toContain('Zoya is confirmed for you')
    // The booker of the job signs both.
    for (const { text } of shown) expect(text).toMatch(/\n\nNoor\nTehkhana\n/)
    await desk.claims.confirm({ ...claimOf(job), dateIds, others: 'keep' })
    minutesLater(3)
    expect(sent()).toEqual(shown.map(({ to, subject, text }) => ({ to, subject, text })))
  })

  it('go to nobody who was left out', async () => {
    const { desk, job, sent, minutesLater } = await withContact()
    await desk.claims.releaseAndConfirm({ ...claimOf(job), leaveOut: ['client'] })
    minutesLater(3)
    expect(sent().map(({ to }) => to)).toEqual(['zoya@example.in'])
  })

  it('are none for dates of another job, and for whom there is no address', async () => {
    const { t, zoya, desk, job, proposed } = await withContact()
    const other = await proposed('Kori', ['2026-04-01'])
    const { claimId } = claimOf(job)
    expect(await desk.claims.mails({ claimId, dateIds: [other.dates[0]?.id ?? ''] })).toEqual([])
    const elsewhere = { claimId: claimOf(other).claimId, dateIds: [other.dates[0]?.id ?? ''] }
    expect((await desk.claims.mails(elsewhere)).map(({ recipient }) => recipient)).toContain('talent')
    expect(zoya.email).toBe('zoya@example.in')
    await expect(t.as(null).desk.claims.mails(elsewhere)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(desk.claims.mails({ ...elsewhere, claimId: 'none' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
