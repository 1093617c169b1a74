import { describe, expect, it } from 'vitest'
import { aModel } from '../../../server/demo/builders/models'
import { claimOf } from '../../helpers/desk/desk'
import { withConfirmed } from '../../helpers/money/money'

/** A package, a call sheet, hours and an invoice, each with a link to Anita of the client, and Zoya's call sheet. */
async function fiveLinks() {
  const here = await withConfirmed()
  const { t, desk, again, job: first, invoice } = here
  const clientId = first.client?.id ?? ''
  const { contacts } = await desk.contacts.create({ clientId, name: 'Anita Rao', phone: '+91 55550 10101' })
  const contactId = contacts[0]?.id ?? ''
  await desk.jobs.change({ id: first.id, version: (await again(first)).version, contactId })
  const face = aModel(t, { stageName: 'Meher', name: 'Meher Rao' }, [{ type: 'profile_pic' }, {}])
  const pack = await desk.packages.create({ title: 'Faces', modelIds: [face.id] })
  const { url } = await desk.packages.addLink({ id: pack.id, kind: 'person', contactId })
  const job = await again(first)
  const [date] = job.dates
  const of = { job: job.id, dateId: date?.id ?? '' }
  const claimId = claimOf(job).claimId
  const { draft } = await desk.callSheets.save({ ...of, place: 'Jetty', calls: [{ claimId, call: '06:15' }] })
  await desk.callSheets.issue({ id: draft?.id ?? '', version: draft?.version ?? 0 })
  const { recipients } = await desk.callSheets.addPerson({ ...of, contactId })
  const sheetOf = (name: string) =>
    desk.callSheets.text({ linkId: recipients.find((each) => each.name === name)?.linkId ?? '' })
  const paper = await invoice()
  const texts = {
    package: url,
    'her call sheet': (await sheetOf('Anita Rao')).text,
    'Zoya’s call sheet': (await sheetOf('Zoya')).text,
    hours: (await desk.hours.text(of)).text,
    invoice: (await desk.money.text({ id: paper.id })).text,
  }
  const paths = Object.entries(texts).map(
    ([name, text]) => [name, /\/[pcvi]\/[\w-]{22,}/.exec(text)?.[0] ?? text] as const,
  )
  const contact = () => ({ id: contactId, version: contacts[0]?.version ?? 0 })
  return { ...here, job: await again(job), paper, clientId, contact, paths }
}

type Five = Awaited<ReturnType<typeof fiveLinks>>

describe('links whose holder or subject is gone', () => {
  const open = { package: 200, 'her call sheet': 200, 'Zoya’s call sheet': 200, hours: 200, invoice: 200 }
  // The invoice is the client's and names no person: the agency ends its links itself.
  const withoutHer = { package: 404, 'her call sheet': 404, hours: 404 }
  it.each<[string, (five: Five) => Promise<unknown> | unknown, object]>([
    ['nothing happened', () => undefined, {}],
    [
      'she has left',
      ({ desk, contact }) => desk.contacts.change({ ...contact(), hasLeft: true }),
      withoutHer,
    ],
    ['she was forgotten', ({ desk, contact }) => desk.contacts.forget(contact()), withoutHer],
    [
      'her client is shown under another one',
      async ({ desk, clientId }) => {
        const [client, into] = [
          await desk.clients.get({ id: clientId }),
          await desk.clients.create({ name: 'Another' }),
        ]
        await desk.clients.merge({ id: clientId, version: client.version, intoId: into.id })
      },
      {},
    ],
    [
      'Zoya is deleted',
      ({ t, admin, zoya }) => t.as(admin).admin.models.remove({ id: zoya.id }),
      { 'Zoya’s call sheet': 404 },
    ],
    [
      'the day is cancelled',
      async ({ desk, again, job }) => {
        const [date] = job.dates
        const { version } = await again(job)
        await desk.jobs.cancelDate({ jobId: job.id, dateId: date?.id ?? '', version })
      },
      { hours: 404 },
    ],
    [
      'the invoice is credited',
      ({ asAdmin, paper }) => asAdmin.credit({ id: paper.id, reason: 'The client is wrong' }),
      { invoice: 404 },
    ],
  ])('open no more than their holder may see, and write nothing: %s', async (_, happens, closed) => {
    const five = await fiveLinks()
    const { t, paths } = five
    await happens(five)
    const changes = () => t.db.$client.prepare('select total_changes()').pluck().get()
    const before = changes()
    const answers = await Promise.all(
      paths.map(async ([name, path]) => [name, await t.http().get(path)] as const),
    )
    expect(changes()).toEqual(before)
    expect(Object.fromEntries(answers.map(([name, { status }]) => [name, status]))).toEqual({
      ...open,
      ...closed,
    })
    for (const [name, { headers }] of answers)
      expect([name, headers['cache-control']]).toEqual([name, 'private, no-store'])
  })

  it('say that nothing is to be paid on an invoice that was credited', async () => {
    const { t, desk, asAdmin, invoice } = await withConfirmed()
    const { id } = await invoice()
    await asAdmin.credit({ id, reason: 'The client is wrong' })
    const { url } = await desk.money.text({ id })
    const { text } = await t.http().get(new URL(url).pathname)
    expect(text).toContain('Taken back by a credit note: nothing is to be paid.')
    for (const words of ['upi://', 'EXAM0000049', 'I have paid']) expect(text).not.toContain(words)
  })

  it('lead from a proforma to the invoice that was made since', async () => {
    const { t, desk, job, invoice } = await withConfirmed()
    const { id } = await desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
    const { url } = await desk.money.text({ id })
    await invoice()
    const { text } = await t.http().get(new URL(url).pathname)
    expect(text).toContain('There is an invoice now. Please pay that one.')
    expect(text).not.toContain('upi://')
  })

  it('keep no name of a contact who was forgotten', async () => {
    const { t, desk, contact, paths } = await fiveLinks()
    const token = paths[0]?.[1].slice(3) ?? ''
    await t.visitor().site.packages.pick({ token, picks: [{ number: 1, pick: 'yes' }] })
    await t.visitor().site.packages.send({ token, picks: [{ number: 1, pick: 'yes' }] })
    const named = () =>
      ['package_links', 'package_viewers', 'package_answers'].filter((table) =>
        t.db.$client.prepare(`select 1 from ${table} where name like 'Anita%'`).get(),
      )
    expect(named()).toEqual(['package_links', 'package_viewers', 'package_answers'])
    await desk.contacts.forget(contact())
    expect(named()).toEqual([])
  })
})
