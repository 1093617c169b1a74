import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { models } from '../../../../drizzle/schema'
import { loadAgency } from '../../../../server/features/agency/settings/service'
import { aDraft, csvOf, finishImports } from '../../../helpers/roster/rosterImport'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { brokenLine } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

const SHEET = csvOf(
  ['Full Name', 'Sex', 'DOB', 'Height', 'Remarks'],
  ['Asha Rao', 'F', '12/03/1999', '170 cm', 'tall'],
  ['Zoya Khan', 'Femme', '5 Mar 1998', '', ''],
  ['Kid', 'M', '01/01/2015', '', ''],
)
const button = (name: string) => screen.findByRole('button', { name })
const rowOf = async (name: RegExp) => (await screen.findByText(name)).closest('tr') as HTMLElement

describe('the import of a roster', () => {
  it('goes from the columns to the values, the check, the run and back', async () => {
    const t = testApp()
    const admin = t.admin()
    const id = await aDraft(t, admin, SHEET)
    const { user, path } = renderAdmin(t, `/admin/import/${id}`, { account: admin })
    expect(await screen.findByRole('heading', { level: 1, name: 'roster.csv' })).toBeTruthy()
    expect((screen.getByLabelText('Full Name') as HTMLSelectElement).value).toBe('name')
    expect((screen.getByLabelText('Sex') as HTMLSelectElement).value).toBe('gender')
    await user.selectOptions(screen.getByLabelText('Remarks'), 'Bio')
    await user.click(await button('Continue'))

    await user.selectOptions(await screen.findByLabelText('Gender “Femme”'), 'female')
    expect(path()).toBe(`/admin/import/${id}?step=values`)
    await user.click(await button('Continue'))

    expect(await screen.findByRole('heading', { name: 'What will happen' })).toBeTruthy()
    expect(
      within(await rowOf(/Kid/)).getByText('Date of birth: Under 18: models must be 18 or older'),
    ).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Show'), 'New (2)')
    expect(
      within(await rowOf(/Asha Rao/)).getByText('Female, born Mar 12, 1999, 170 cm / 5ft 7in'),
    ).toBeTruthy()
    expect(
      screen.getByRole('link', { name: 'Correct the spreadsheet and upload it again' }).getAttribute('href'),
    ).toBe('/admin/import')
    expect(screen.queryByText('Kid')).toBeNull()
    await user.click(await button('Import 2 models'))
    expect(await screen.findByText('Confirm that everyone in this file has agreed')).toBeTruthy()
    expect(t.db.select().from(models).all()).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: /Each of these 2 models has agreed/ }))
    await user.click(await button('Import 2 models'))

    expect(await screen.findByRole('progressbar', { name: 'Rows done' })).toBeTruthy()
    await finishImports(t)
    expect(await screen.findByText('2 models added', {})).toBeTruthy()
    expect(within(await rowOf(/Kid/)).getByText('Left out')).toBeTruthy()
    await user.click(await button('Take back'))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take back' }),
    )
    await screen.findByRole('progressbar', { name: 'Rows done' })
    await finishImports(t)
    expect(await screen.findByText('Taken back. 2 models removed.', {})).toBeTruthy()
    expect(t.db.select().from(models).all()).toEqual([])
  })

  it('adds a row without a cell that could not be read, when that is ticked', async () => {
    const t = testApp()
    const admin = t.admin()
    const id = await aDraft(t, admin, csvOf(['Name', 'Rate'], ['Asha Rao', '12k/half day']))
    const { user } = renderAdmin(t, `/admin/import/${id}?step=check`, { account: admin })
    expect(await screen.findByText('There is nobody new in this file.')).toBeTruthy()
    const tick = screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'Add this row without the cells that could not be read',
    })
    expect(tick.checked).toBe(false)
    await user.click(tick)
    expect(await button('Import 1 model')).toBeTruthy()
    expect(tick.checked).toBe(true)
    await user.selectOptions(screen.getByLabelText('Show'), 'New (1)')
    expect(
      within(await rowOf(/Asha Rao/)).getByText(/is not a rate for a day.*Added without it$/),
    ).toBeTruthy()
  })

  it('says of a row that is left out only why', async () => {
    const t = testApp()
    const admin = t.admin()
    const sheet = csvOf(['Name', 'Tel', 'Board'], ['Asha Rao', '12', 'Curve'], ['Zoya Ali', '', 'Curve'])
    const id = await aDraft(t, admin, sheet)
    const { user } = renderAdmin(t, `/admin/import/${id}?step=check`, { account: admin })
    const left = await rowOf(/Asha Rao/)
    expect(within(left).getByText('Phone: “12” is not a phone number')).toBeTruthy()
    expect(within(left).queryByText(/There is no board/)).toBeNull()
    await user.selectOptions(screen.getByLabelText('Show'), 'New (1)')
    const added = 'Boards: There is no board “Curve”. The model is added without it'
    expect(within(await rowOf(/Zoya Ali/)).getByText(added)).toBeTruthy()
  })

  it('does not go on without a name', async () => {
    const t = testApp()
    const admin = t.admin()
    const id = await aDraft(t, admin, csvOf(['Who', 'City'], ['Asha Rao', 'Pune']))
    const { user } = renderAdmin(t, `/admin/import/${id}`, { account: admin })
    await user.click(await button('Continue'))
    expect((await screen.findByRole('alert')).textContent).toBe('Choose which column is the name')
    await user.selectOptions(screen.getByLabelText('City'), 'Full name')
    await user.selectOptions(screen.getByLabelText('Who'), 'Full name')
    expect((screen.getByLabelText('City') as HTMLSelectElement).value).toBe('')
  })

  it('keeps the choices when they cannot be saved', async () => {
    const t = testApp()
    const admin = t.admin()
    const id = await aDraft(t, admin, SHEET)
    let isBroken = false
    const line: typeof brokenLine = (runtime) => (call) =>
      isBroken ? brokenLine(runtime)(call) : call.next(call.op)
    const { user } = renderAdmin(t, `/admin/import/${id}`, { account: admin, before: [line] })
    await user.selectOptions(await screen.findByLabelText('Remarks'), 'Bio')
    isBroken = true
    await user.click(await button('Continue'))
    expect(
      await screen.findByText(/^Your choices were not saved\. No response from the server\./),
    ).toBeTruthy()
    expect((screen.getByLabelText('Remarks') as HTMLSelectElement).value).toBe('bio')
  })

  it('lists the imports, says when there is none, and removes one', async () => {
    const t = testApp()
    const admin = t.admin()
    const first = renderAdmin(t, '/admin/models', { account: admin })
    await first.user.click(await screen.findByRole('button', { name: 'Import' }))
    expect(await screen.findByText('No imports yet')).toBeTruthy()
    first.unmount()
    await aDraft(t, admin, SHEET)
    const { user } = renderAdmin(t, '/admin/import', { account: admin })
    expect(within(await rowOf(/roster\.csv/)).getByText('3 waiting')).toBeTruthy()
    await user.click(await button('Remove roster.csv'))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('No imports yet')).toBeTruthy()
  })

  it('says when it cannot be read, and when it is not there any more', async () => {
    const t = testApp()
    const admin = t.admin()
    const { unmount } = renderAdmin(t, '/admin/import/gone', { account: admin })
    expect(await screen.findByText('Import not found')).toBeTruthy()
    unmount()
    renderAdmin(t, '/admin/import', { account: admin, before: [brokenLine] })
    expect(await screen.findByText('Failed to load imports')).toBeTruthy()
  })

  it('leads a superadmin back to a setup that was begun and has steps left', async () => {
    const t = testApp()
    loadAgency(t)
    const account = t.superadmin()
    const caller = t.as(account).admin
    const id = await aDraft(t, account, csvOf(['Name', 'City'], ['Asha Rao', 'Pune']))
    await caller.rosterImport.start({ id, hasConsent: true })
    await finishImports(t)
    const address = `/admin/import/${id}`
    const before = renderAdmin(t, address, { account })
    await button('Take back')
    expect(screen.queryByRole('link', { name: 'Continue the setup' })).toBeNull()
    before.unmount()

    await caller.setup.passStep({ step: 'you' })
    const { user, path, unmount } = renderAdmin(t, address, { account })
    await user.click(await screen.findByRole('link', { name: 'Continue the setup' }))
    await waitFor(() => expect(path()).toBe('/admin/setup/agency'))
    unmount()
    renderAdmin(t, address, { account: t.admin() })
    await button('Take back')
    expect(screen.queryByRole('link', { name: 'Continue the setup' })).toBeNull()
  })

  it('shows whose photos are whose, and asks about the others', async () => {
    const t = testApp()
    const admin = t.admin()
    const id = await aDraft(
      t,
      admin,
      csvOf(['Name', 'Stage name'], ['Asha Rao', 'Asha'], ['Kabir Das', 'Kabir']),
    )
    await t.as(admin).admin.rosterImport.start({ id, hasConsent: true })
    await finishImports(t)
    const { user } = renderAdmin(t, `/admin/import/${id}`, { account: admin })
    const input = await screen.findByLabelText('Photos, or a ZIP of them')
    const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
    await user.upload(input, [file('Asha Rao 1.jpg'), file('IMG_1.jpg'), file('kabir polaroid.jpg')])
    expect(await screen.findByText('1 photo has no model yet. Choose one, or leave them out.')).toBeTruthy()
    const whose = (name: string) => screen.getByLabelText(`Whose photo is ${name}?`) as HTMLSelectElement
    expect(whose('Asha Rao 1.jpg').selectedOptions[0]?.text).toBe('Asha (Asha Rao)')
    const type = (name: string) => screen.getByLabelText<HTMLSelectElement>(`What does ${name} show?`)
    expect(type('kabir polaroid.jpg').selectedOptions[0]?.text).toBe('Polaroid front')
    expect(type('Asha Rao 1.jpg').selectedOptions[0]?.text).toBe('Profile picture')
    expect(await button('Upload 2 photos')).toBeTruthy()
    const faces = () => [...document.querySelectorAll<HTMLImageElement>('td img')].map(({ src }) => src)
    // The addresses of the files are made after the table was drawn.
    await waitFor(() =>
      expect(faces().map((address) => address.slice(0, 5))).toEqual(['blob:', 'blob:', 'blob:']),
    )
    expect(new Set(faces()).size).toBe(3)
    await user.selectOptions(whose('IMG_1.jpg'), 'Kabir (Kabir Das)')
    expect(await button('Upload 3 photos')).toBeTruthy()
    expect(type('IMG_1.jpg').selectedOptions[0]?.text).toBe('Profile picture')
    await user.selectOptions(type('IMG_1.jpg'), 'Gallery')
    expect(type('IMG_1.jpg').value).toBe('gallery')

    await user.upload(input, [file('kd 10.jpg'), file('kd 2.jpg'), file('nobody.jpg')])
    await user.selectOptions(await screen.findByLabelText('2 photos named “kd”'), 'Kabir (Kabir Das)')
    expect(await button('Upload 5 photos')).toBeTruthy()
    expect(type('kd 2.jpg').value).toBe('profile_pic')
    expect(type('kd 10.jpg').value).toBe('gallery')
    const shown = screen
      .getAllByLabelText(/^Whose photo is kd/)
      .map((each) => each.getAttribute('aria-label'))
    expect(shown).toEqual(['Whose photo is kd 2.jpg?', 'Whose photo is kd 10.jpg?'])
  })
})
