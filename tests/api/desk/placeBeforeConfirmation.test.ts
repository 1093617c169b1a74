import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { models } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { atDesk, claimOf } from '../../helpers/desk/desk'

const PLACE = 'Tamba, Royapettah'

it('a talent reads the city of a job only, until the confirmation was sent (D35)', async () => {
  const at = atDesk({ PUBLIC_URL: 'https://agency.example' })
  const { t, desk, zoya } = at
  let job = await at.proposed('Cookware')
  const [date] = job.dates
  const given = { jobId: job.id, dateId: date?.id ?? '', version: job.version }
  job = (await desk.jobs.changeDate({ ...given, place: PLACE })).job
  job = (await desk.jobs.change({ id: job.id, version: job.version, city: 'Chennai' })).job
  job = (await desk.claims.option(claimOf(job))).job
  const { claimId } = claimOf(job)

  const { text } = await desk.claims.text({ claimId, of: 'question' })
  const token = /\/answer\/([\w-]{22})/.exec(text)?.[1] ?? ''
  const question = await t.visitor().site.answers.get({ token })
  at.minutesLater(3)
  const asked = t.mails().map((mail) => mail.text)

  const account = anAccount(t, { role: 'model' })
  t.db.update(models).set({ accountId: account.id }).where(eq(models.id, zoya.id)).run()
  const mine = t.as(account).talent
  const before = [text, JSON.stringify(question), ...asked, JSON.stringify(await mine.jobs.list())]
  for (const read of before) {
    expect(read).not.toContain('Royapettah')
    expect(read).toContain('Chennai')
  }

  job = (await desk.claims.recordAnswer({ ...claimOf(await at.again(job)), answer: 'yes' })).job
  await desk.claims.confirm(claimOf(job))
  expect(JSON.stringify(await mine.jobs.list())).not.toContain('Royapettah')
  at.minutesLater(3)
  expect(JSON.stringify(await mine.jobs.list())).toContain(PLACE)
  expect(t.mails().at(-1)?.text).toContain(PLACE)
})
