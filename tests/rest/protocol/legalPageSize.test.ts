import { expect, it } from 'vitest'
import { loadAgency } from '../../../server/features/agency/settings/service'
import { legalPageForm } from '../../../shared/agency/legalTexts'
import { testApp } from '../../helpers/testApp'

const page = (letters: number) =>
  Object.fromEntries(
    Array.from({ length: 8 }, (_, at) => [
      `section${at + 1}`,
      { title: `भाग ${at + 1}`, text: 'क'.repeat(at === 5 ? letters + 9 : letters) },
    ]),
  )
function save(sections: object) {
  const t = testApp()
  loadAgency(t)
  return t
    .http()
    .post('/trpc/admin.settings.save')
    .auth(t.tokenFor(t.superadmin()), { type: 'bearer' })
    .send({ section: 'cookieText', version: 123_456_789, isNewNotice: false, ...sections })
}

it('a legal page in Hindi that is too long for one request is refused by its form, at the longest section', async () => {
  const long = page(5_900)
  expect((await save(long)).status).toBe(413)
  const { error } = legalPageForm('cookieText').safeParse(long)
  expect(error?.issues).toMatchObject([
    {
      path: ['section6', 'text'],
      message:
        'All sections together may have 96 kB and have 139 kB; a letter of Hindi counts as three. Shorten this section, which is the longest, or others',
    },
  ])
})

it('the longest page that its form takes fits into one request', async () => {
  const fits = page(4_064)
  expect(legalPageForm('cookieText').safeParse(fits).success).toBe(true)
  expect(legalPageForm('cookieText').safeParse(page(4_080)).success).toBe(false)
  // Its version is a made-up one, so it is read and refused as stale.
  expect((await save(fits)).status).toBe(409)
})
