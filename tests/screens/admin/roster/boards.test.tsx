import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { aBoard } from '../../../helpers/roster/boards'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { brokenLine } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

const PAGE = '/admin/boards'
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name} `) })
const order = () => screen.getAllByRole('switch').map((each) => each.getAttribute('aria-label'))

describe('the page of the boards', () => {
  it('says that there are none, and adds one', async () => {
    const { user } = renderAdmin(testApp(), PAGE)
    expect(await screen.findByText('No boards yet')).toBeTruthy()
    await user.type(screen.getByLabelText(/Name/), 'Women')
    await user.click(screen.getByRole('button', { name: 'Add board' }))
    const women = within(await row('Women'))
    expect(women.getByText('0 models')).toBeTruthy()
    expect(women.getByRole('switch', { name: 'Women on the site' }).textContent).toBe('Private')
  })

  it('keeps a name that is taken in the field, and says so beside it', async () => {
    const t = testApp()
    await aBoard(t, 'Women')
    const { user } = renderAdmin(t, PAGE)
    await row('Women')
    const field = screen.getByLabelText<HTMLInputElement>(/Name/)
    await user.type(field, 'women')
    await user.click(screen.getByRole('button', { name: 'Add board' }))
    expect(await screen.findByText('There is already a board with this name')).toBeTruthy()
    expect(field.value).toBe('women')
  })

  it('shows a board to visitors, and leads to its page once a model of it is on the site', async () => {
    const t = testApp()
    const { id } = aModel(t, { isActive: false })
    await aBoard(t, 'Women', [id])
    const { user } = renderAdmin(t, PAGE)
    const women = within(await row('Women'))
    await user.click(women.getByRole('switch', { name: 'Women on the site' }))
    expect(await women.findByText('The link appears once a model on it is on the site.')).toBeTruthy()
    await t.as(t.admin()).admin.models.setStatus({ id, status: true })
    const second = renderAdmin(t, PAGE)
    const link = await screen.findByRole('link', { name: /^Open its page/ })
    expect(link.getAttribute('href')).toBe('/models?board=women')
    second.unmount()
  })

  it('moves a board, says its place, and keeps the focus on the button', async () => {
    const t = testApp()
    for (const name of ['Women', 'Men', 'Curve']) await aBoard(t, name)
    const { user } = renderAdmin(t, PAGE)
    await row('Women')
    const down = screen.getByRole('button', { name: 'Move Women down' })
    await user.click(down)
    expect(await screen.findByText('Women is now 2 of 3')).toBeTruthy()
    expect(order()).toEqual(['Men on the site', 'Women on the site', 'Curve on the site'])
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Women down'))
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Women is now 3 of 3')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Move Women down' }).getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('{Enter}')
    expect(order()).toEqual(['Men on the site', 'Curve on the site', 'Women on the site'])
  })

  it('renames a board, and says that the address of a public one changes', async () => {
    const t = testApp()
    await aBoard(t, 'Women', [], true)
    await aBoard(t, 'Men')
    const { user } = renderAdmin(t, PAGE)
    await row('Women')
    await user.click(screen.getByRole('button', { name: 'Rename Women' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename board' }))
    expect(dialog.getByText('The address of its page on the site changes with the name.')).toBeTruthy()
    const field = dialog.getByLabelText(/Name/)
    await user.clear(field)
    await user.type(field, 'Men')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('There is already a board with this name')).toBeTruthy()
    await user.clear(field)
    await user.type(field, 'Ladies')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await row('Ladies')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('deletes a board after saying how many models leave it', async () => {
    const t = testApp()
    await aBoard(t, 'Women', [aModel(t).id, aModel(t).id], true)
    const { user } = renderAdmin(t, PAGE)
    await row('Women')
    await user.click(screen.getByRole('button', { name: 'Delete Women' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete board' }))
    expect(
      dialog.getByText('Delete the board Women? 2 models leave it. Nothing else about them changes.'),
    ).toBeTruthy()
    expect(dialog.getByText('Its page on the site will be empty, and its link is removed.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No boards yet')).toBeTruthy()
    expect((await t.as(t.admin()).admin.models.list({})).total).toBe(2)
  })

  it('offers Retry when it cannot be read', async () => {
    renderAdmin(testApp(), PAGE, { before: [brokenLine] })
    expect(await screen.findByText('Failed to fetch boards')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})

describe('the boards of a model', () => {
  it('are ticked on its page, each saved at once', async () => {
    const t = testApp()
    const { id } = aModel(t, { stageName: 'Asha' })
    await aBoard(t, 'Women', [id])
    await aBoard(t, 'Curve')
    const { user } = renderAdmin(t, `/admin/models/${id}`)
    const boards = within(await screen.findByRole('group', { name: 'Boards' }))
    expect(boards.getByLabelText<HTMLInputElement>('Women').checked).toBe(true)
    await user.click(boards.getByLabelText('Curve'))
    await user.click(boards.getByLabelText('Women'))
    const saved = async () =>
      (await t.as(t.admin()).admin.models.get({ id })).model.boards.map(({ name }) => name)
    await waitFor(async () => expect(await saved()).toEqual(['Curve']))
  })

  it('lead to the boards while there are none', async () => {
    const t = testApp()
    const { id } = aModel(t)
    renderAdmin(t, `/admin/models/${id}`)
    expect((await screen.findByRole('link', { name: 'Add a board' })).getAttribute('href')).toBe(PAGE)
  })
})
