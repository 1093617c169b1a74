import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anEnquiry } from '../../../../server/demo/builders/enquiries'
import { carryOut } from '../../../../server/features/operations/retention/service'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

const YEAR_MS = 366 * 24 * 60 * 60_000

describe('/admin/retention', () => {
  it('P4 shows an administrator what is stored for how long, how many records, and what the last job removed', async () => {
    const t = testApp()
    await t.ready
    anEnquiry(t)
    t.later(YEAR_MS)
    anEnquiry(t)
    anEnquiry(t)
    await carryOut(t)
    renderAdmin(t, '/admin/retention')
    const table = await screen.findByRole('table', { name: 'Deleted automatically' })
    const row = within(table).getByText('Enquiries').closest('tr')
    expect([...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual([
      'Enquiriesfrom the day they arrived',
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

  it('P4 leads a superadmin to where the periods are changed, and tells others who can', async () => {
    const t = testApp()
    const mine = renderAdmin(t, '/admin/retention', { account: t.superadmin() })
    const link = await screen.findByRole('link', { name: 'Change them under Agency, Privacy' })
    expect(link.getAttribute('href')).toBe('/admin/settings/privacy')
    mine.unmount()
    renderAdmin(t, '/admin/retention')
    expect(await screen.findByText(/A superadmin can change them under Agency, Privacy\.$/)).toBeTruthy()
  })

  it('P4 says that the job has not run yet', async () => {
    renderAdmin(testApp(), '/admin/retention')
    expect(await screen.findByText('Not yet. The first run is one minute after the start.')).toBeTruthy()
    expect(screen.getAllByText('Nothing yet')).toHaveLength(17)
  })
})
