import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { JobRecord } from '../../../../../shared/desk/jobs/jobs'
import { atDesk, claimOf } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

const DAYS = ['2026-03-20', '2026-03-21']
const change = async ({ t }: ReturnType<typeof atDesk>, confirmNeedsYes: boolean) => {
  const settings = t.as(t.admin()).admin.deskSettings
  await settings.change({ ...(await settings.get()), confirmNeedsYes })
}
/** Opens the question that *Confirm* asks. */
async function asked({ t, noor, settle }: ReturnType<typeof atDesk>, job: JobRecord) {
  settle(job)
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Confirm: Zoya' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Zoya' }))
  return { user, dialog, press: dialog.getByRole('button', { name: 'Confirm' }) }
}

describe('a confirmation needs the yes of the talent', () => {
  it('and is not offered without one', async () => {
    const d = atDesk()
    const job = await d.optioned('Neel', DAYS)
    const { user } = renderDesk(d.t, `/admin/jobs/${job.number}`, { account: d.noor })
    const card = await screen.findByRole('region', { name: 'Zoya' })
    expect(screen.queryByRole('button', { name: 'Confirm: Zoya' })).toBeNull()
    card.focus()
    await user.keyboard('c')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Record a yes: Zoya' }))
    expect(await screen.findByRole('button', { name: 'Confirm: Zoya' })).toBeTruthy()
  })

  it('is offered for the dates with a yes, and says what the others lack before it is pressed', async () => {
    const d = atDesk()
    const job = await d.optioned('Neel', DAYS)
    await d.desk.claims.recordAnswer({
      ...claimOf(job),
      answer: 'yes',
      dateIds: [job.dates[0]?.id ?? ''],
    })
    const { user, dialog, press } = await asked(d, job)
    const [first, other] = dialog.getAllByRole<HTMLInputElement>('checkbox')
    expect([first?.checked, other?.checked]).toEqual([true, false])
    expect(press).toHaveProperty('disabled', false)
    await user.click(dialog.getByLabelText('21 Mar · full day · no yes yet'))
    expect(press).toHaveProperty('disabled', true)
    expect(
      dialog.getByText('The talent has not said yes to all of these dates, or not to this fee.'),
    ).toBeTruthy()
    await user.click(dialog.getByLabelText('21 Mar · full day · no yes yet'))
    await user.click(press)
    expect((await d.again(job)).claims[0]?.dates.map(({ state }) => state)).toEqual(['confirmed', 'released'])
  })

  it('where the desk settings ask for it, else it is only said', async () => {
    const d = atDesk()
    await change(d, false)
    const job = await d.optioned('Neel')
    const { user, dialog, press } = await asked(d, job)
    expect(
      dialog.getByText('The talent has not said yes to all of these dates, or not to this fee.'),
    ).toBeTruthy()
    await user.click(press)
    expect(await screen.findByText('Confirmed')).toBeTruthy()
  })
})

it('does not blame a missing yes on what happened since', async () => {
  const d = atDesk()
  await change(d, false)
  const job = await d.optioned('Neel')
  const { user, dialog, press } = await asked(d, job)
  await change(d, true)
  await user.click(press)
  expect(await dialog.findByText('The talent has not said yes to this yet.')).toBeTruthy()
  expect(dialog.queryByText('What happened since')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByText('The talent has not said yes to this yet.')).toBeNull()
})
