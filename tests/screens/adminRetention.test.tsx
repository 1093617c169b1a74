import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anEnquiry } from '../../server/demo/builders/enquiries'
import { carryOut } from '../../server/retention/service'
import { renderDesk } from '../helpers/atTheDesk'
import { testApp } from '../helpers/testApp'

const YEAR_MS = 366 * 24 * 60 * 60_000

describe('/admin/retention', () => {
  it('P4 shows an administrator what is kept for how long, how many, and what the job removed last', async () => {
    const t = testApp()
    await t.ready
    anEnquiry(t)
    t.later(YEAR_MS)
    anEnquiry(t)
    anEnquiry(t)
    await carryOut(t)
    renderDesk(t, '/admin/retention')
    const table = await screen.findByRole('table', { name: 'Kept for a time' })
    const row = within(table).getByText('Enquiries').closest('tr')
    expect([...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual([
      'Enquiriesfrom the day they came',
      '12 months',
      '2',
      '1 · Mar 3, 2027, 03:30 PM',
    ])
    const promised = [
      ['Uploads without an application', '24 hours'],
      ['Rejected applications and their files', '90 days'],
      ['Booking requests', '36 months'],
    ] as const
    for (const [what, span] of promised)
      expect(within(table).getByText(what).closest('tr')?.textContent).toContain(span)
    expect(screen.getByText(/^Last run:/).textContent).toContain('Mar 3, 2027')
  })

  it('P4 says so before the first run', async () => {
    renderDesk(testApp(), '/admin/retention')
    expect(await screen.findByText('Not yet. The first run comes a minute after the start.')).toBeTruthy()
    expect(screen.getAllByText('Nothing yet')).toHaveLength(10)
  })
})
