import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModel, aPicture } from '../../../../server/demo/builders/models'
import { downloadNext } from '../../../../server/features/roster/images/downloads.service'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { pictureServer } from '../../../helpers/servers/pictureServer'
import { testApp } from '../../../helpers/testApp'

it('offers the video types only for a model that already has one', async () => {
  const t = testApp()
  const asha = aModel(t)
  const clip = { kind: 'video' as const, contentType: 'video/mp4', widths: [] }
  aPicture(t, asha.id)
  aPicture(t, asha.id, clip)
  aPicture(t, asha.id, { ...clip, type: 'banner' })
  renderAdmin(t, `/admin/models/${asha.id}?tab=images`)
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

describe('a picture added by web address', () => {
  const world = pictureServer()
  const never = new AbortController().signal

  async function added(url: string) {
    const t = testApp()
    await t.ready
    const asha = aModel(t)
    await t.as(t.admin()).admin.images.add({ id: asha.id, url, type: 'gallery', isLocked: false })
    const { user } = renderAdmin(t, `/admin/models/${asha.id}?tab=images`)
    await screen.findByText('Copying the image…', {})
    const fetchOne = () => downloadNext({ ...t, download: world.download() }, never)
    return { user, fetchOne }
  }

  it('is shown as soon as it is stored, without reloading the page', async () => {
    const { fetchOne } = await added(world.at('/picture.jpg'))
    expect(screen.queryByRole('img', { name: 'image 1, Gallery' })?.tagName).not.toBe('IMG')
    expect(screen.getByText(/^We copy the image from this address once/)).toBeTruthy()
    await fetchOne()
    await waitFor(() => expect(screen.getByRole('img', { name: 'image 1, Gallery' }).tagName).toBe('IMG'), {
      timeout: 10_000,
    })
    expect(screen.queryByText('Copying the image…')).toBeNull()
  })

  it('shows why it could not be fetched, and is fetched on Try again', async () => {
    const { user, fetchOne } = await added(world.at('/soon.jpg'))
    await fetchOne()
    const reason = 'The website did not return an image at this address.'
    expect(await screen.findByText(reason, {})).toBeTruthy()
    expect(screen.getByText(/^pictures\.example:/)).toBeTruthy()
    world.pages['/soon.jpg'] = world.pages['/picture.jpg'] ?? (() => {})
    await user.click(screen.getByRole('button', { name: 'Try again to copy image 1, Gallery' }))
    expect(await screen.findByText('Copying the image…')).toBeTruthy()
    await fetchOne()
    await waitFor(() => expect(screen.getByRole('img', { name: 'image 1, Gallery' }).tagName).toBe('IMG'), {
      timeout: 10_000,
    })
  })
})
