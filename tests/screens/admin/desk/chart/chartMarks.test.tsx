import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { models } from '../../../../../drizzle/schema'
import { aModel } from '../../../../../server/demo/builders/models'
import { localDay } from '../../../../../shared/format'
import { dayAfter } from '../../../../../shared/time/days'
import { atDesk, claimOf } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

const phone = window.matchMedia
const grid = () => screen.findByRole('grid', { name: 'Talents by days' })
const march = '/admin/chart?from=2026-03-19&days=14'

describe('what the chart shows', () => {
  beforeEach(() => {
    window.matchMedia = (media) => Object.assign(phone(media), { matches: true })
    // jsdom has no layout: rows in sight are drawn, so the chart needs a height.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  })
  afterEach(() => {
    window.matchMedia = phone
  })

  it('says what its eight marks mean, and names its keys, behind ?', async () => {
    const { t, noor } = atDesk()
    const { user } = renderDesk(t, march, { account: noor })
    ;(await grid()).focus()
    expect(screen.queryByRole('list', { name: 'What the marks mean' })).toBeNull()
    await user.keyboard('?')
    const marks = within(screen.getByRole('list', { name: 'What the marks mean' })).getAllByRole('listitem')
    expect(marks.map(({ lastChild }) => lastChild?.textContent)).toEqual([
      'Confirmed',
      'Option, its place in line',
      'said yes',
      'yes, but',
      'Challenged, hours left',
      'Travel',
      'Booked out',
      'Option on a blocked day',
    ])
    await user.click(screen.getByRole('button', { name: 'Keys' }))
    expect(
      within(await screen.findByRole('dialog')).getByText('Move the bar: arrows, then Enter'),
    ).toBeTruthy()
  })

  it('shows face, words and line-up with fees of the bar under the keyboard, until Escape', async () => {
    const { t, noor, desk, optioned, aJob, zoya } = atDesk()
    t.db.update(models).set({ city: 'Goa', heightCm: 176 }).run()
    const neel = await optioned('Neel', ['2026-03-20'])
    await desk.claims.setFee({ ...claimOf(neel), feePaise: 38_000_00 })
    const { job } = await desk.claims.propose({ jobId: (await aJob('Kori')).id, modelId: zoya.id })
    const { job: second } = await desk.claims.option(claimOf(job))
    await desk.claims.challenge(claimOf(second))
    const { user } = renderDesk(t, march, { account: noor })
    const it = await grid()
    // The bars come after the names.
    await within(it).findByText('Neel')
    // A card opens only for the keyboard, so the grid is reached as by it.
    while (document.activeElement !== it) await user.tab()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    const card = within(await screen.findByRole('tooltip'))
    expect(await card.findByText('₹38,000 a day')).toBeTruthy()
    expect(card.getByText('no fee')).toBeTruthy()
    expect(card.getByText('Goa · 176 cm / 5ft 9.5in')).toBeTruthy()
    expect(card.getByText('Kori')).toBeTruthy()
    expect(card.getByText('Challenged: 24 h left')).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).toBeNull()
  })

  it('puts today in the middle, and remembers faces and only who has something', async () => {
    const { t, noor, optioned } = atDesk()
    aModel(t, { stageName: 'Asha' })
    await optioned('Neel', ['2026-03-20'])
    const { user, unmount } = renderDesk(t, march, { account: noor })
    await grid()
    expect(screen.getByText('2 talents')).toBeTruthy()
    await user.click(screen.getByLabelText('Only with something'))
    expect(screen.getByText('1 with something')).toBeTruthy()
    await user.click(screen.getByLabelText('Faces'))
    unmount()
    const { path } = renderDesk(t, march, { account: noor })
    expect(await screen.findByText('1 with something')).toBeTruthy()
    expect(screen.getByLabelText('Faces')).toHaveProperty('checked', true)
    await user.click(screen.getByRole('button', { name: 'Today' }))
    const aWeekAgo = dayAfter(localDay(new Date()), -7)
    await waitFor(() => expect(path()).toBe(`/admin/chart?from=${aWeekAgo}&days=14`))
    expect(await screen.findByText('Nobody has anything on these days')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Show everyone' }))
    expect(await screen.findByText('2 talents')).toBeTruthy()
    expect(path()).toBe(`/admin/chart?from=${aWeekAgo}&days=14`)
    await user.click(screen.getByLabelText('Faces'))
  })

  it("says its days in the order of the region, and opens the browser's picker for others", async () => {
    const { t, noor } = atDesk()
    const opened = vi.fn()
    HTMLInputElement.prototype.showPicker = opened
    const { user, path } = renderDesk(t, march, { account: noor })
    await user.click(await screen.findByRole('button', { name: 'From: 19 Mar to 1 Apr' }))
    expect(opened).toHaveBeenCalledOnce()
    fireEvent.change(opened.mock.contexts[0] as HTMLElement, { target: { value: '2026-03-27' } })
    expect(await screen.findByRole('button', { name: 'From: 27 Mar to 9 Apr' })).toBeTruthy()
    expect(path()).toBe('/admin/chart?from=2026-03-27&days=14')
  })

  it('is the grid on paper too, however narrow a sheet is', async () => {
    window.matchMedia = (media) => Object.assign(phone(media), { matches: media.endsWith(', print') })
    const { t, noor } = atDesk()
    renderDesk(t, march, { account: noor })
    expect(await grid()).toBeTruthy()
  })

  it('draws every row while it is printed', async () => {
    const { t, noor } = atDesk()
    for (let at = 0; at < 60; at++) aModel(t, { stageName: `Talent ${at}` })
    renderDesk(t, march, { account: noor })
    await grid()
    const drawn = () => document.querySelectorAll('[data-row]').length
    expect(drawn()).toBeLessThan(50)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(drawn()).toBe(61)
    act(() => void window.dispatchEvent(new Event('afterprint')))
    expect(drawn()).toBeLessThan(50)
  })
})
