import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { adminSettings } from '../../../../client/src/admin/agency/settings/copy'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

const count = (text: string) => text.split(/\s+/).length

describe('the words of the settings', () => {
  it('say in at most 12 words what a section is about, and in 8 what a field is for', () => {
    const tooLong = [
      ['Settings', adminSettings.lead, 12] as const,
      ...Object.values(adminSettings.sections).flatMap(({ title, about, fields }) => [
        [title, about, 12] as const,
        ...Object.values(fields).map(([label, help = '']) => [label, help, 8] as const),
      ]),
    ].filter(([, text, most]) => count(text) > most)
    expect(tooLong).toEqual([])
  })
})

describe('a section of the settings', () => {
  it('has the other sections beside it, and what need not be read first behind Why?', async () => {
    const t = testApp()
    const { user, path } = renderAdmin(t, '/admin/settings/agency', {
      account: anAccount(t, { role: 'superadmin', name: 'Ira' }),
    })
    const sections = within(await screen.findByRole('navigation', { name: 'Sections' }))
    const here = sections.getByRole('link', { name: 'Name and description' })
    expect(here.getAttribute('aria-current')).toBe('page')
    const more = await screen.findByText('Search engines and link previews show them below your name.')
    expect(more.closest('details')?.open).toBe(false)
    await user.click(within(more.closest('details') as HTMLElement).getByText('Why?'))
    expect(more.closest('details')?.open).toBe(true)
    await user.click(sections.getByRole('link', { name: 'Region' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Region' })).toBeTruthy()
    expect(path()).toBe('/admin/settings/region')
  })
})
