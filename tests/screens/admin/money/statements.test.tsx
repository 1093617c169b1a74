import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aPicture } from '../../../../server/demo/builders/models'
import { withStatements } from '../../../helpers/money/statements'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { brokenChanges, brokenLine } from '../../../helpers/screens/renderScreen'

const LIST = '/admin/money/talents'

/** Zoya's two days are paid, and a draft of her statement is there. */
async function withDraft() {
  const here = await withStatements()
  await here.paid()
  return { ...here, made: await here.draft() }
}

it('a talent who is due something has one main button, the statement; saving what it says stands behind it', async () => {
  const { t, owner, zoya, paid } = await withStatements()
  const save = async () => (await screen.findByRole('button', { name: 'Save' })).className
  const before = renderAdmin(t, `/admin/money/talents/${zoya.id}`, { account: owner })
  const main = await save()
  before.unmount()
  await paid()
  renderAdmin(t, `/admin/money/talents/${zoya.id}`, { account: owner })
  await screen.findByRole('button', { name: 'Make a statement' })
  expect(await save()).not.toBe(main)
})

describe('the list of statements', () => {
  it('says that nobody is due anything, and that there is none', async () => {
    const { t, admin } = await withStatements()
    renderAdmin(t, LIST, { account: admin })
    expect(await screen.findByRole('heading', { name: 'Talents to pay' })).toBeTruthy()
    expect(await screen.findByText('Nobody is due anything.')).toBeTruthy()
    expect(await screen.findByText('No statements found')).toBeTruthy()
    expect(screen.getByText('Open a talent who is due something.')).toBeTruthy()
    // The title names talents, and the list has their statements.
    expect(screen.getByText('0 statements')).toBeTruthy()
  })

  it('records a payout in the row of the statement', async () => {
    const { t, admin, paid, issued } = await withStatements()
    await paid()
    const { number } = await issued()
    const { user } = renderAdmin(t, LIST, { account: admin })
    await user.click(await screen.findByRole('button', { name: `Record payout of ${number}, Zoya Khan` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Record payout' }))
    const day = dialog.getByLabelText('Paid on')
    await user.clear(day)
    await user.type(day, '2026-03-02')
    await user.click(dialog.getByRole('button', { name: 'Record payout' }))
    expect(await screen.findByText('Paid 2 Mar')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Record payout/ })).toBeNull()
  })

  it('leads to the talent who is due something, and to the statements of each standing', async () => {
    const { t, admin, zoya, paid, issued } = await withStatements()
    const { media } = aPicture(t, zoya.id, { type: 'profile_pic' })
    await paid()
    const { unmount } = renderAdmin(t, LIST, { account: admin })
    const due = await screen.findByRole('region', { name: 'Due now' })
    expect(within(due).getByText('share ₹72,000.00')).toBeTruthy()
    expect(within(due).getByText(/^1 job · since .*2 Mar/)).toBeTruthy()
    unmount()
    await issued()
    const { user } = renderAdmin(t, LIST, { account: admin })
    const row = (await screen.findByRole('link', { name: /Zoya/ })).closest('tr')
    expect(row?.querySelector('img')?.getAttribute('src')).toBe(`/media/${media.id}/240.avif`)
    expect(screen.getByText('64,800.00')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Which'), 'Paid')
    expect(await screen.findByText('No statements found')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Which'), 'To pay')
    expect(await screen.findByText('TKS/25-26/0001')).toBeTruthy()
  })

  it('says that it did not load', async () => {
    const { t, admin } = await withStatements()
    renderAdmin(t, LIST, { account: admin, before: [brokenLine] })
    expect((await screen.findAllByText('Error loading statements')).length).toBeGreaterThan(0)
    expect(screen.getByText('Who is due something did not load.')).toBeTruthy()
  })
})

describe('a statement', () => {
  it('goes from the talent’s page to a draft, is issued and paid', async () => {
    const { t, admin, paid, statements, zoya } = await withStatements()
    await paid()
    const { user, path } = renderAdmin(t, `/admin/money/talents/${zoya.id}`, { account: admin })
    expect(await screen.findByRole('heading', { name: 'Zoya' })).toBeTruthy()
    expect(screen.getByText('No statement yet.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Make a statement' }))
    expect(await screen.findByRole('heading', { name: 'Draft of a statement' })).toBeTruthy()
    const id = path().split('/').at(-1) ?? ''
    await user.click(screen.getByRole('button', { name: 'Issue' }))
    const issuing = within(await screen.findByRole('dialog', { name: 'Issue this statement?' }))
    for (const words of ['TKS/25-26/0001', '90,000.00', '18,000.00', '72,000.00', '7,200.00', '64,800.00'])
      expect(issuing.getAllByText(words, { exact: false }).length, words).toBeGreaterThan(0)
    expect(issuing.getByText('No PAN: ask your accountant about the rate.')).toBeTruthy()
    await user.click(issuing.getByRole('button', { name: 'Issue TKS/25-26/0001' }))
    expect(await screen.findByRole('heading', { name: 'TKS/25-26/0001' })).toBeTruthy()
    expect(screen.getByText('It is never changed or deleted.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Record payout' }))
    const paying = within(await screen.findByRole('dialog', { name: 'Record payout' }))
    expect(paying.getByText('₹64,800.00 to Zoya Khan, as a whole.')).toBeTruthy()
    const reference = paying.getByLabelText('Reference')
    await user.type(reference, 'EXAM26030200417')
    const day = paying.getByLabelText('Paid on')
    await user.clear(day)
    await user.type(day, '2026-03-01')
    await user.click(paying.getByRole('button', { name: 'Record payout' }))
    expect(await paying.findByText('Choose a day that is not before the statement')).toBeTruthy()
    expect(reference).toHaveProperty('value', 'EXAM26030200417')
    await user.clear(day)
    await user.type(day, '2026-03-02')
    await user.click(paying.getByRole('button', { name: 'Record payout' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText(/bank, EXAM26030200417/)).toBeTruthy()
    expect((await statements.get({ id })).standing).toBe('paid')
  })

  it('keeps what was typed where an expense is refused, and takes one out again', async () => {
    const { t, admin, made } = await withDraft()
    const { user } = renderAdmin(t, `/admin/money/statements/${made.id}`, { account: admin })
    await user.click(await screen.findByRole('button', { name: 'Add an expense' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an expense' }))
    const [what, sum] = [dialog.getByLabelText('What for'), dialog.getByLabelText('Sum, ₹')]
    await user.type(what, 'Taxi')
    await user.type(sum, 'twelve')
    await user.click(dialog.getByRole('button', { name: 'Add expense' }))
    expect(await dialog.findByText('Enter an amount in rupees')).toBeTruthy()
    expect([what, sum].map((field) => (field as HTMLInputElement).value)).toEqual(['Taxi', 'twelve'])
    await user.clear(sum)
    await user.type(sum, '1,240')
    await user.click(dialog.getByRole('button', { name: 'Add expense' }))
    const expenses = await screen.findByRole('region', { name: 'Expenses' })
    expect(within(expenses).getByText('Taxi, 1,240.00')).toBeTruthy()
    expect(screen.getAllByText('₹66,040.00').length).toBeGreaterThan(0)
    await user.click(within(expenses).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByText('Taxi, 1,240.00')).toBeNull())
  })

  it('stays a draft, with the dialog open, where nobody answers', async () => {
    const { t, admin, made, statements } = await withDraft()
    const { user } = renderAdmin(t, `/admin/money/statements/${made.id}`, {
      account: admin,
      before: [brokenChanges],
    })
    await user.click(await screen.findByRole('button', { name: 'Issue' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Issue this statement?' }))
    await user.click(dialog.getByRole('button', { name: 'Issue TKS/25-26/0001' }))
    expect(await dialog.findByText('Not issued', { exact: false })).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Issue TKS/25-26/0001' })).toBeTruthy()
    expect((await statements.get({ id: made.id })).standing).toBe('draft')
  })

  it('says what is missing before it can be issued', async () => {
    const { t, admin, made, settings } = await withDraft()
    await settings({ codeId: '', version: 1 })
    renderAdmin(t, `/admin/money/statements/${made.id}`, { account: admin })
    const sentence =
      'Nobody has said yet what is kept back from talents: a superadmin sets it, in the money settings.'
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  it('that is not there, or did not load, says so', async () => {
    const { t, admin } = await withStatements()
    const { unmount } = renderAdmin(t, '/admin/money/statements/unknown', { account: admin })
    expect(await screen.findByText('Statement not found')).toBeTruthy()
    unmount()
    renderAdmin(t, '/admin/money/statements/unknown', { account: admin, before: [brokenLine] })
    expect((await screen.findAllByText('Error loading statement')).length).toBeGreaterThan(0)
  })
})

it('a draft by which tax is withheld says so where no PAN of the talent is kept', async () => {
  const { t, admin, asOwner, zoya, made } = await withDraft()
  const says = 'No PAN is kept for this talent. Your accountant needs it to report the tax withheld.'
  const { unmount } = renderAdmin(t, `/admin/money/statements/${made.id}`, { account: admin })
  expect(await screen.findByText(says)).toBeTruthy()
  unmount()
  const terms = { modelId: zoya.id, pan: 'AAGFF2194N', gstin: '', udyam: '', codeId: '', version: 0 }
  await asOwner.admin.statementSettings.saveTerms(terms)
  renderAdmin(t, `/admin/money/statements/${made.id}`, { account: admin })
  expect(await screen.findByRole('button', { name: 'Issue' })).toBeTruthy()
  expect(screen.queryByText(says)).toBeNull()
})

describe('a job', () => {
  it('says an admin what of its value stays, and what each talent gets', async () => {
    const { t, admin, job, zoya } = await withStatements()
    renderAdmin(t, `/admin/jobs/${job.number}`, { account: admin })
    const stays = within(await screen.findByRole('region', { name: 'What stays here' }))
    expect(stays.getByText('₹36,000.00', { exact: false }).textContent).toBe('₹36,000.00 33.3 % of the value')
    expect(stays.getByRole('link', { name: 'Zoya’s share' }).getAttribute('href')).toBe(
      `/admin/money/talents/${zoya.id}`,
    )
    expect(stays.getByText('72,000.00')).toBeTruthy()
  })

  it('says a booker nothing of it', async () => {
    const { t, noor, job } = await withStatements()
    renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor })
    await screen.findByText('₹1,08,000.00')
    expect(screen.queryByRole('region', { name: 'What stays here' })).toBeNull()
  })
})
