import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { endWhatIsOpen } from '../../../../server/backup/repository'
import { withConfirmed } from '../../../helpers/money/money'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

const PAGE = '/admin/money-settings'
const TITLE = 'Which numbers were given out last?'

it('after a restore the money settings ask for the last numbers, and the job can be invoiced then', async () => {
  const { t, owner, admin, job, asAdmin } = await withConfirmed()
  await t.as(admin).desk.money.makeProforma({ jobId: job.id, totalPaise: 1_27_440_00 })
  endWhatIsOpen(t.db, t.clock(), '2026-03-01T22:00:00.000Z')

  const { user: atJob, unmount } = renderAdmin(t, `/admin/jobs/${job.number}`, { account: admin })
  await atJob.click(await screen.findByRole('button', { name: 'Invoice' }))
  const issuing = await screen.findByRole('dialog')
  expect(within(issuing).getByText(/^This site was restored from a backup\./)).toBeTruthy()
  expect(within(issuing).getByRole('button', { name: /^Issue TK/ })).toHaveProperty('disabled', true)
  unmount()

  const { user } = renderAdmin(t, PAGE, { account: owner })
  const part = await screen.findByRole('region', { name: TITLE })
  expect(part.textContent).toContain('restored from a backup of 2 Mar, 03:30 AM')
  const field = (name: string) => within(part).getByLabelText<HTMLInputElement>(name)
  expect(field('Proforma, TKP/25-26/').value).toBe('1')
  await user.clear(field('Proforma, TKP/25-26/'))
  await user.type(field('Proforma, TKP/25-26/'), '0')
  await user.clear(field('Invoice, TK/25-26/'))
  await user.type(field('Invoice, TK/25-26/'), '12')
  await user.click(within(part).getByRole('button', { name: 'Go on after these' }))
  expect(await within(part).findByText('TKP/25-26/0001 is known to be given out')).toBeTruthy()
  expect(field('Invoice, TK/25-26/').value).toBe('12')

  await user.clear(field('Proforma, TKP/25-26/'))
  await user.type(field('Proforma, TKP/25-26/'), '1')
  await user.click(within(part).getByRole('button', { name: 'Go on after these' }))
  expect(await screen.findByRole('heading', { name: 'Money settings' })).toBeTruthy()
  await expect.poll(() => screen.queryByText(TITLE)).toBeNull()
  const issued = await asAdmin.issueInvoice({ jobId: job.id, totalPaise: 1_27_440_00 })
  expect(issued.number).toBe('TK/25-26/0013')
})
