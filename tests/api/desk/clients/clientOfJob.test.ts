import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { atDesk, claimOf } from '../../../helpers/desk/desk'

/** A job from a call without a client, and two clients with a contact each. */
async function fromACall() {
  const d = atDesk()
  const add = async (name: string, person: string, email: string) => {
    const { id } = await d.desk.clients.create({ name })
    const client = await d.desk.contacts.create({ clientId: id, name: person, email })
    return { id, version: client.version, contactId: client.contacts[0]?.id ?? '' }
  }
  const kori = await add('Kori Mills', 'Devika', 'devika@kori.example')
  const neel = await add('Neel', 'Arjun', 'arjun@neel.example')
  const { job } = await d.desk.jobs.create({ title: 'Lookbook', day: '2026-03-20' })
  return { ...d, kori, neel, job }
}

describe('the client of a job', () => {
  it('is chosen later with its contact, who then gets the emails; the job can be agreed', async () => {
    const { t, desk, job, kori, zoya, again, minutesLater } = await fromACall()
    expect(job.missing).toContain('a client')
    const { id, version } = job
    const { job: known } = await desk.jobs.change({
      id,
      version,
      clientId: kori.id,
      contactId: kori.contactId,
    })
    expect(known).toMatchObject({ client: { name: 'Kori Mills' }, contact: { name: 'Devika' } })
    await desk.claims.propose({ jobId: id, modelId: zoya.id })
    await desk.claims.option(claimOf(await again(job)))
    await desk.claims.recordAnswer({ ...claimOf(await again(job)), answer: 'yes' })
    await desk.claims.confirm(claimOf(await again(job)))
    minutesLater(3)
    expect(t.mails().map(({ recipient }) => recipient)).toContain('devika@kori.example')
    const { version: now } = await again(job)
    expect((await desk.jobs.setStage({ id, version: now, stage: 'agreed' })).job.stage).toBe('agreed')
  })

  it('takes its contact along when it is changed', async () => {
    const { desk, job, kori, neel } = await fromACall()
    const { id } = job
    await desk.jobs.change({ id, version: 1, clientId: kori.id, contactId: kori.contactId })
    const { job: moved } = await desk.jobs.change({ id, version: 2, clientId: neel.id })
    expect(moved).toMatchObject({ client: { name: 'Neel' }, contact: null })
    const { job: none } = await desk.jobs.change({ id, version: 3, clientId: null, city: 'Goa' })
    expect(none).toMatchObject({ client: null, contact: null, city: 'Goa' })
  })

  it('is the one that a merged client was merged into, with the contacts of both', async () => {
    const { desk, job, kori, neel } = await fromACall()
    await desk.clients.merge({ id: kori.id, version: 1, intoId: neel.id })
    const given = { id: job.id, version: 1, clientId: kori.id, contactId: kori.contactId }
    const { job: known } = await desk.jobs.change(given)
    expect(known).toMatchObject({ client: { id: neel.id, name: 'Neel' }, contact: { name: 'Devika' } })
  })

  it('cannot be unknown, nor have the contact of another client or a booker from elsewhere', async () => {
    const { t, desk, job, kori, neel, again } = await fromACall()
    const { id } = job
    const refused = (message: string) => ({ code: 'BAD_REQUEST', message })
    await expect(desk.jobs.change({ id, version: 1, clientId: 'nobody' })).rejects.toMatchObject(
      refused('Choose a client'),
    )
    const wrong = { id, version: 1, clientId: kori.id, contactId: neel.contactId }
    await expect(desk.jobs.change(wrong)).rejects.toMatchObject(refused('Choose a contact of this client'))
    await expect(desk.jobs.change({ id, version: 1, contactId: neel.contactId })).rejects.toMatchObject(
      refused('Choose a contact of this client'),
    )
    const talent = anAccount(t, { role: 'model' })
    for (const bookerId of [talent.id, 'nobody'])
      await expect(desk.jobs.change({ id, version: 1, bookerId })).rejects.toMatchObject(
        refused('Choose a colleague'),
      )
    expect((await again(job)).version).toBe(1)
  })
})
