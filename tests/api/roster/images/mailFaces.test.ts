import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel, aPicture } from '../../../../server/demo/builders/models'
import { drawMailFaces } from '../../../../server/features/roster/images/mailFaces.service'
import { publish } from '../../../../server/features/roster/publicRoster/service'
import { testApp } from '../../../helpers/testApp'

const drawn = (t: ReturnType<typeof testApp>, ...faces: { modelId: string; name: string }[]) =>
  drawMailFaces(t, { look: { faces } })

describe('the faces of a mail', () => {
  it('are small squares of the picture that the roster shows', async () => {
    const t = testApp()
    const account = anAccount(t, { role: 'model', email: 'zoya@example.in' })
    const { id } = aModel(t, { accountId: account.id, stageName: 'Zoya' })
    const file = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#0000ff' } })
      .jpeg()
      .toBuffer()
    const answer = await t
      .http()
      .post('/api/v1/agency/models/portfolio-upload')
      .auth(t.tokenFor(account), { type: 'bearer' })
      .field({ type: 'profile_pic' })
      .attach('file', file, 'zoya.jpg')
    expect(answer.status).toBeLessThan(300)
    publish(t.db, id)
    const [face] = await drawn(t, { modelId: id, name: 'Zoya' })
    const { data, info } = await sharp(face?.jpeg ?? undefined)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([168, 168])
    const [red = 255, , blue = 0] = data
    expect(blue - red).toBeGreaterThan(150)
    expect(face?.jpeg?.length).toBeLessThan(12_000)
  })

  it('are initials for models without an open picture, off the roster or with a lost file', async () => {
    const t = testApp()
    const without = aModel(t, { stageName: 'Asha' })
    const lost = aModel(t, { stageName: 'Bina' })
    aPicture(t, lost.id, { type: 'profile_pic' })
    publish(t.db, lost.id)
    const faces = [
      { modelId: without.id, name: 'Asha' },
      { modelId: 'left', name: 'Chitra' },
      { modelId: lost.id, name: 'Bina' },
    ]
    expect(await drawn(t, ...faces)).toEqual(faces.map(({ name }) => ({ name, jpeg: null })))
  })

  it('are four at most, and none for a mail that names nobody', async () => {
    const t = testApp()
    const named = [1, 2, 3, 4, 5].map((at) => ({ modelId: `m${at}`, name: `M${at}` }))
    expect((await drawn(t, ...named)).map(({ name }) => name)).toEqual(['M1', 'M2', 'M3', 'M4'])
    expect(await drawMailFaces(t, { look: null })).toEqual([])
  })
})
