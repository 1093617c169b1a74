import { expect, it } from 'vitest'
import { contacts, jobs } from '../../../drizzle/schema'
import { atDesk, claimOf } from '../../helpers/desk/desk'

const CLIENT = 'devika@neel.example'

async function withClient() {
  const at = atDesk()
  const job = await at.agreed('Neel', ['2026-03-20', '2026-03-21'])
  at.settle(job)
  await at.desk.contacts.create({ clientId: job.client?.id ?? '', name: 'Devika Rao', email: CLIENT })
  at.t.db
    .update(jobs)
    .set({ contactId: at.t.db.select().from(contacts).get()?.id, city: 'Mumbai' })
    .run()
  const toClient = () => at.t.mails().find(({ recipient }) => recipient === CLIENT)?.text ?? ''
  return { ...at, job, toClient }
}

it('the mail of a confirmation tells a client days, places and usage, and no fee', async () => {
  const { desk, job, minutesLater, toClient } = await withClient()
  await desk.claims.confirm(claimOf(job))
  minutesLater(3)
  expect(toClient()).toContain(`Zoya is confirmed for you:

Neel, Mumbai
20 Mar 2026, full day, Versova jetty
21 Mar 2026, full day, Versova jetty

Usage: Web, one year

Open the attached file to add this to your calendar.`)
  expect(toClient()).not.toContain('Fee')
  expect(toClient()).not.toContain('terms')
})

it('it names the fee where the booker chose so, and the terms that the agency has set', async () => {
  const { t, desk, job, minutesLater, toClient } = await withClient()
  const settings = t.as(t.admin()).admin.deskSettings
  const clientTerms = 'Half the fee is due when you cancel within 48 hours.'
  await settings.change({ ...(await settings.get()), clientTerms })
  const { claimId } = claimOf(job)
  const dateIds = job.dates.map(({ id }) => id)
  const preview = await desk.claims.mails({ claimId, dateIds, namesFee: true })
  await desk.claims.confirm({ ...claimOf(job), namesFee: true })
  minutesLater(3)
  expect(toClient()).toContain(`21 Mar 2026, full day, Versova jetty
Fee: ₹45,000 a day

Usage: Web, one year

Our terms:
Half the fee is due when you cancel within 48 hours.

Open the attached file`)
  expect(preview.find(({ recipient }) => recipient === 'client')?.text).toBe(toClient())
})
