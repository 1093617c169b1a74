import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { endWhatIsOpen } from '../../../../server/backup/repository'
import { localDay } from '../../../../shared/format'
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

  const { user, unmount: leave } = renderAdmin(t, PAGE, { account: owner })
  const part = await screen.findByRole('region', { name: TITLE })
  expect(part.textContent).toContain('restored from a backup of 2 Mar, 03:30')
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
  leave()

  const files = renderAdmin(t, '/admin/money', { account: admin }).user
  await files.click(await screen.findByRole('button', { name: 'Files for the accountant' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Files for the accountant' }))
  await files.selectOptions(dialog.getByLabelText('Month'), localDay(t.clock()).slice(0, 7))
  expect(await dialog.findByText('Invoice: TK/25-26/0001 to TK/25-26/0012')).toBeTruthy()
  expect(
    dialog.getByText(/^The site was restored from a backup\. What was issued after 2 Mar 2026/),
  ).toBeTruthy()
})
