import { expect, it } from 'vitest'
import { privacy, terms } from '../../../client/src/copy/legalTexts'
import { settings } from '../../../drizzle/schema'
import { loadAgency } from '../../../server/features/agency/settings/service'
import { emptyAgency } from '../../../shared/agency'
import { testApp } from '../../helpers/testApp'

const FILLED = {
  courts: 'Mumbai',
  registeredName: 'Kori Talent Private Limited',
  registeredAddress: '12 Hill Road, Bandra, Mumbai 400050, India',
  gstin: '27 aaapl 1234c1zv',
  grievanceOfficer: 'Meera Iyer',
  grievanceEmail: 'grievance@kori.example',
}

function withLegal() {
  const t = testApp({ DEMO_DATA: 'false' })
  loadAgency(t)
  return { t, own: t.as(t.superadmin()).admin.settings }
}
const textOf = (page: typeof terms) => JSON.stringify(page().sections)

it('the legal pages name the company, its GSTIN and the grievance officer once the agency has filled them in', async () => {
  const { own } = withLegal()
  expect(textOf(terms)).toContain('Model agency, India (')
  expect(textOf(privacy)).toContain('or to reach our grievance officer, use the form on our Contact page.')
  const saved = await own.save({ ...FILLED, section: 'legal' })
  expect(saved.value).toMatchObject({ gstin: '27AAAPL1234C1ZV' })
  expect(textOf(terms)).toContain('Kori Talent Private Limited, 12 Hill Road, Bandra, Mumbai 400050, India (')
  expect(textOf(terms)).toContain('Our GSTIN is 27AAAPL1234C1ZV.')
  expect(textOf(terms)).toContain('If something went wrong, email grievance@kori.example.')
  expect(textOf(terms)).toContain('the courts in Mumbai have jurisdiction')
  expect(textOf(privacy)).toContain('Kori Talent Private Limited, which runs Model agency, 12 Hill Road')
  expect(textOf(privacy)).toContain(
    'or to reach our grievance officer, Meera Iyer, email grievance@kori.example.',
  )
})

it.each(['27AAAPL1234C1Z', '27AAAPL1234C1XV', 'ABCDE', '270AAPL1234C1ZV'])(
  'the GSTIN %s is refused',
  async (gstin) => {
    const { own } = withLegal()
    await expect(own.save({ ...FILLED, gstin, section: 'legal' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  },
)

it('a row of a release before, which has the courts only, keeps them', () => {
  const t = testApp({ DEMO_DATA: 'false' })
  t.db
    .insert(settings)
    .values({ key: 'agency.legal', value: JSON.stringify({ courts: 'Pune' }) })
    .run()
  loadAgency(t)
  expect(textOf(terms)).toContain('the courts in Pune')
  expect(emptyAgency.legal.courts).toBe('')
})
