import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aModel, aPicture } from '../../server/demo/builders/models'
import { renderDesk } from '../helpers/atTheDesk'
import { testApp } from '../helpers/testApp'

it('offers a clip no type of which there is one picture, unless it has it', async () => {
  const t = testApp()
  const asha = aModel(t)
  const clip = { kind: 'video' as const, contentType: 'video/mp4', widths: [] }
  aPicture(t, asha.id)
  aPicture(t, asha.id, clip)
  aPicture(t, asha.id, { ...clip, type: 'banner' })
  renderDesk(t, `/admin/models/${asha.id}?tab=images`)
  const offered = async (what: string) =>
    within(await screen.findByLabelText(`Type of image ${what}`))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
      .slice(0, 7)
  expect(await offered('1, Gallery')).toEqual([
    'Banner',
    'Profile picture',
    'Polaroid front',
    'Polaroid left',
    'Polaroid right',
    'Polaroid back',
    'Bikini front',
  ])
  expect((await offered('2, Gallery'))[0]).toBe('Bikini front')
  expect((await offered('3, Banner')).slice(0, 2)).toEqual(['Banner', 'Bikini front'])
})
