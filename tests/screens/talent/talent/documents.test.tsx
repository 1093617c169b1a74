import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { talentDocuments } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel } from '../../../../server/demo/builders/models'
import { renderDesk } from '../../../helpers/screens/deskScreens'
import { atOwnPage } from '../../../helpers/screens/talentScreens'
import { testApp } from '../../../helpers/testApp'

/** Zoya with a passport that ends in 24 days; today is Monday, 2 March 2026. */
async function withZoya() {
  const t = testApp()
  vi.useFakeTimers({ now: t.clock(), toFake: ['Date'] })
  const zoya = aModel(t, { stageName: 'Zoya', name: 'Zoya Mirza', phone: '+91 98200 12345' })
  const admin = anAccount(t, { role: 'admin', name: 'Kavya Menon' })
  const booker = anAccount(t, { role: 'booker', name: 'Noor Ali' })
  await t.as(admin).admin.documents.add({
    modelId: zoya.id,
    kind: 'passport',
    number: 'P1234567',
    validUntil: '2026-03-26',
  })
  return { t, zoya, admin, booker, at: `/admin/talents/${zoya.id}` }
}
const section = async () => within(await screen.findByRole('region', { name: 'Documents' }))

describe('the documents on a talent’s card', () => {
  it('show a booker what there is and when it ends, without a number or a way to open it', async () => {
    const { t, booker, at } = await withZoya()
    renderDesk(t, at, { account: booker })
    const shown = await section()
    expect(await shown.findByText('Passport')).toBeTruthy()
    expect(shown.getByText('valid until 26 Mar')).toBeTruthy()
    expect(document.body.textContent).not.toContain('4567')
    expect(shown.queryByRole('button', { name: /Show|Remove|Add/ })).toBeNull()
  })

  it('open for an administrator by a press, and say who has seen them', async () => {
    const { t, admin, at } = await withZoya()
    const { user } = renderDesk(t, at, { account: admin })
    const shown = await section()
    expect(await shown.findByText('••••4567')).toBeTruthy()
    expect(document.body.textContent).not.toContain('P1234567')
    await user.click(shown.getByRole('button', { name: 'Show: Passport' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Passport' }))
    expect(await dialog.findByText('P1234567')).toBeTruthy()
    expect(dialog.getByText('That you opened this is noted.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Dismiss' }))
    expect(await shown.findByText(/seen by Kavya Menon, 2 Mar, 15:30/)).toBeTruthy()
  })

  it('are added without a file, of an Aadhaar with four digits; what was typed stays when refused', async () => {
    const { t, admin, at } = await withZoya()
    const { user } = renderDesk(t, at, { account: admin })
    await user.click((await section()).getByRole('button', { name: 'Add' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a document of Zoya' }))
    await user.click(dialog.getByRole('button', { name: 'Add document' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('Choose what it is')
    expect(dialog.getByLabelText(/^Photo or PDF/)).toBeTruthy()
    await user.selectOptions(dialog.getByLabelText(/^What it is/), 'Aadhaar')
    expect(dialog.queryByLabelText(/^Photo or PDF/)).toBeNull()
    const digits = dialog.getByLabelText(/^Last four digits/)
    await user.type(digits, '234567890123')
    await user.click(dialog.getByRole('button', { name: 'Add document' }))
    await waitFor(() =>
      expect(dialog.getByRole('alert').textContent).toBe('Enter only the last four digits of the Aadhaar'),
    )
    expect(digits).toHaveProperty('value', '234567890123')
    await user.clear(digits)
    await user.type(digits, '0123')
    await user.click(dialog.getByRole('button', { name: 'Add document' }))
    expect(await (await section()).findByText('••••0123')).toBeTruthy()
  })

  it('are asked for by a text with a link', async () => {
    const { t, booker, at } = await withZoya()
    const { user } = renderDesk(t, at, { account: booker })
    await user.click((await section()).getByRole('button', { name: 'Ask for one' }))
    await user.selectOptions(await screen.findByLabelText('Which one'), 'PAN card')
    await user.click(screen.getByRole('button', { name: 'Write the text' }))
    const text = (await screen.findByLabelText('The text')) as HTMLTextAreaElement
    expect(text.value).toMatch(
      /^Hi Zoya, .* needs your PAN card\. Please send it here: http.*\/d\/[\w-]{22}\?kind=pan/,
    )
  })

  it('are removed after a question', async () => {
    const { t, admin, at } = await withZoya()
    const { user } = renderDesk(t, at, { account: admin })
    await user.click(await (await section()).findByRole('button', { name: 'Remove: Passport' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await (await section()).findByText('No documents yet')).toBeTruthy()
    expect(t.db.select().from(talentDocuments).all()).toEqual([])
  })

  it('stand in Mine of the desk when they end, and lead to the card', async () => {
    const { t, booker, zoya } = await withZoya()
    renderDesk(t, '/admin/desk', { account: booker })
    const rows = await screen.findAllByRole('link', { name: /Zoya\s· Passport/ })
    expect(rows[0]?.textContent).toContain('ends 26\u00a0Mar')
    expect(rows[0]?.getAttribute('href')).toBe(`/admin/talents/${zoya.id}`)
  })
})

describe('a talent’s own documents', () => {
  it('are given and taken back in the profile', async () => {
    const t = testApp()
    const { user } = atOwnPage(t, '/model-dashboard?tab=profile', { model: { stageName: 'Asha' } })
    expect(await (await section()).findByText('No documents yet.')).toBeTruthy()
    await user.click((await section()).getByRole('button', { name: 'Add a document' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a document' }))
    await user.selectOptions(dialog.getByLabelText(/^What it is/), 'PAN card')
    await user.type(dialog.getByLabelText(/^Number/), 'abcde1234f')
    await user.click(dialog.getByRole('button', { name: 'Send document' }))
    expect(await (await section()).findByText('••••234F')).toBeTruthy()
    await user.click((await section()).getByRole('button', { name: 'Take back: PAN card' }))
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take back' }),
    )
    expect(await (await section()).findByText('No documents yet.')).toBeTruthy()
  })
})
