import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aModel } from '../../../../../server/demo/builders/models'
import type { JobRecord } from '../../../../../shared/desk/jobs/jobs'
import { atDesk, claimOf } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

const phone = window.matchMedia
const march = '/admin/chart?from=2026-03-19&days=14'
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

/** Who is on a job, and on which days: `Zoya 2026-03-20 full option`. */
const placed = ({ claims, dates }: JobRecord) =>
  claims.flatMap(({ modelName, dates: own }) =>
    own.map(({ jobDateId, state }) => {
      const date = dates.find(({ id }) => id === jobDateId)
      return `${modelName} ${date?.day} ${date?.part} ${state}`
    }),
  )

describe('a bar of the chart, by keyboard', () => {
  beforeEach(() => {
    window.matchMedia = (media) => Object.assign(phone(media), { matches: true })
    // jsdom has no layout: rows in sight are drawn, so the chart needs a height.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  })
  afterEach(() => {
    window.matchMedia = phone
  })

  /** The chart with the keyboard on the first half of Zoya's bar. */
  async function atBar(days = ['2026-03-20']) {
    const d = atDesk()
    const neel = await d.optioned('Neel', days)
    aModel(d.t, { stageName: 'Mira' })
    const { user } = renderDesk(d.t, march, { account: d.noor })
    const grid = await screen.findByRole('grid', { name: 'Talents by days' })
    grid.focus()
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}')
    return { ...d, neel, user, grid }
  }

  it('gets a day more, says what changes and who is mailed, and can be taken back', async () => {
    const { neel, again, user } = await atBar()
    await user.keyboard('m{ArrowRight}{ArrowRight}')
    expect(said().join()).toContain('Neel: Zoya, 20 Mar to 21 Mar.')
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Zoya, days for Neel' })
    expect(await within(dialog).findByText('Zoya, 21 Mar: 1st option')).toBeTruthy()
    expect(within(dialog).getByText('Zoya: can you do these days?')).toBeTruthy()
    expect(placed(await again(neel))).toEqual(['Zoya 2026-03-20 full option'])
    await user.click(within(dialog).getByRole('button', { name: 'Change days' }))
    expect(await screen.findByText('The days of Zoya are changed')).toBeTruthy()
    expect(placed(await again(neel))).toEqual(['Zoya 2026-03-20 full option', 'Zoya 2026-03-21 full option'])
    await user.click(screen.getByRole('button', { name: /Undo/ }))
    await waitFor(async () => expect(placed(await again(neel))).toEqual(['Zoya 2026-03-20 full option']))
  })

  it('goes to another talent, proposed, and the first one stays', async () => {
    const { neel, again, user } = await atBar()
    await user.keyboard('m{ArrowUp}')
    expect(said().join()).toContain('Neel: Mira, 20 Mar.')
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Neel, 20 Mar: another talent' })
    expect(await within(dialog).findByText('Mira, 20 Mar: proposed')).toBeTruthy()
    expect(within(dialog).getByText('None.')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Propose' }))
    expect(await screen.findByText('Mira is on Neel')).toBeTruthy()
    expect(placed(await again(neel))).toEqual([
      'Zoya 2026-03-20 full option',
      'Mira 2026-03-20 full proposed',
    ])
  })

  it('is as it was after Escape', async () => {
    const { neel, again, user, grid } = await atBar()
    await user.keyboard('m{ArrowRight}{Escape}{Enter}')
    expect(said().join()).not.toContain('Neel: Zoya')
    expect(await screen.findByRole('dialog', { name: 'Zoya, 20 Mar, morning' })).toBeTruthy()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(grid))
    expect(placed(await again(neel))).toEqual(['Zoya 2026-03-20 full option'])
  })

  it('says why it is refused and keeps what was chosen; other days are possible then', async () => {
    const { desk, agreed, neel, again, user } = await atBar()
    await desk.claims.confirm(claimOf(await agreed('Kori', ['2026-03-21'])))
    await user.keyboard('m{ArrowRight}{ArrowRight}{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Zoya, days for Neel' })
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'Zoya is confirmed for J-2526-0002 Kori at this time.',
    )
    expect(within(dialog).getByLabelText('Last day')).toHaveProperty('value', '2026-03-21')
    expect(within(dialog).getByRole('button', { name: 'Change days' })).toHaveProperty('disabled', true)
    await user.selectOptions(within(dialog).getByLabelText('From'), 'afternoon')
    await user.clear(within(dialog).getByLabelText('Last day'))
    await user.type(within(dialog).getByLabelText('Last day'), '2026-03-20')
    await within(dialog).findByText('Zoya, 20 Mar, afternoon: 1st option, other hours')
    await user.click(within(dialog).getByRole('button', { name: 'Change days' }))
    await waitFor(async () => expect(placed(await again(neel))).toEqual(['Zoya 2026-03-20 pm option']))
  })
})

describe('a bar of the chart, on a phone', () => {
  it('goes to another talent on option, and the first is released', async () => {
    const { t, noor, optioned, again } = atDesk()
    const neel = await optioned('Neel', ['2026-03-19'])
    aModel(t, { stageName: 'Mira' })
    const { user } = renderDesk(t, march, { account: noor })
    await user.click(await screen.findByRole('button', { name: /Zoya/ }))
    await user.click(await screen.findByRole('button', { name: `Another talent: ${neel.number}` }))
    const dialog = await screen.findByRole('dialog', { name: 'Neel, 19 Mar: another talent' })
    expect(within(dialog).getByText('Choose who gets the same dates.')).toBeTruthy()
    await user.click(within(dialog).getByRole('combobox', { name: 'Talent' }))
    await user.click(await within(dialog).findByRole('option', { name: /Mira/ }))
    await user.click(within(dialog).getByLabelText('Place an option at once'))
    await user.click(within(dialog).getByLabelText('Release Zoya from these dates'))
    expect(await within(dialog).findByText('Zoya, 19 Mar: released')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Place option' }))
    await waitFor(async () =>
      expect(placed(await again(neel))).toEqual([
        'Zoya 2026-03-19 full released',
        'Mira 2026-03-19 full option',
      ]),
    )
  })
})
