import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { contacts } from '../../../drizzle/schema'
import { atDesk, claimOf } from '../../helpers/desk/desk'

const ZOYA = 'zoya@example.in'
const toZoya = ({ t }: ReturnType<typeof atDesk>) =>
  t.mails().flatMap(({ recipient, subject }) => (recipient === ZOYA ? [subject] : []))

it('a talent who was never asked for an option is not told of its end', async () => {
  const at = atDesk()
  const neel = await at.agreed('Neel')
  await at.optioned('Kori')
  await at.desk.claims.confirm(claimOf(neel))
  at.minutesLater(10)
  expect(toZoya(at)).toEqual(['Confirmed: Neel, 20 Mar 2026'])
})

it('a talent whose question was sent is told of its end, and only of the dates that were asked', async () => {
  const at = atDesk()
  const job = await at.optioned('Kori', ['2026-03-20', '2026-03-21'])
  at.minutesLater(2)
  const { job: more } = await at.desk.jobs.addDate({ jobId: job.id, version: job.version, day: '2026-03-22' })
  const dateIds = more.dates.map(({ id }) => id)
  const { job: three } = await at.desk.claims.setDates({ ...claimOf(more), dateIds })
  await at.desk.claims.release(claimOf(three))
  at.minutesLater(2)
  expect(toZoya(at)).toEqual(['Can you do 20–21 Mar 2026? Kori', 'No longer on option: Kori, 20–21 Mar 2026'])
})

it('an undone release of an option that nobody knew of leaves its question to be sent', async () => {
  const at = atDesk()
  const job = await at.optioned('Kori')
  at.minutesLater(1)
  const { decisionId } = await at.desk.claims.release(claimOf(job))
  at.minutesLater(1)
  await at.desk.undo({ decisionId })
  at.minutesLater(5)
  expect(toZoya(at)).toEqual(['Can you do 20 Mar 2026? Kori'])
})

it('a talent whose question was copied is told of its end', async () => {
  const at = atDesk()
  const job = await at.optioned('Kori')
  const { claimId } = claimOf(job)
  await at.desk.claims.textUsed({ claimId, of: 'question', as: 'copied' })
  await at.desk.claims.release(claimOf(await at.again(job)))
  at.minutesLater(5)
  expect(toZoya(at)).toEqual(['No longer on option: Kori, 20 Mar 2026'])
})

it('no mail to a talent or a client names another client (D34, D35)', async () => {
  const at = atDesk()
  const { t, desk } = at
  const jobs = new Map<string, Awaited<ReturnType<typeof at.optioned>>>()
  for (const title of ['Neel', 'Kori', 'Mela']) {
    let job = await at.optioned(title)
    const contact = { clientId: job.client?.id ?? '', name: `${title} contact`, email: `${title}@example.in` }
    await desk.contacts.create(contact)
    const { id: contactId = '' } =
      t.db.select().from(contacts).where(eq(contacts.name, contact.name)).get() ?? {}
    const facts = { talentTitle: 'Lookbook', city: 'Delhi', contactId }
    job = (await desk.jobs.change({ id: job.id, version: job.version, ...facts })).job
    job = (await desk.claims.keepInformed({ ...claimOf(job), keepsClientInformed: true })).job
    jobs.set(title, job)
  }
  at.minutesLater(5)
  const neel = jobs.get('Neel') as Awaited<ReturnType<typeof at.optioned>>
  const { job: said } = await desk.claims.recordAnswer({ ...claimOf(neel), answer: 'yes' })
  await desk.claims.confirm(claimOf(said))
  at.minutesLater(5)
  const named = t.mails().flatMap(({ recipient, subject, text }) => {
    if (recipient === at.noor.email) return []
    const others = ['Neel', 'Kori', 'Mela'].filter((title) => !recipient?.startsWith(title.toLowerCase()))
    const known = recipient === ZOYA && subject.startsWith('Confirmed') ? ['Neel'] : []
    const found = others.filter((each) => !known.includes(each) && `${subject}${text}`.includes(each))
    return found.map((each) => `${recipient}: ${subject}: ${each}`)
  })
  expect(named).toEqual([])
  expect(t.mails().filter(({ subject }) => subject.includes('no longer on option'))).toHaveLength(2)
})
