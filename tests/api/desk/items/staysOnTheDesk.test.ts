import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { contacts, jobs, models } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel } from '../../../../server/demo/builders/models'
import { atDesk, claimOf, HOUR } from '../../../helpers/desk/desk'
import { unzip } from '../../../helpers/installed/backups'
import { addWebhook, deliver } from '../../../helpers/servers/webhooks'

// Each of these words is written in one place that is the desk's own.
const INTERNAL = [
  ...['declinewords', 'ratingwords', 'standingwords', 'clientnotes', 'jobnote', 'lostreason', 'briefwords'],
  ...['challengewords', 'privatenote', 'pricewords', 'agreedwords'],
]

/** A desk that has written an internal word wherever it can, about Zoya, Asha and the client of their jobs. */
async function withInternalWords() {
  const d = atDesk()
  const { t, desk, zoya, noor } = d
  const [zoyas, ashas] = [anAccount(t, { role: 'model' }), anAccount(t, { role: 'model' })]
  t.db.update(models).set({ accountId: zoyas.id }).where(eq(models.id, zoya.id)).run()
  const asha = aModel(t, { accountId: ashas.id, stageName: 'Asha', email: 'asha@example.in', isActive: true })
  await addWebhook(t, ['desk.decided'])
  const admin = t.as(t.admin()).admin
  for (const { id } of [zoya, asha]) {
    await admin.ratings.add({ id, rating: '2', comment: 'ratingwords' })
    await admin.models.savePrivate({ id, privateNote: 'privatenote' })
  }

  let neel = await d.proposed('Neel')
  const clientId = neel.client?.id ?? ''
  const client = await desk.clients.get({ id: clientId })
  const facts = { standing: 'blocked', standingReason: 'standingwords', notes: 'clientnotes' } as const
  await desk.clients.change({ id: clientId, version: client.version, ...facts })
  await desk.contacts.create({ clientId, name: 'Devika Rao', email: 'devika@neel.example' })
  const { id: contactId } = t.db.select().from(contacts).get() ?? { id: '' }
  t.db.update(jobs).set({ contactId }).where(eq(jobs.id, neel.id)).run()
  await desk.notes.add({ jobId: neel.id, words: 'jobnote' })
  neel = (await desk.jobs.change({ id: neel.id, version: neel.version, brief: 'briefwords' })).job
  neel = (await desk.claims.keepInformed({ ...claimOf(neel), keepsClientInformed: true })).job
  neel = (await desk.claims.option(claimOf(neel))).job
  const { job: withAsha } = await desk.claims.propose({ jobId: neel.id, modelId: asha.id })
  const [, second] = withAsha.claims
  const ashasClaim = { claimId: second?.id ?? '', version: second?.version ?? 0 }
  const { job: asked } = await desk.claims.option(ashasClaim)
  const claim = { ...ashasClaim, version: asked.claims[1]?.version ?? 0 }
  d.minutesLater(3)
  // Asha said by phone why not; Zoya's option is challenged and its end moved with words.
  const { job: said } = await desk.claims.recordAnswer({ ...claim, answer: 'no', words: 'declinewords' })
  const kori = await d.optioned('Kori')
  const { job: challenging } = await desk.claims.challenge(claimOf(kori))
  const endsAt = new Date(t.clock().getTime() + 30 * HOUR).toISOString()
  await desk.claims.moveChallenge({ ...claimOf(challenging), endsAt, words: 'challengewords' })
  d.minutesLater(3)
  const { job: yes } = await desk.claims.recordAnswer({ ...claimOf(await d.again(said)), answer: 'yes' })
  await desk.claims.confirm(claimOf(yes))
  d.minutesLater(3)
  for (const [stage, words] of [
    ['quoted', 'pricewords'],
    ['agreed', 'agreedwords'],
  ] as const) {
    const { id, version } = await d.again(neel)
    await desk.jobs.setStage({ id, version, stage, words })
  }
  const lost = await d.optioned('Mela', ['2026-04-02'])
  await desk.jobs.setStage({ id: lost.id, version: lost.version, stage: 'lost', reason: 'lostreason' })
  d.minutesLater(3)
  return { ...d, zoyas, ashas, asha, noor }
}

it('D36 why somebody declined, ratings, standing and internal words never leave the desk', async () => {
  const { t, zoyas, ashas, zoya, asha, noor } = await withInternalWords()
  // Every word is really there.
  const stored = JSON.stringify(t.db.$client.serialize().toString('latin1'))
  for (const word of INTERNAL) expect([word, stored.includes(word)]).toEqual([word, true])

  const told = t.mails().filter(({ recipient }) => recipient !== noor.email)
  expect(new Set(told.map(({ recipient }) => recipient))).toEqual(
    new Set([zoya.email, asha.email, 'devika@neel.example']),
  )
  const [zoyaOwn, ashaOwn] = [t.as(zoyas).talent, t.as(ashas).talent]
  const visitor = t.visitor().site
  const feed = await zoyaOwn.feed.create()
  const token = /([\w-]{22})\.ics$/.exec(feed.address)?.[1] ?? ''
  const bookers = /([\w-]{22})\.ics$/.exec(
    (await t.as(noor).desk.feeds.create({ scope: 'whole desk' })).address,
  )?.[1]
  const seen = {
    mails: told.map(({ subject, text, calendar }) => [subject, text, calendar]),
    jobsOfZoya: await zoyaOwn.jobs.list(),
    profiles: [await zoyaOwn.profile.get(), await ashaOwn.profile.get()],
    calendars: [
      (await visitor.calendar.read({ token })).text,
      (await visitor.calendar.read({ token: bookers ?? '' })).text,
    ],
    roster: [await visitor.models.list({}), await visitor.models.get({ key: asha.id })],
    rest: (await t.http().get(`/public/models/${asha.id}`)).text,
    restOfTalent: (await t.http().get('/api/v1/talent/jobs').auth(t.tokenFor(zoyas), { type: 'bearer' }))
      .text,
    webhooks: await deliver(t),
  }
  expect(seen.jobsOfZoya.length).toBeGreaterThan(0)
  expect(seen.webhooks.length).toBeGreaterThan(0)
  for (const [where, what] of Object.entries(seen))
    for (const word of INTERNAL)
      expect([where, word, JSON.stringify(what).includes(word)]).toEqual([where, word, false])

  // Asha reads her own reason, and her export has what is kept about her, but nothing of clients and jobs.
  const pieces: Uint8Array[] = []
  for await (const piece of await ashaOwn.account.export()) pieces.push(piece)
  const ofDesk = /standingwords|clientnotes|jobnote|lostreason|briefwords|challengewords/
  expect(String(unzip(Buffer.concat(pieces)).get('data.json'))).not.toMatch(ofDesk)
  expect(JSON.stringify(await ashaOwn.jobs.list())).not.toMatch(/ratingwords|privatenote/)
  expect(JSON.stringify(await ashaOwn.jobs.list())).not.toMatch(ofDesk)
})
