import { describe, expect, it } from 'vitest'
import { auditEvents, media, signupRequestFiles, signupRequests } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { type TestApp, testApp } from '../../helpers/testApp'

const PATH = '/api/v1/agency/external/model-signup-request'
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

/** The specification's 'Artist profile request payload'. */
const payload = {
  name: 'Zoya',
  email: 'Zoya@Example.in',
  contact: '+91 98200 54321',
  city: 'Lucknow',
  state: '',
  country: 'India',
  portfolio_links: ['https://zoya.example/book'],
  instagram: '@zoya.khan',
  notes: 'Age: 22\nGender: Female\nExperience: Beginner\nWhy join: For the light.',
}

const send = (t: TestApp, body: object) => t.http().post(PATH).send(body)
const uploaded = async (t: TestApp): Promise<string> =>
  (await t.http().post('/media/upload').attach('file', PDF, 'book.pdf')).body.data.url
const mailTo = (t: TestApp, recipient: string) => t.mails().find((mail) => mail.recipient === recipient)
const kept = (t: TestApp) => t.db.select().from(signupRequests).all()

describe('POST /api/v1/agency/external/model-signup-request', () => {
  const refusals: [what: string, change: object, path: RegExp][] = [
    ['no name', { name: '' }, /^name$/],
    ['an address that is none', { email: 'zoya' }, /^email$/],
    ['no phone', { contact: '' }, /^contact$/],
    ['a phone over 40 characters', { contact: '1'.repeat(41) }, /^contact$/],
    [
      'six links',
      { portfolio_links: Array.from({ length: 6 }, (_, n) => `https://a.example/${n}`) },
      /links/i,
    ],
    ['a link that runs', { portfolio_links: ['javascript:alert(1)'] }, /links/i],
    ['a link to a file of ours on the machine', { portfolio_links: ['file:///etc/passwd'] }, /links/i],
    ['a link with credentials', { portfolio_links: ['https://a:b@c.example'] }, /links/i],
    ['a link too long', { portfolio_links: [`https://a.example/${'x'.repeat(500)}`] }, /links/i],
    ['a number for the links', { portfolio_links: 7 }, /links/i],
    ['notes too long', { notes: 'x'.repeat(5001) }, /^notes$/],
    ['an experience not on the list', { experience_level: 'Famous' }, /experience/i],
    ['a stage name too long', { stage_name: 'x'.repeat(61) }, /stage/i],
    ['a stage name too short', { stage_name: ' Z ' }, /^stage_name$/],
    ['a birth date before anybody alive', { date_of_birth: '1900-01-01', notes: '' }, /^date_of_birth$/],
    ['an age that is none', { age: 'twenty' }, /^age$/],
    ['an age of half years', { age: 18.5 }, /^age$/],
  ]
  it.each(refusals)('S25 S38 refuses %s and stores nothing', async (_what, change, path) => {
    const t = testApp()
    const answer = await send(t, { ...payload, ...change })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ error: true, success: false })
    expect(answer.body.issues).toHaveLength(1)
    expect(answer.body.issues[0].path).toMatch(path)
    expect(kept(t)).toEqual([])
    expect(t.mails()).toEqual([])
  })

  it.each([
    ['a number', { age: 17 }],
    ['digits', { age: '17' }],
    ['a birth date, one day before the birthday', { date_of_birth: '2008-03-03' }],
    ['a birth date that an age contradicts', { age: 25, date_of_birth: '2010-01-01' }],
    ['the notes', { notes: 'Age: 16, Gender: Female' }],
    ['the notes, though another age is given', { age: 25, notes: 'age 16' }],
  ])('P2 refuses an applicant under 18, known by %s, and stores nothing', async (_how, change) => {
    const t = testApp()
    const answer = await t
      .http()
      .post(PATH)
      .set('Idempotency-Key', 'k1')
      .send({ ...payload, ...change })
    expect(answer.status).toBe(400)
    expect(answer.body.message).toBe('You must be at least 18 years old')
    expect(kept(t)).toEqual([])
    expect(t.mails()).toEqual([])
    expect(t.db.select().from(auditEvents).all()).toEqual([])
  })

  it('P2 accepts an applicant on the 18th birthday', async () => {
    const t = testApp()
    const answer = await send(t, { ...payload, notes: '', date_of_birth: '2008-03-02' })
    expect(answer.status).toBe(200)
    expect(kept(t)).toMatchObject([{ age: 18 }])
  })

  it('stores the application, mails the agency, and sends a receipt', async () => {
    const t = testApp()
    const answer = await send(t, payload)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      error: false,
      success: true,
      status: 'ok',
      id: expect.any(String),
      message: expect.stringContaining('48-72 hours'),
    })
    expect(kept(t)).toMatchObject([
      {
        id: answer.body.id,
        name: 'Zoya',
        email: 'zoya@example.in',
        contact: '+91 98200 54321',
        age: 22,
        city: 'Lucknow',
        state: null,
        country: 'India',
        portfolioLinks: ['https://zoya.example/book'],
        instagram: '@zoya.khan',
        notes: payload.notes,
        status: 'pending',
        isSpam: false,
        noticeVersion: expect.any(String),
      },
    ])
    const [toAgency, receipt] = [mailTo(t, 'hello@tehkhana.example'), mailTo(t, 'zoya@example.in')]
    expect(toAgency).toMatchObject({ recipient: 'hello@tehkhana.example', replyTo: 'zoya@example.in' })
    expect(toAgency?.text).toContain('https://zoya.example/book')
    expect(receipt).toMatchObject({
      recipient: 'zoya@example.in',
      text: expect.stringContaining('48-72 hours'),
    })
  })

  it('stores the optional fields of the entity and combines age, gender, experience and reason as notes', async () => {
    const t = testApp()
    await send(t, {
      ...payload,
      notes: undefined,
      stage_name: 'Zoya',
      name: 'Zoya Khan',
      age: '22',
      gender: 'non-binary',
      height: '5ft 9in',
      experience_level: 'beginner',
      bio: 'I study textiles.',
      why_should_we_hire: 'For the light.',
      country: undefined,
    })
    const [row] = kept(t)
    expect(row).toMatchObject({
      stageName: 'Zoya',
      name: 'Zoya Khan',
      age: 22,
      gender: 'Non-binary',
      height: '5ft 9in',
      experienceLevel: 'Beginner',
      bio: 'I study textiles.',
      whyHire: 'For the light.',
      country: 'India',
    })
    for (const part of ['22', 'Non-binary', 'Beginner', 'For the light.']) expect(row?.notes).toContain(part)
    expect(mailTo(t, 'hello@tehkhana.example')?.subject).toContain('Zoya')
  })

  it('S10 ignores fields that only the agency sets', async () => {
    const t = testApp()
    await send(t, { ...payload, status: 'approved', _id: 'mine', decided_by: 'me', created_at: '2001-01-01' })
    expect(kept(t)).toMatchObject([
      { status: 'pending', decidedBy: null, createdAt: '2026-03-02T10:00:00.000Z' },
    ])
    expect(kept(t)[0]?.id).not.toBe('mine')
  })

  it('claims the files named by its links, in order, and stores every other link unchanged', async () => {
    const t = testApp()
    const links = [await uploaded(t), 'https://zoya.example/book', await uploaded(t)]
    const answer = await send(t, { ...payload, portfolio_links: links })
    expect(answer.status).toBe(200)
    expect(kept(t)).toMatchObject([{ portfolioLinks: ['https://zoya.example/book'] }])
    expect(t.db.select().from(signupRequestFiles).all()).toMatchObject([{ position: 0 }, { position: 2 }])
    for (const file of t.db.select().from(media).all())
      expect(file).toMatchObject({ isPublic: false, claimedAt: '2026-03-02T10:00:00.000Z' })
  })

  it('refuses a file that another application claimed, and stores nothing', async () => {
    const t = testApp()
    const [first, second] = [await uploaded(t), await uploaded(t)]
    await send(t, { ...payload, portfolio_links: [first] })
    const answer = await send(t, { ...payload, portfolio_links: [second, first] })
    expect(answer.status).toBe(400)
    expect(answer.body.issues[0].path).toMatch(/links.1$/i)
    expect(kept(t)).toHaveLength(1)
    expect(t.mails()).toHaveLength(2)
    // What came before the refused link was not claimed either: the whole is one transaction.
    expect((await send(t, { ...payload, portfolio_links: [second] })).status).toBe(200)
  })

  it.each([
    ['a file nobody knows', '/media/AAAAAAAAAAAAAAAAAAAAAA/document.pdf'],
    ['something that only looks like one of ours', '/media/x'],
  ])('refuses %s', async (_what, path) => {
    const t = testApp()
    const answer = await send(t, { ...payload, portfolio_links: [`http://localhost:3000${path}`] })
    expect(answer.status).toBe(400)
    expect(kept(t)).toEqual([])
  })

  it('refuses a talent’s own unclaimed file', async () => {
    const t = testApp()
    const link = await uploaded(t)
    t.db
      .update(media)
      .set({ ownerId: anAccount(t, { role: 'model' }).id })
      .run()
    expect((await send(t, { ...payload, portfolio_links: [link] })).status).toBe(400)
  })

  it('counts the same link once', async () => {
    const t = testApp()
    const link = await uploaded(t)
    expect((await send(t, { ...payload, portfolio_links: [link, link] })).status).toBe(200)
    expect(t.db.select().from(signupRequestFiles).all()).toHaveLength(1)
  })

  it('R12 answers the same key with the same id, though its files are claimed by then, and another body with 409', async () => {
    const t = testApp()
    const body = { ...payload, portfolio_links: [await uploaded(t)] }
    const again = (given: object) => t.http().post(PATH).set('Idempotency-Key', 'k1').send(given)
    const first = await again(body)
    expect(first.status).toBe(200)
    expect((await again(body)).body.id).toBe(first.body.id)
    expect((await again({ ...body, name: 'Other' })).status).toBe(409)
    expect(kept(t)).toHaveLength(1)
    expect(t.mails()).toHaveLength(2)
  })

  it('S34 stores spam, marked, and sends no mail', async () => {
    const t = testApp()
    expect((await send(t, { ...payload, website: 'https://spam.example' })).status).toBe(200)
    expect(kept(t)).toMatchObject([{ isSpam: true }])
    expect(t.mails()).toEqual([])
  })

  it('refuses the 21st within an hour from one address', async () => {
    const t = testApp({ RATE_LIMIT: 'on' })
    for (let count = 0; count < 20; count++) expect((await send(t, payload)).status).toBe(200)
    expect((await send(t, payload)).status).toBe(429)
  })

  it('asks for the agency key when there is one', async () => {
    const t = testApp({ AGENCY_KEY: 'the key' })
    expect((await send(t, payload)).status).toBe(401)
    expect((await t.http().post(PATH).set('x-agency-key', 'the key').send(payload)).status).toBe(200)
  })
})
