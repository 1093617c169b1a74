import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { recordStart } from '../../../../server/features/operations/system/service'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

const DAY_MS = 24 * 60 * 60_000
const fact = (name: string) => screen.getByText(name).closest('div')?.textContent

async function aSystem() {
  const t = testApp()
  await t.ready
  recordStart(t)
  const account = anAccount(t, { role: 'superadmin', email: 'meera@house.example' })
  return { t, account }
}

describe('the certificate at /admin/system', () => {
  it.for([
    ['Jun 2, 2026', null, 'There is no backup yet. Nothing else needs your attention.', ''],
    [
      'Mar 12, 2026',
      null,
      'The certificate of this site expires soon, or browsers do not trust it.',
      'needs attention',
    ],
    [
      'Jun 2, 2026',
      'CERT_REVOKED',
      'The certificate of this site expires soon, or browsers do not trust it.',
      'Browsers do not trust it: CERT_REVOKEDneeds attention',
    ],
  ] as const)('is shown with its end: %s, refused for %s', async ([day, refusedFor, said, more]) => {
    const { t, account } = await aSystem()
    const endsAt = new Date(`${day} 15:30 +0530`)
    const startsAt = new Date(endsAt.getTime() - 90 * DAY_MS)
    const found = { issuer: "Let's Encrypt", startsAt, endsAt, refusedFor }
    t.monitor.certificate = { at: t.clock().toISOString(), found }
    renderAdmin(t, '/admin/system', { account })
    expect(await screen.findByText(said)).toBeTruthy()
    const shown = fact('Certificate of the address')
    expect(shown).toMatch(/^Certificate of the addressLet's Encrypt, until /)
    expect(shown).toContain(day)
    expect(shown?.endsWith(more)).toBe(true)
  })

  it('is no problem when the address does not answer', async () => {
    const { t, account } = await aSystem()
    t.monitor.certificate = { at: t.clock().toISOString(), found: null }
    renderAdmin(t, '/admin/system', { account })
    expect(await screen.findByText('There is no backup yet. Nothing else needs your attention.')).toBeTruthy()
    expect(fact('Certificate of the address')).toBe(
      'Certificate of the addressThe address does not answer this machine.',
    )
  })
})
