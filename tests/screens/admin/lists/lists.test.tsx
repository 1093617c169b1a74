import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bookings } from '../../../../drizzle/schema'
import { anEnquiry } from '../../../../server/demo/builders/enquiries'
import { aModel } from '../../../../server/demo/builders/models'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { brokenLine } from '../../../helpers/screens/renderScreen'
import { type TestApp, testApp } from '../../../helpers/testApp'

type Given = Partial<typeof bookings.$inferInsert>
function aBooking(t: TestApp, given: Given = {}) {
  const row = {
    id: String(t.clock().getTime()) + String(Math.random()),
    clientName: 'Devika Rao',
    email: 'devika@kori.example',
    phone: '+91 98100 12345',
    modelName: 'Asha',
    workType: 'Editorial' as const,
    dateRequired: '2026-04-10',
    budgetRange: '$1,000-$2,500' as const,
    details: 'A day in the studio,\nfour looks.',
    createdAt: t.clock().toISOString(),
    ...given,
  }
  const searchText = [row.clientName, row.email, row.brand ?? ''].join('\n').toLowerCase()
  t.db
    .insert(bookings)
    .values({ ...row, searchText })
    .run()
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)
const fact = (term: string) =>
  within(screen.getByRole('dialog')).getByText(term).parentElement?.querySelector('dd')?.textContent

describe('/admin/bookings', () => {
  it('shows its empty message at first', async () => {
    renderAdmin(testApp(), '/admin/bookings')
    expect(await screen.findByText('No booking requests found')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1, name: 'Booking Requests' })).toBeTruthy()
    expect(screen.getByPlaceholderText('Search by client name, email, or brand...')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveProperty('disabled', true)
  })

  it('has the specified columns, and N/A for missing values', async () => {
    const t = testApp()
    aBooking(t)
    renderAdmin(t, '/admin/bookings')
    await screen.findByRole('table')
    expect(heads()).toEqual([
      'Client',
      'Brand',
      'Email',
      'Model',
      'Work Type',
      'Date Required',
      'Status',
      'Created',
      'Actions',
    ])
    const cells = within(rows()[0] as HTMLElement)
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
    expect(cells.slice(0, 8)).toEqual([
      'Devika Rao',
      'N/A',
      'devika@kori.example',
      'Asha',
      'Editorial',
      'Apr 10, 2026',
      'Pending',
      'Mar 2, 2026, 03:30 PM',
    ])
  })

  it('opens the details from the row or the eye button, with a link to the profile in a new tab', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    aBooking(t, { modelId: asha.id, company: 'Kori Cotton' })
    const { user } = renderAdmin(t, '/admin/bookings')
    await screen.findByRole('table')
    await user.click(rows()[0] as HTMLElement)
    const dialog = within(screen.getByRole('dialog', { name: 'Booking Request Details' }))
    for (const title of ['Client Information', 'Booking Details', 'Project Details'])
      expect(dialog.getByRole('heading', { name: title })).toBeTruthy()
    expect(fact('Company')).toBe('Kori Cotton')
    expect(fact('Brand')).toBe('N/A')
    expect(fact('Details')).toBe('A day in the studio,\nfour looks.')
    expect(fact('Submitted')).toBe('Mar 2, 2026, 03:30 PM')
    const profile = dialog.getByRole('link', { name: /^View Profile/ })
    expect(profile.getAttribute('href')).toBe(`/models/${asha.id}`)
    expect(profile.getAttribute('target')).toBe('_blank')
    expect(dialog.getByRole('link', { name: 'Reply by email' }).getAttribute('href')).toBe(
      'mailto:devika@kori.example?subject=Your%20booking%20request%20for%20Asha%2C%20Apr%2010%2C%202026',
    )
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'View Devika Rao' }))
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('has no link to a deleted profile', async () => {
    const t = testApp()
    aBooking(t, { modelName: 'Zoya' })
    const { user } = renderAdmin(t, '/admin/bookings')
    await user.click(await screen.findByRole('button', { name: 'View Devika Rao' }))
    expect(fact('Model')).toBe('Zoya')
    expect(screen.queryByRole('link', { name: /View Profile/ })).toBeNull()
  })

  it('stores search and page in the address; a search returns to page 1', async () => {
    const t = testApp()
    for (let at = 0; at < 21; at++)
      aBooking(t, { clientName: `Client ${at}`, createdAt: `2026-02-0${1 + (at % 9)}` })
    aBooking(t, { clientName: 'Ira', createdAt: '2025-01-01' })
    const { user } = renderAdmin(t, '/admin/bookings')
    expect(await screen.findByText('22 in total')).toBeTruthy()
    expect(screen.getByText('Page 1 of 2')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(await screen.findByText('Page 2 of 2')).toBeTruthy()
    await waitFor(() => expect(rows()).toHaveLength(2))
    // A new page is scrolled to its first row.
    await user.tab()
    expect(document.activeElement).toBe(rows()[0])
    await user.type(screen.getByRole('searchbox'), 'ira{Enter}')
    expect(await screen.findByText('1 found')).toBeTruthy()
    expect(rows()).toHaveLength(1)
    expect(screen.queryByText(/^Page /)).toBeNull()
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), 'nobody at all{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Clear search' }))
    expect(await screen.findByText('22 in total')).toBeTruthy()
    await user.tab()
    expect(document.activeElement).toBe(rows()[0])
  })

  it('shows new bookings on return, with the same count as the dashboard', async () => {
    const t = testApp()
    aBooking(t)
    const { go } = renderAdmin(t, '/admin/bookings')
    await screen.findByText('1 in total')
    go('/admin')
    await screen.findByText('Waiting for an answer')
    aBooking(t, { clientName: 'Ira' })
    go('/admin/bookings')
    await screen.findByText('2 in total')
  })

  it('shows a red error when they cannot be loaded', async () => {
    renderAdmin(testApp(), '/admin/bookings', { before: [brokenLine] })
    expect(await screen.findByText('Error loading booking requests')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})

describe('/admin/enquiries', () => {
  it('shows an address on one line, and the whole of it when pointed at', async () => {
    const t = testApp()
    anEnquiry(t, { email: 'naina.sharma@kori.example' })
    renderAdmin(t, '/admin/enquiries')
    const address = await screen.findByText('naina.sharma@kori.example')
    expect(address).toHaveProperty('title', 'naina.sharma@kori.example')
  })

  it('shows a custom subject as it was sent, shortened in the list and complete in the details', async () => {
    const t = testApp()
    const subject = 'Photo rights for the winter lookbook, pages nine to fourteen'
    anEnquiry(t, { name: 'Devika Rao', subject })
    anEnquiry(t, { name: 'Imran Ali', subject: 'constructor' })
    const { user } = renderAdmin(t, '/admin/enquiries')
    expect(await screen.findByText('Photo rights for the winter lo...')).toBeTruthy()
    expect(screen.getByText('constructor')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'View Devika Rao' }))
    expect(fact('Subject')).toBe(subject)
  })

  it('shortens subject and message, and opens the complete text', async () => {
    const t = testApp()
    const message = 'We would like to meet three of your faces for a campaign in April.\nSecond line.'
    anEnquiry(t, { name: 'Devika Rao', message, status: 'responded' })
    const { user } = renderAdmin(t, '/admin/enquiries')
    expect(await screen.findByRole('heading', { level: 1, name: 'Enquiry Submissions' })).toBeTruthy()
    expect(screen.getByPlaceholderText('Search by name, email, or subject...')).toBeTruthy()
    await screen.findByRole('table')
    expect(heads()).toEqual(['Name', 'Email', 'Subject', 'Message', 'Status', 'Date', 'Actions'])
    expect(screen.getByText('We would like to meet three of your faces for a ca...')).toBeTruthy()
    expect(screen.getByText('Responded')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'View Devika Rao' }))
    expect(screen.getByRole('dialog', { name: 'Enquiry Details' })).toBeTruthy()
    expect(fact('Message')).toBe(message)
    expect(fact('Subject')).toBe('Brand or campaign')
    const reply = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /Reply/ }).href)
    expect(reply.searchParams.get('subject')).toBe('Your enquiry: Brand or campaign')
    expect(fact('Submitted')).toBe('Mar 2, 2026, 03:30 PM')
  })

  it('shows a red error when they cannot be loaded', async () => {
    renderAdmin(testApp(), '/admin/enquiries', { before: [brokenLine] })
    expect(await screen.findByText('Error loading enquiries')).toBeTruthy()
  })
})
