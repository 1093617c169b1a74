import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { settings } from '../../../../drizzle/schema'
import { aStoredPicture } from '../../../../server/demo/builders/media'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

const button = (name: string) => screen.getByRole('button', { name })

describe('/admin/settings/slides', () => {
  it('describes, crops, moves and removes pictures, and the home page shows them so', async () => {
    const t = testApp()
    const pictures = [aStoredPicture(t), aStoredPicture(t), aStoredPicture(t)]
    const ids = pictures.map(({ id }) => id)
    t.db
      .insert(settings)
      .values({ key: 'home-slides', value: JSON.stringify(ids) })
      .run()
    const account = t.superadmin()
    const { user, unmount } = renderAdmin(t, '/admin/settings/slides', { account })
    const words = await screen.findByLabelText('What it shows, picture 2')
    await user.clear(words)
    await user.click(button('Save changes'))
    expect(await screen.findByText('Say what the picture shows')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(words))
    await user.type(words, 'A hand')
    fireEvent.change(screen.getByLabelText('From the left, picture 2'), { target: { value: '40' } })
    await user.click(button('Remove picture 3'))
    await waitFor(() => expect(document.activeElement).toBe(words))
    await user.click(button('Move picture 2 up'))
    await waitFor(() => expect(document.activeElement).toBe(button('Move picture 1 down')))
    await user.click(button('Save changes'))
    expect(await screen.findByText('Settings saved')).toBeTruthy()
    expect(await t.visitor().site.home.slides()).toMatchObject([
      { id: ids[1], alt: 'A hand', focus: { x: 40, y: 0 } },
      { id: ids[0], focus: null },
    ])
    unmount()
    renderScreen(t, '/')
    expect(await screen.findByRole('img', { name: 'A hand' })).toBeTruthy()
    expect(screen.getByText('01/02')).toBeTruthy()
  })
})
