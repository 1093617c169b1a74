import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atDesk, claimOf } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

/** Noor's desk: Zoya has fallen out of Mela on the 10th, says yes to Kori, and Devika asks for her. */
async function withZoya() {
  const at = atDesk()
  const mela = (await at.desk.claims.confirm(claimOf(await at.agreed('Mela', ['2026-03-10'])))).job
  await at.desk.claims.withdraw(claimOf(mela))
  const [vacancy] = (await at.desk.inbox.list({})).items
  await at.desk.inbox.take({ id: vacancy?.id ?? '', version: vacancy?.version ?? 0 })
  await at.agreed('Kori', ['2026-03-20'])
  await at.t.visitor().site.bookings.requestShortlist({
    ...{ clientName: 'Devika Rao', email: 'devika@kori.example', phone: '+91 98100 12345' },
    ...{ workType: 'Editorial', dateRequired: '2026-03-21', budgetRange: 'TBD (To Be Discussed)' },
    ...{ details: 'A day in the studio.', modelId: at.zoya.id, otherIds: [] },
  })
  return renderDesk(at.t, '/admin/desk', { account: at.noor })
}
const rowOf = async (name: RegExp, role: 'button' | 'link') =>
  (await screen.findAllByRole(role, { name, hidden: true }))[0] as HTMLElement
async function cardIsOpen(path: () => string) {
  const panel = within(await screen.findByRole('dialog', { name: 'Zoya' }))
  expect(await panel.findByRole('heading', { name: 'Sizes' })).toBeTruthy()
  expect(path()).toBe('/admin/desk')
  return panel
}

it.each([
  ['a vacancy', /^Zoya dropped out of Mela/, 'button'],
  ['an answer', /^Zoya\s· Kori/, 'link'],
  ['a request', /^Devika Rao/, 'button'],
] as const)('the key v opens the card of the talent of %s, beside the desk', async (_, name, role) => {
  const { user, path } = await withZoya()
  ;(await rowOf(name, role)).focus()
  await user.keyboard('v')
  const panel = await cardIsOpen(path)
  await user.click(panel.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('a press on a face of the desk opens the card, and one on the line what it did before', async () => {
  const { user, path } = await withZoya()
  const line = await rowOf(/^Devika Rao/, 'button')
  const face = line.closest('[data-talent]')?.querySelector<HTMLElement>('[data-card]')
  expect(face?.getAttribute('aria-label')).toBe('Card of Zoya')
  await user.click(face as HTMLElement)
  const panel = await cardIsOpen(path)
  await user.click(panel.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(line)
  expect(await screen.findByRole('dialog', { name: 'Booking request' })).toBeTruthy()
})
