import { describe, expect, it } from 'vitest'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { aTalent, PASSWORD } from '../../helpers/people/talentWithData'
import { call } from '../../helpers/roster/adminModels'
import { type TestApp, testApp } from '../../helpers/testApp'

const ROOT = '/api/v1/agency/models'
const SITE = 'https://agency.example'

/** The value in the sign-in, the onboarding data and the profile. */
async function said(t: TestApp, token: string) {
  const signedIn = await call(t, null, 'post', `${ROOT}/login`, {
    identification: 'asha@example.in',
    password: PASSWORD,
  })
  const onboarding = await call(t, token, 'get', `${ROOT}/onboarding-data`)
  const profile = await call(t, token, 'get', '/user/profile')
  return [
    signedIn.body.data.profile_pic,
    onboarding.body.data.model_info.profile_pic,
    profile.body.data.profile_pic,
  ]
}

describe('profile_pic', () => {
  it('is null before there is one, and for a talent with other pictures only', async () => {
    const t = testApp({ PUBLIC_URL: SITE })
    const { token, upload } = await aTalent(t)
    await upload('gallery')
    expect(await said(t, token)).toEqual([null, null, null])
  })

  it('S20 is the uploaded picture: a link of the session that asked while only its owner may see it', async () => {
    const t = testApp({ PUBLIC_URL: SITE })
    const { token, model, upload } = await aTalent(t)
    await t.as(t.admin()).admin.models.setStatus({ id: model.id, status: false })
    await upload('profile_pic')
    const addresses = await said(t, token)
    for (const address of addresses) {
      expect(address).toMatch(
        /^https:\/\/agency\.example\/media\/[\w-]{22}\/\d+\.webp\?e=\d+&u=[\w-]+&s=[\w-]+$/,
      )
      const opened = await t.http().get(String(address).slice(SITE.length))
      expect([opened.status, opened.headers['content-type']]).toEqual([200, 'image/webp'])
    }
    expect((await t.http().get(new URL(addresses[0]).pathname)).status).toBe(404)
  })

  it('is public as soon as the profile is, and null once the picture is deleted', async () => {
    const t = testApp({ PUBLIC_URL: SITE })
    const { token, model, account } = await aTalent(t)
    const { item, media } = aPicture(t, model.id, { type: 'profile_pic' })
    aPicture(t, aModel(t, { stageName: 'Mira' }).id, { type: 'profile_pic' })
    const address = `${SITE}/media/${media.id}/2000.webp`
    expect(await said(t, token)).toEqual([address, address, address])
    await t.as(account).talent.portfolio.remove({ id: item.id })
    expect(await said(t, token)).toEqual([null, null, null])
  })
})
