import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDraft, csvOf, finishImports } from '../../../helpers/roster/rosterImport'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

const button = (name: string) => screen.findByRole('button', { name })
const whose = (name: string) => screen.getByLabelText<HTMLSelectElement>(`Whose photo is ${name}?`)
const modelOf = (name: string) => whose(name).selectedOptions[0]?.text

describe('photos of an import that name nobody', () => {
  it('are ticked and given to one model at once', async () => {
    const t = testApp()
    const admin = t.admin()
    const rows = csvOf(['Name', 'Stage name'], ['Asha Rao', 'Asha'], ['Kabir Das', 'Kabir'])
    const id = await aDraft(t, admin, rows)
    await t.as(admin).admin.rosterImport.start({ id, hasConsent: true })
    await finishImports(t)
    const { user } = renderAdmin(t, `/admin/import/${id}`, { account: admin })
    const files = ['7f2a.jpg', '91bc.jpg', 'c0de.jpg', 'ee41.jpg', 'Asha Rao 1.jpg']
    await user.upload(
      await screen.findByLabelText('Photos, or a ZIP of them'),
      files.map((name) => new File(['x'], name, { type: 'image/jpeg' })),
    )
    await screen.findByText('4 photos have no model yet. Choose one, or leave them out.')
    // Nothing is ticked, so nothing is given away.
    await user.selectOptions(
      screen.getByLabelText('Tick photos below to give them to one model'),
      'Kabir (Kabir Das)',
    )
    expect(modelOf('7f2a.jpg')).toBe('Choose a model')

    await user.click(screen.getByLabelText('7f2a.jpg'))
    await user.click(screen.getByLabelText('c0de.jpg'))
    await user.selectOptions(screen.getByLabelText('Model of 2 ticked photos'), 'Kabir (Kabir Das)')
    expect(['7f2a.jpg', '91bc.jpg', 'c0de.jpg', 'ee41.jpg', 'Asha Rao 1.jpg'].map(modelOf)).toEqual([
      'Kabir (Kabir Das)',
      'Choose a model',
      'Kabir (Kabir Das)',
      'Choose a model',
      'Asha (Asha Rao)',
    ])
    expect(screen.getByLabelText<HTMLInputElement>('7f2a.jpg').checked).toBe(false)

    await user.click(await button('Tick the 2 without a model'))
    await user.selectOptions(screen.getByLabelText('Model of 2 ticked photos'), 'Asha (Asha Rao)')
    expect(modelOf('ee41.jpg')).toBe('Asha (Asha Rao)')
    await waitFor(() => expect(screen.queryByText(/no model yet/)).toBeNull())
    expect(screen.queryByRole('button', { name: /^Tick the/ })).toBeNull()
    expect(await button('Upload 5 photos')).toBeTruthy()
  })
})
