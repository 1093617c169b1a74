import { expect, it } from 'vitest'
import { aModel } from '../../../server/demo/builders/models'
import { publish } from '../../../server/features/roster/publicRoster/service'
import { aDraft, csvOf } from '../../helpers/roster/rosterImport'
import { testApp } from '../../helpers/testApp'

const ROSTER = [
  ['Asha', 'Bombay'],
  ['Zoya', 'Mumbai'],
  ['Kabir', 'Pune'],
] as const

function roster() {
  const t = testApp()
  for (const [stageName, city] of ROSTER) publish(t.db, aModel(t, { stageName, city, isActive: true }).id)
  return t
}

it.each(['Mumbai', 'bombay', 'Bomb', 'mum'])(
  'the public filter “%s” finds both ways to write it',
  async (city) => {
    const { items } = await roster().as(null).site.models.list({ city })
    // What somebody typed is shown as typed.
    expect(items.map((each) => [each.stageName, each.city])).toEqual([
      ['Zoya', 'Mumbai'],
      ['Asha', 'Bombay'],
    ])
  },
)

it('the agency’s filter offers one name and finds both', async () => {
  const t = roster()
  const { models } = t.as(t.admin()).admin
  expect(await models.cities()).toEqual(['Mumbai', 'Pune'])
  for (const city of ['Mumbai', 'Bombay'])
    expect((await models.list({ city })).items.map(({ stageName }) => stageName)).toEqual(['Zoya', 'Asha'])
})

it('an import adds the name of today and says so', async () => {
  const t = testApp()
  const admin = t.admin()
  const id = await aDraft(t, admin, csvOf(['Name', 'City'], ['Asha', 'Bangalore'], ['Zoya', 'Goa']))
  const { rows } = await t.as(admin).admin.rosterImport.check({ id })
  expect(rows.map(({ read, notes }) => [read?.city, notes])).toEqual([
    ['Bengaluru', [{ field: 'city', message: 'Bangalore is added as Bengaluru' }]],
    ['Goa', []],
  ])
})
