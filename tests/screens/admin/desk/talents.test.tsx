import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel, aPicture } from '../../../../server/demo/builders/models'
import { aBoard } from '../../../helpers/roster/boards'
import { renderDesk } from '../../../helpers/screens/deskScreens'
import { brokenLine } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

const withZoya = () => {
  const t = testApp()
  const booker = anAccount(t, { role: 'booker', name: 'Kavya Menon' })
  const zoya = aModel(t, {
    ...{ stageName: 'Zoya', name: 'Zoya Mirza', gender: 'female', isActive: true, city: 'Mumbai' },
    ...{ heightCm: 178, height: '178 cm', waist: 24, dailyRate: 45_000, privateNote: 'Rides.' },
  })
  return { t, booker, zoya }
}

describe('the page of the talents', () => {
  it('says that there are none, and that they could not be loaded', async () => {
    const empty = renderDesk(testApp(), '/admin/talents')
    expect(await screen.findByText('No talents')).toBeTruthy()
    expect(screen.getByText('Talents appear here once the agency has added models.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Add New Model' }).getAttribute('href')).toBe('/admin/models/new')
    empty.unmount()
    renderDesk(testApp(), '/admin/talents', { before: [brokenLine] })
    expect(await screen.findByText('Error loading talents')).toBeTruthy()
  })

  it('leads a booker to the card, and takes the filters away when nobody fits', async () => {
    const { t, booker } = withZoya()
    const { user, path } = renderDesk(t, '/admin/talents?heightMin=190', { account: booker })
    expect(await screen.findByText('Nobody has all of this. Take a filter away.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    const link = await screen.findByRole('link', { name: 'Zoya' })
    expect(within(link.closest('li') as HTMLElement).getByText(/^178 · .*waist 61$/)).toBeTruthy()
    await user.click(link)
    expect(await screen.findByRole('heading', { level: 1, name: 'Zoya' })).toBeTruthy()
    expect(path()).toMatch(/^\/admin\/talents\/\w+$/)
  })

  it('lets more than fifty be written to, and says that at most fifty are added to a job', async () => {
    const t = testApp()
    for (let at = 0; at < 51; at++)
      aModel(t, { stageName: `Face ${String(at).padStart(2, '0')}`, name: 'Asha Rao' })
    renderDesk(t, '/admin/talents')
    for (const first of ['Face 00', 'Face 24', 'Face 48']) {
      await screen.findByRole('checkbox', { name: `Mark ${first}` })
      for (const box of screen.getAllByRole('checkbox', { name: /^Mark Face/ })) fireEvent.click(box)
      if (first !== 'Face 48') fireEvent.click(screen.getByRole('button', { name: /^Next/ }))
    }
    const bar = within(await screen.findByRole('region', { name: '51 marked' }))
    expect(bar.getByText('Add at most 50 at a time to a job or a package.')).toBeTruthy()
    expect(bar.queryByRole('button', { name: /^Add to/ })).toBeNull()
    expect(bar.getByRole('button', { name: 'Write on WhatsApp' })).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Mark Face 50' }))
    const fifty = within(await screen.findByRole('region', { name: '50 marked' }))
    expect(fifty.getAllByRole('button', { name: /^Add to/ })).not.toHaveLength(0)
  })
})

describe('the page of a talent', () => {
  it('says that there is none, and that it could not be loaded', async () => {
    const gone = renderDesk(testApp(), '/admin/talents/nobody')
    expect(await screen.findByText('Talent not found')).toBeTruthy()
    gone.unmount()
    renderDesk(testApp(), '/admin/talents/nobody', { before: [brokenLine] })
    // On the page and in the notice.
    expect(await screen.findAllByText('Error loading talent')).not.toHaveLength(0)
  })

  it('shows a booker the sizes and the open pictures, and puts the talent on a board', async () => {
    const { t, booker, zoya } = withZoya()
    const women = await aBoard(t, 'Women')
    aPicture(t, zoya.id, { type: 'gallery' })
    aPicture(t, zoya.id, { type: 'gallery', isLocked: true })
    aPicture(t, zoya.id, { type: 'nude_front' })
    const { user } = renderDesk(t, `/admin/talents/${zoya.id}`, { account: booker })
    const sizes = within(await screen.findByRole('region', { name: 'Sizes' }))
    expect(sizes.getByText('178')).toBeTruthy()
    expect(within(screen.getByRole('list', { name: 'Pictures' })).getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getAllByText(/^(front|left|right|back) missing$/)).toHaveLength(4)
    expect(screen.getByText('Rides.')).toBeTruthy()
    // The main one comes first.
    const actions = screen.getAllByRole('button', { name: /^Add to/ })
    expect(actions.map(({ textContent }) => textContent)).toEqual(['Add to a job…', 'Add to a package…'])
    expect(screen.queryByRole('link', { name: 'Edit model' })).toBeNull()
    await user.click(await screen.findByRole('checkbox', { name: 'Women' }))
    await expect
      .poll(async () => (await t.as(booker).desk.talents.get({ modelId: zoya.id })).boards)
      .toEqual([{ id: women.id, name: 'Women' }])
  })
})
