import { expect, it } from 'vitest'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { testApp } from '../../helpers/testApp'

it('shows visitors the day of a polaroid at the agency, where it is already the next one', async () => {
  const t = testApp()
  t.later(10 * 60 * 60_000) // 20:00 in UTC, 1:30 in India
  const { id } = aModel(t, { stageName: 'Asha' })
  aPicture(t, id, { type: 'polaroid_front' })
  const { images } = await t.visitor().site.models.get({ key: 'asha' })
  expect(images.map(({ addedOn }) => addedOn)).toEqual(['2026-03-03'])
})
