import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { activities, claimDates, contacts, models, notices } from '../../../../drizzle/schema'
import { aModel } from '../../../../server/demo/builders/models'
import { atDesk } from '../../../helpers/desk/desk'

const LINK = /https:\/\/agency\.example\/answer\/[\w-]{22}/

/** A show with Zoya, Asha and Mehr, of whom Mehr has no number. */
async function atShow() {
  const d = atDesk({ PUBLIC_URL: 'https://agency.example' })
  const asha = aModel(d.t, { stageName: 'Asha', name: 'Asha Rao', phone: '098200 12345' })
  const mehr = aModel(d.t, { stageName: 'Mehr', name: 'Mehr Gill', phone: null })
  d.t.db.update(models).set({ phone: '+91 98100 12345' }).where(eq(models.id, d.zoya.id)).run()
  let job = await d.aJob('Show', ['2026-03-20'])
  for (const { id } of [mehr, d.zoya, asha])
    job = (await d.desk.claims.propose({ jobId: job.id, modelId: id })).job
  const walk = (purpose: 'ask' | 'remind' | 'confirm' = 'ask') =>
    d.desk.texts.read({ number: job.number, purpose })
  const person = async (name: string, purpose?: 'ask' | 'remind' | 'confirm') => {
    const found = (await walk(purpose)).people.find((each) => each.name === name)
    if (!found) throw new Error(`${name} is not in the walk`)
    return found
  }
  const step = async (name: string, what: 'sent' | 'skipped' | 'back', purpose: 'ask' | 'remind' = 'ask') => {
    const { id: claimId, version } = await person(name, purpose)
    return d.desk.texts.step({ claimId, version, purpose, step: what })
  }
  return { ...d, job, asha, walk, person, step }
}
const steps = (people: readonly { name: string; step: string | null }[]) =>
  people.map(({ name, step }) => `${name} ${step ?? 'open'}`)

it('asks all talents of a job one after the other, those without a number last, and keeps where it stopped', async () => {
  const { t, walk, step, again, job } = await atShow()
  const { people } = await walk()
  expect(people.map(({ name, phone }) => [name, phone])).toEqual([
    ['Zoya', '+91 98100 12345'],
    ['Asha', '+91 98200 12345'],
    ['Mehr', null],
  ])
  await step('Zoya', 'sent')
  await step('Asha', 'skipped')
  expect(steps((await walk()).people)).toEqual(['Zoya sent', 'Asha skipped', 'Mehr open'])
  const answers = (await again(job)).claims.map(({ modelName, answer }) => [modelName, answer])
  expect(answers).toEqual([
    ['Mehr', 'none'],
    ['Zoya', 'asked'],
    ['Asha', 'none'],
  ])
  // The booker wrote: nobody is mailed the same question.
  expect(t.db.select().from(notices).all()).toEqual([])
  expect(t.db.select().from(activities).where(eq(activities.kind, 'text opened')).all()).toHaveLength(1)
})

it('takes a question back that did not go: the talent is not asked, and their link opens nothing', async () => {
  const { t, desk, person, step, walk, job, again } = await atShow()
  const { id: claimId } = await person('Zoya')
  const { text } = await desk.texts.write({ claimId, purpose: 'ask' })
  const token = LINK.exec(text)?.[0].split('/').at(-1) ?? ''
  await step('Zoya', 'sent')
  expect(await t.visitor().site.answers.get({ token })).toMatchObject({ name: 'Zoya' })
  await step('Zoya', 'back')
  expect(steps((await walk()).people)).toContain('Zoya open')
  expect((await again(job)).claims.map(({ answer }) => answer)).toEqual(['none', 'none', 'none'])
  await expect(t.visitor().site.answers.get({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const told = t.db.select().from(claimDates).where(eq(claimDates.claimId, claimId)).all()
  expect(told).toMatchObject([{ isTalentTold: false }])
})

it('reminds whom was asked, once a day', async () => {
  const { t, walk, step } = await atShow()
  await step('Zoya', 'sent')
  expect(steps((await walk('remind')).people)).toEqual(['Zoya open'])
  await step('Zoya', 'sent', 'remind')
  expect(steps((await walk('remind')).people)).toEqual(['Zoya sent'])
  t.later(24 * 60 * 60_000)
  expect(steps((await walk('remind')).people)).toEqual(['Zoya open'])
})

it('writes in the language of the talent, which a choice changes', async () => {
  const { t, desk, zoya, person } = await atShow()
  const { id: claimId } = await person('Zoya')
  const english = await desk.texts.write({ claimId, purpose: 'ask' })
  expect(english.text).toMatch(/^Zoya, can you do this job\?\n\nShow\n20 Mar 2026, full day\n\nAnswer here/)
  const hindi = await desk.texts.write({ claimId, purpose: 'ask', language: 'hi' })
  expect(hindi.text.replace(LINK, 'LINK')).toBe(`नमस्ते Zoya, क्या आप इस काम के लिए उपलब्ध हैं?

Show
शुक्र, 20 मार्च 2026, पूरा दिन

यहाँ जवाब दें (हाँ, नहीं, या शर्त के साथ हाँ):
LINK

हाँ कहने पर ये दिन खाली रखें, जब तक हम पक्का न करें या मना न करें। अभी कुछ बुक नहीं हुआ है।

Tehkhana`)
  expect(await person('Zoya')).toMatchObject({ language: 'hi' })
  expect(t.db.select().from(models).where(eq(models.id, zoya.id)).get()).toMatchObject({ textLanguage: 'hi' })
})

it('writes what the agency wrote in its place', async () => {
  const { t, desk, person } = await atShow()
  const { deskSettings } = t.as(t.admin()).admin
  const texts = await deskSettings.texts()
  const own = { ...texts.ask, en: 'Free on these days, {name}?\n{days}\nFee: {fee}\n{link}' }
  await deskSettings.changeTexts({ ...texts, ask: own })
  const { text } = await desk.texts.write({ claimId: (await person('Zoya')).id, purpose: 'ask' })
  expect(text.replace(LINK, 'LINK')).toBe('Free on these days, Zoya?\n20 Mar 2026, full day\nLINK')
  await expect(deskSettings.changeTexts({ ...texts, ask: { ...own, en: 'Free?' } })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})

it('tells who is confirmed, once', async () => {
  const { desk, walk, person, step, again, job, t } = await atShow()
  expect((await walk('confirm')).people).toEqual([])
  const claimed = (await again(job)).claims.find(({ modelName }) => modelName === 'Zoya')
  const said = await desk.claims.recordAnswer({
    ...{ claimId: claimed?.id ?? '', version: claimed?.version ?? 0, answer: 'yes' },
  })
  const version = said.job.claims.find(({ modelName }) => modelName === 'Zoya')?.version ?? 0
  await desk.claims.confirm({ claimId: claimed?.id ?? '', version })
  const { id: claimId } = await person('Zoya', 'confirm')
  const { text } = await desk.texts.write({ claimId, purpose: 'confirm' })
  expect(text).toMatch(/^Zoya, you are confirmed:\n\nShow\n20 Mar 2026, full day\n/)
  t.later(1000)
  const now = await person('Zoya', 'confirm')
  await desk.texts.step({ claimId, version: now.version, purpose: 'confirm', step: 'sent' })
  expect(steps((await walk('confirm')).people)).toEqual(['Zoya sent'])
  await expect(step('Asha', 'sent', 'remind')).rejects.toThrow('Asha is not in the walk')
})

it('refuses a stale version', async () => {
  const { desk, person } = await atShow()
  const { id: claimId, version } = await person('Zoya')
  await desk.claims.setFee({ claimId, version, feePaise: 100 })
  await expect(desk.texts.step({ claimId, version, purpose: 'ask', step: 'sent' })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  expect(await person('Zoya')).toMatchObject({ step: null })
})

it('writes to the contact of a job about options and the price, in their language', async () => {
  const { t, desk, optioned, again } = await atShow()
  const job = await optioned('Lookbook', ['2026-03-20', '2026-03-21'])
  const toClient = (purpose: 'option' | 'first' | 'price' | 'confirmation', language?: 'en' | 'hi') =>
    desk.texts.toClient({ jobId: job.id, purpose, ...(language && { language }) })
  await expect(toClient('option')).rejects.toThrow('Choose a contact of the client first.')
  const client = (await again(job)).client?.id ?? ''
  await desk.contacts.create({ clientId: client, name: 'Anil Mehta', phone: '98200 54321' })
  const contactId = t.db.select().from(contacts).all()[0]?.id ?? ''
  await desk.jobs.change({ id: job.id, version: job.version, contactId, budgetPaise: 45_000_00 })
  expect(await toClient('option')).toMatchObject({
    phone: '+91 98200 54321',
    language: 'en',
    text: `Hi Anil, these are on option for Lookbook:

Zoya: 20–21 Mar, 1st option

The option ends 9 Mar 2026, 15:30. Please tell us here whether you confirm.

Tehkhana`,
  })
  expect((await toClient('first')).text).toContain(
    'you now have the 1st option for Lookbook:\n\nZoya: 20–21 Mar',
  )
  expect((await toClient('price')).text).toContain(
    'our price for Lookbook: ₹45,000\n\n20 Mar 2026, full day\n21 Mar 2026, full day\n\nReply',
  )
  await expect(toClient('confirmation')).rejects.toThrow('Nobody is confirmed.')
  expect((await toClient('price', 'hi')).text).toMatch(/^नमस्ते Anil, Lookbook के लिए हमारी कीमत: ₹45,000\n/)
  expect(await toClient('option')).toMatchObject({ language: 'hi' })
})
