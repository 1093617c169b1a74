import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { models } from '../../../drizzle/schema'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { publish } from '../../../server/features/roster/publicRoster/service'
import { testApp } from '../../helpers/testApp'

type App = ReturnType<typeof testApp>
const found = async (t: App, search: string) =>
  (await t.visitor().site.models.list({ search })).items.map((model) => model.stageName)

describe('the search of the roster', () => {
  const cases: [search: string, names: string[]][] = [
    ['asha', ['Natasha', 'Asha']],
    ['SHA', ['Natasha', 'Asha']],
    ['tash', ['Natasha']],
    ['s', ['Natasha', 'Asha', 'Zoë', 'Star*', 'Say "Hi"', 'Back\\slash']],
    ['sh', ['Natasha', 'Asha', 'Back\\slash']],
    ['zoe', ['Zoë']],
    ['ZOË', ['Zoë']],
    ['oe', ['Zoë']],
    ['ë', ['Asha', 'Zoë', "O'Neil"]],
    ['दिया', ['दिया']],
    ['दि', ['दिया']],
    ['या', ['दिया']],
    ['delhi', ['Asha']],
    ['runway', ['Zoë']],
    ['100%', ['100% Noor']],
    ['%', ['100% Noor']],
    ['_', ['A_B']],
    ['a_b', ['A_B']],
    ['\\', ['Back\\slash']],
    ['k\\s', ['Back\\slash']],
    ["o'n", ["O'Neil"]],
    ["'", ["O'Neil"]],
    ['"', ['Say "Hi"']],
    ['"hi"', ['Say "Hi"']],
    ['*', ['Star*']],
    ['r*', ['Star*']],
    ['(', []],
    ['AND', ['Andy']],
    ['asha AND', []],
    ['NEAR(asha tara)', []],
    ['asha OR zoe', []],
    ['text:asha', []],
    ['🌶', ['Chili 🌶']],
    ['i 🌶', ['Chili 🌶']],
    ['  asha  ', ['Natasha', 'Asha']],
    ['y'.repeat(100), []],
  ]
  const names = [
    'दिया',
    'A_B',
    '100% Noor',
    'Back\\slash',
    "O'Neil",
    'Say "Hi"',
    'Star*',
    'Andy',
    'Chili 🌶',
  ] as const
  const filled = () => {
    const t = testApp()
    const plain = { city: 'Goa', workTypes: [] }
    for (const stageName of names) aModel(t, { ...plain, stageName })
    aModel(t, { ...plain, stageName: 'Zoë', workTypes: ['Runway', 'Music Video'] })
    aModel(t, { ...plain, stageName: 'Asha', city: 'New Delhi' })
    aModel(t, { ...plain, stageName: 'Natasha' })
    return t
  }

  it('finds inside words, ignoring case and accents, and treats every character literally', async () => {
    const t = filled()
    const answers: typeof cases = []
    for (const [search] of cases) answers.push([search, await found(t, search)])
    expect(answers).toEqual(cases)
  })

  it('finds a city by each of its names, and by how one of them begins', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Ira', city: 'Bombay' })
    aModel(t, { stageName: 'Uma', city: 'Mumbai' })
    aModel(t, { stageName: 'Bombay Jaya', city: 'Goa' })
    aModel(t, { stageName: 'Tara', city: 'Bandra, bombay' })
    const admin = t.as(t.admin()).admin.models
    for (const [search, names] of [
      ['Bombay', ['Tara', 'Bombay Jaya', 'Uma', 'Ira']],
      ['MUMBAI', ['Tara', 'Bombay Jaya', 'Uma', 'Ira']],
      ['bomb', ['Tara', 'Bombay Jaya', 'Uma', 'Ira']],
      ['mumb', ['Tara', 'Bombay Jaya', 'Uma', 'Ira']],
      ['bandra, mumbai', ['Tara']],
      ['bo', ['Tara', 'Bombay Jaya', 'Ira']],
      ['Poona', []],
    ] as const) {
      expect([search, await found(t, search)]).toEqual([search, names])
      const { items, total } = await admin.list({ search })
      expect([search, items.map(({ stageName }) => stageName)]).toEqual([search, names])
      expect(total).toBe(names.length)
    }
  })

  it('answers any text of up to 100 characters', async () => {
    const t = filled()
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 30 }), async (search) => {
        const control = [...search].some((point) => /\p{Cc}|[\u2028\u2029]/u.test(point))
        if (control || [...search].length > 100 || [...search.normalize('NFC')].length > 100) return
        const { total, items } = await t.visitor().site.models.list({ search })
        expect(items).toHaveLength(Math.min(20, total))
      }),
      { numRuns: 200 },
    )
  })

  it('finds a changed model by its new name only', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    expect(await found(t, 'asha')).toEqual(['Asha'])
    t.db.update(models).set({ stageName: 'Tara' }).where(eq(models.id, asha.id)).run()
    publish(t.db, asha.id)
    expect(await found(t, 'asha')).toEqual([])
    expect(await found(t, 'as')).toEqual([])
    expect(await found(t, 'tara')).toEqual(['Tara'])
  })
})

describe('the public roster', () => {
  it('no longer shows an unassigned model or its pictures from the next request on', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    const tara = aModel(t, { stageName: 'Tara' })
    aPicture(t, asha.id)
    const site = t.visitor().site.models
    expect((await site.list({})).total).toBe(2)
    t.db.update(models).set({ isActive: false }).where(eq(models.id, asha.id)).run()
    publish(t.db, asha.id)
    expect((await site.list({})).items.map(({ id }) => id)).toEqual([tara.id])
    expect(await found(t, 'asha')).toEqual([])
    expect((await site.choices()).map(({ id }) => id)).toEqual([tara.id])
    expect(await site.related({ key: tara.id })).toEqual([])
    await expect(site.get({ key: asha.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(site.get({ key: 'asha' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(t.db.query.media.findFirst().sync()).toMatchObject({ isPublic: false })
  })

  it('P6 counts a birthday from midnight in India, and never gives the date', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Asha', dateOfBirth: '2000-03-03' })
    const ask = () => t.visitor().site.models.get({ key: 'asha' })
    expect((await ask()).age).toBe(25)
    t.later(8 * 3_600_000 + 29 * 60_000) // 23:59 in India on the second of March
    expect((await ask()).age).toBe(25)
    t.later(2 * 60_000)
    expect((await ask()).age).toBe(26)
    expect(JSON.stringify(await ask())).not.toContain('2000')
  })

  it('holds the dropdown of the booking form by name, booked models too', async () => {
    const t = testApp()
    aModel(t, { stageName: 'tara', availability: 'booked' })
    aModel(t, { stageName: 'Zoya' })
    const asha = aModel(t, { stageName: 'Asha' })
    aPicture(t, asha.id, { id: 'p1', type: 'profile_pic', widths: [640, 320] })
    const choices = await t.visitor().site.models.choices()
    expect(choices.map(({ stageName, availability }) => [stageName, availability])).toEqual([
      ['Asha', 'available'],
      ['tara', 'booked'],
      ['Zoya', 'available'],
    ])
    expect(choices.map(({ picture }) => picture)).toEqual(['/media/p1/640.avif', null, null])
  })

  it('P6 shows only a model’s public fields', async () => {
    const t = testApp()
    aModel(t, {
      stageName: 'Asha',
      name: 'Asha Secret',
      email: 'asha@private.example',
      phone: '+919810012345',
      dailyRate: 54321,
      instagram: 'asha.private',
      weight: '61 kg',
    })
    const text = JSON.stringify(await t.visitor().site.models.list({}))
    for (const secret of ['Secret', 'private', '98100', '54321', '61 kg', '2000-05-17'])
      expect(text).not.toContain(secret)
  })
})
