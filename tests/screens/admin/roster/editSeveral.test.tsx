import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { aBoard } from '../../../helpers/roster/boards'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

const filled = async () => {
  const t = testApp()
  const ids = ['Asha', 'Tara', 'Zoya'].map((stageName) => aModel(t, { stageName, city: 'Goa' }).id)
  await aBoard(t, 'Women', ids.slice(0, 1))
  await aBoard(t, 'Curve')
  return { t, ids, models: t.as(t.admin()).admin.models }
}
const tick = (name: string) => screen.findByRole('checkbox', { name: `Mark ${name}` })
const bar = async (name: string) => within(await screen.findByRole('region', { name }))

describe('several models in the list', () => {
  it('are given a city, a rate and a board by one press', async () => {
    const { t, ids, models } = await filled()
    const { user } = renderAdmin(t, '/admin/models')
    await user.click(await tick('Asha'))
    await user.click(await tick('Tara'))
    await user.click((await bar('2 marked')).getByRole('button', { name: 'Edit several' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit 2 models' }))
    await user.type(dialog.getByLabelText('City'), 'Mumbai')
    await user.type(dialog.getByLabelText('Daily rate (₹)'), '18000')
    await user.selectOptions(dialog.getByLabelText('Availability'), 'Booked')
    await user.selectOptions(dialog.getByLabelText('Add to board'), 'Curve')
    await user.selectOptions(dialog.getByLabelText('Remove from board'), 'Women')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('2 models changed')).toBeTruthy()
    expect(screen.getByText('Tara, Asha')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('region', { name: /marked/ })).toBeNull())
    for (const id of ids.slice(0, 2))
      expect((await models.get({ id })).model).toMatchObject({
        city: 'Mumbai',
        dailyRate: 18_000,
        availability: 'booked',
        boards: [{ name: 'Curve' }],
      })
    expect((await models.get({ id: ids[2] ?? '' })).model).toMatchObject({ city: 'Goa', boards: [] })
  })

  it('keep the dialog and what was typed when a value is wrong', async () => {
    const { t } = await filled()
    const { user } = renderAdmin(t, '/admin/models')
    await user.click(await tick('Asha'))
    await user.click((await bar('1 marked')).getByRole('button', { name: 'Edit several' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit 1 model' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Fill in at least one field')).toBeTruthy()
    const rate = dialog.getByLabelText<HTMLInputElement>('Daily rate (₹)')
    await user.type(rate, 'much')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(rate.getAttribute('aria-invalid')).toBe('true'))
    expect(rate.value).toBe('much')
  })

  it('name a model that was deleted meanwhile, with the reason, and change the others', async () => {
    const { t, ids, models } = await filled()
    const { user } = renderAdmin(t, '/admin/models')
    ;(await screen.findByRole('link', { name: 'Tara' })).focus()
    await user.keyboard('x')
    await user.click((await bar('1 marked')).getByRole('button', { name: 'Mark all 3 on this page' }))
    await models.remove({ id: ids[1] ?? '' })
    await user.click((await bar('3 marked')).getByRole('button', { name: 'Edit several' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit 3 models' }))
    await user.type(dialog.getByLabelText('City'), 'Pune')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Not done: 1')).toBeTruthy()
    expect(alert.getByText('Tara: Model not found')).toBeTruthy()
    expect(await screen.findByText('2 models changed')).toBeTruthy()
  })

  it('stay marked on other pages, and come to the site by one press', async () => {
    const t = testApp()
    const ids = Array.from(
      { length: 12 },
      (_, at) => aModel(t, { stageName: `Model ${at + 1}`, isActive: false }).id,
    )
    const { user } = renderAdmin(t, '/admin/models')
    await user.click(await tick('Model 12'))
    await user.click(await screen.findByRole('button', { name: 'Mark all 10 on this page' }))
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    await user.click(await tick('Model 1'))
    const marked = await bar('11 marked')
    expect(marked.getByRole('status').textContent).toBe('11 marked, 10 of them not on this page')
    await user.click(marked.getByRole('button', { name: 'Edit several' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit 11 models' }))
    expect(dialog.getByText('Model 12, Model 11, Model 10, Model 9, Model 8, and 6 more')).toBeTruthy()
    await user.selectOptions(dialog.getByLabelText('On the site'), 'Assigned (on the site)')
    await user.selectOptions(dialog.getByLabelText('Featured'), 'Featured on the home page')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('11 models changed')).toBeTruthy()
    const { models } = t.as(t.admin()).admin
    for (const [at, id] of ids.entries())
      expect((await models.get({ id })).model).toMatchObject({ isActive: at !== 1, isFeatured: at !== 1 })
  })

  it('are listed by board, and each names its own', async () => {
    const { t } = await filled()
    const { user, path } = renderAdmin(t, '/admin/models')
    const asha = await screen.findByRole('link', { name: 'Asha' })
    expect(within(asha.closest('tr') as HTMLElement).getByText('Women')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Board'), 'Women')
    expect(await screen.findByText('1 found')).toBeTruthy()
    expect(path()).toMatch(/^\/admin\/models\?board=/)
    expect(screen.queryByRole('link', { name: 'Tara' })).toBeNull()
  })

  it('say that the board of an old link was deleted', async () => {
    const { t } = await filled()
    renderAdmin(t, '/admin/models?board=gone')
    expect(await screen.findByText('No models found')).toBeTruthy()
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Deleted board' }).selected).toBe(true)
  })
})
