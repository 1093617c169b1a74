import { expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { aDraft, finishImports } from '../../../helpers/roster/rosterImport'
import { testApp } from '../../../helpers/testApp'

const text = async (parts: AsyncIterable<string>) => {
  let all = ''
  for await (const part of parts) all += part
  return all
}
const FACTS = {
  name: 'Asha Rao',
  stageName: '=Asha',
  email: 'asha@sheet.example',
  phone: '+919810012345',
  gender: 'female',
  dateOfBirth: '1999-03-12',
  city: 'Mumbai',
  languages: ['Hindi', 'English'],
  ...{
    dailyRate: 25_000,
    height: '5ft 7.5in',
    waist: 26.5,
    hips: 36,
    shoeSize: 6,
    bio: '- walks\n"and" sings',
  },
  hairColor: 'Black',
  eyeColor: 'Brown',
  skinTone: 'Medium',
  instagram: '@asha',
  youtube: '@ashatv',
  twitter: '@asha_x',
  secondPhone: '+919820054321',
  whatsapp: '+447700900123',
  privateNote: 'Calls back after six.\nNever on Sundays.',
  availability: 'booked',
  workTypes: ['Editorial', 'Social Media'],
} as const

it('the export of one agency is imported by another with every fact', async () => {
  const one = testApp()
  aModel(one, { ...FACTS, languages: [...FACTS.languages], workTypes: [...FACTS.workTypes], bust: 56 })
  aModel(one, { name: 'Kabir', stageName: 'Kabir', gender: null, dateOfBirth: null, city: null, email: null })
  const file = await text(await one.as(one.admin()).admin.models.export({}))

  const other = testApp()
  const admin = other.admin()
  const caller = other.as(admin).admin
  const id = await aDraft(other, admin, file)
  expect((await caller.rosterImport.check({ id })).counts).toEqual({ new: 2, same: 0, refused: 0 })
  await caller.rosterImport.start({ id, hasConsent: true })
  await finishImports(other)
  const { people } = await caller.rosterImport.result({ id })
  const asha = people.find(({ name }) => name === 'Asha Rao')
  const { model } = await caller.models.get({ id: asha?.modelId ?? '' })
  const { instagram, youtube, twitter, secondPhone, whatsapp, privateNote, ...facts } = FACTS
  expect(model).toMatchObject({
    ...{ ...facts, bustChest: 56, social: { instagram, youtube, twitter } },
    private: { secondPhone, whatsapp, privateNote },
  })

  const again = await aDraft(other, admin, file)
  expect((await caller.rosterImport.check({ id: again })).counts).toEqual({ new: 0, same: 2, refused: 0 })
})
