import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { atDesk, claimOf } from '../../../helpers/desk/desk'
import { atOwnPage } from '../../../helpers/screens/talentScreens'

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
    await user.click(await day('20 Mar'))
    await user.click(await day('22 Mar'))
    expect((await day('21 Mar')).getAttribute('aria-pressed')).toBe('true')
    expect((await day('23 Mar')).getAttribute('aria-pressed')).toBe('false')
    await user.type(screen.getByLabelText('Note (if you like)'), 'Exams')
    await user.click(screen.getByRole('button', { name: 'I cannot work on these days' }))
    expect(await screen.findByText('20 Mar to 22 Mar · Exams')).toBeTruthy()
    expect(await desk.bookouts.list({ modelId: model.id })).toMatchObject([
      { fromDay: '2026-03-20', toDay: '2026-03-22', madeBy: 'talent' },
    ])
    expect(await day('21 Mar, you cannot work')).toBeTruthy()
    await user.click(told().getByRole('button', { name: 'I can again: 20 Mar to 22 Mar' }))
    expect(await screen.findByText('You have not told us about any days.')).toBeTruthy()
    expect(await desk.bookouts.list({ modelId: model.id })).toEqual([])
  })

  it('can be half a day; days that have passed cannot be pressed', async () => {
    const { user, desk, model } = atDays()
    expect(await day('1 Mar')).toHaveProperty('disabled', true)
    await user.click(await day('20 Mar'))
    await user.selectOptions(screen.getByLabelText('Part of the day'), 'Afternoon')
    await user.click(screen.getByRole('button', { name: 'I cannot work on these days' }))
    expect(await screen.findByText('20 Mar · afternoon')).toBeTruthy()
    expect(await desk.bookouts.list({ modelId: model.id })).toMatchObject([{ fromHalf: 'pm', toHalf: 'pm' }])
  })

  it('are refused on a confirmed day, with the note kept', async () => {
    const { user, desk, model, proposed } = atDays()
    await day('20 Mar')
    const job = await proposed('Neel', ['2026-03-20'], 'full', model.id)
    const asked = (await desk.claims.option(claimOf(job))).job
    const said = (await desk.claims.recordAnswer({ ...claimOf(asked), answer: 'yes' })).job
    await desk.claims.confirm(claimOf(said))
    await user.click(await day('20 Mar'))
    await user.type(screen.getByLabelText('Note (if you like)'), 'Exams')
    await user.click(screen.getByRole('button', { name: 'I cannot work on these days' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^You are confirmed on 20 Mar\. Call us/)
    expect(screen.getByLabelText('Note (if you like)')).toHaveProperty('value', 'Exams')
  })
})
