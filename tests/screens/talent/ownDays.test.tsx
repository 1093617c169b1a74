import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { atDesk, claimOf } from '../../helpers/desk/desk'
import { atOwnPage } from '../../helpers/screens/talentScreens'

/** Asha at her jobs page; today is Monday, 2 March 2026. */
function atDays() {
  const desk = atDesk()
  vi.useFakeTimers({ now: desk.t.clock(), toFake: ['Date'] })
  return { ...desk, ...atOwnPage(desk.t, '/model-dashboard/jobs', { model: { stageName: 'Asha' } }) }
}
const day = (name: string) => screen.findByRole('button', { name })
const told = () => within(screen.getByRole('region', { name: 'You told us' }))

describe('the days that a talent cannot', () => {
  it('are pressed from the first to the last, sent, and taken back', async () => {
    const { user, desk, model } = atDays()
    expect(await screen.findByText('You have not told us about any days.')).toBeTruthy()
    await user.click(await day('Mar 20, 2026'))
    await user.click(await day('Mar 22, 2026'))
    expect((await day('Mar 21, 2026')).getAttribute('aria-pressed')).toBe('true')
    expect((await day('Mar 23, 2026')).getAttribute('aria-pressed')).toBe('false')
    await user.type(screen.getByLabelText('Note (if you like)'), 'Exams')
    await user.click(screen.getByRole('button', { name: 'I cannot work on these days' }))
    expect(await screen.findByText('Mar 20, 2026 to Mar 22, 2026 · Exams')).toBeTruthy()
    expect(await desk.bookouts.list({ modelId: model.id })).toMatchObject([
      { fromDay: '2026-03-20', toDay: '2026-03-22', madeBy: 'talent' },
    ])
    expect(await day('Mar 21, 2026, you cannot work')).toBeTruthy()
    await user.click(told().getByRole('button', { name: 'I can again: Mar 20, 2026 to Mar 22, 2026' }))
    expect(await screen.findByText('You have not told us about any days.')).toBeTruthy()
    expect(await desk.bookouts.list({ modelId: model.id })).toEqual([])
  })

  it('can be half a day; days that have passed cannot be pressed', async () => {
    const { user, desk, model } = atDays()
    expect(await day('Mar 1, 2026')).toHaveProperty('disabled', true)
    await user.click(await day('Mar 20, 2026'))
    await user.selectOptions(screen.getByLabelText('Part of the day'), 'Afternoon')
    await user.click(screen.getByRole('button', { name: 'I cannot work on these days' }))
    expect(await screen.findByText('Mar 20, 2026 · afternoon')).toBeTruthy()
    expect(await desk.bookouts.list({ modelId: model.id })).toMatchObject([{ fromHalf: 'pm', toHalf: 'pm' }])
  })

  it('are refused on a confirmed day, with the note kept', async () => {
    const { user, desk, model, proposed } = atDays()
    await day('Mar 20, 2026')
    const job = await proposed('Neel', ['2026-03-20'], 'full', model.id)
    const asked = (await desk.claims.option(claimOf(job))).job
    const said = (await desk.claims.recordAnswer({ ...claimOf(asked), answer: 'yes' })).job
    await desk.claims.confirm(claimOf(said))
    await user.click(await day('Mar 20, 2026'))
    await user.type(screen.getByLabelText('Note (if you like)'), 'Exams')
    await user.click(screen.getByRole('button', { name: 'I cannot work on these days' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /^You are confirmed on Mar 20, 2026\. Call us/,
    )
    expect(screen.getByLabelText('Note (if you like)')).toHaveProperty('value', 'Exams')
  })
})
