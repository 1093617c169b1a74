import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { brokenChanges, brokenLine } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

const PAGE = '/admin/measuring'
const people = () => {
  const t = testApp()
  for (const stageName of ['Asha', 'Bela'])
    aModel(t, { stageName, gender: 'female', isActive: true, heightCm: 178, height: '178 cm', waist: 24 })
  return t
}
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)

describe('the page of measuring', () => {
  it('says that there is nobody, and that they could not be loaded', async () => {
    const empty = renderAdmin(testApp(), PAGE)
    expect(await screen.findByText('No talents to measure')).toBeTruthy()
    empty.unmount()
    renderAdmin(testApp(), PAGE, { before: [brokenLine] })
    expect(await screen.findByText('Error loading talents')).toBeTruthy()
  })

  it('saves a row by Enter, goes on to the next talent, and asks before a large difference', async () => {
    const { user } = renderAdmin(people(), PAGE)
    fireEvent.change(await field('Measured on'), { target: { value: '2026-03-02' } })
    expect(screen.getAllByText('Never measured')).toHaveLength(2)
    // A row has a button once there is something to save.
    expect(screen.queryByRole('button', { name: 'Save Asha' })).toBeNull()
    await user.click(await field('Height of Asha'))
    await user.keyboard('1')
    expect(screen.getByRole('button', { name: 'Save Asha' })).toBeTruthy()
    await user.keyboard('78{Tab}{Tab}62{Enter}')
    expect(await screen.findByText('Saved')).toBeTruthy()
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Height of Bela')
    expect((await field('Waist of Asha')).placeholder).toBe('62')
    await user.keyboard('{Tab}{Tab}70{Enter}')
    expect(
      screen.getByText('Waist: 9 cm more than last time. Enter once more if that is right.'),
    ).toBeTruthy()
    await user.keyboard('{Enter}')
    await expect.poll(() => screen.getAllByText('Saved')).toHaveLength(2)
  })

  it('keeps what was typed when it is not saved or searched away, and asks before it is left', async () => {
    const { user, path } = renderAdmin(people(), PAGE, { before: [brokenChanges] })
    await user.type(await field('Waist of Asha'), '62{Enter}')
    expect((await field('Waist of Asha')).value).toBe('62')
    const search = screen.getByLabelText('Search by name or city')
    fireEvent.change(search, { target: { value: 'Bela' } })
    await expect.poll(() => screen.queryByLabelText('Waist of Asha')).toBeNull()
    fireEvent.change(search, { target: { value: '' } })
    expect((await field('Waist of Asha')).value).toBe('62')
    await user.click(screen.getByText('Asha'))
    expect(await screen.findByText('Your changes are not saved. Leave without saving?')).toBeTruthy()
    expect(path()).toMatch(/^\/admin\/measuring/)
  })
})
