import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { atDesk, claimOf } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

const UNTIL = '3 Mar, 15:30'

/** Neel is first, Kori second. */
async function inLine() {
  const d = atDesk()
  const neel = await d.optioned('Neel')
  return { ...d, neel, kori: await d.optioned('Kori') }
}

it('a third option names the one that is first, and how many more stand before it', async () => {
  const { t, noor, neel, optioned } = await inLine()
  const mela = await optioned('Mela')
  renderDesk(t, `/admin/jobs/${mela.number}`, { account: noor })
  expect(await screen.findByText(new RegExp(`behind ${neel.number} Neel and 1 more$`))).toBeTruthy()
})

it('who said yes and stands behind another option challenges it next', async () => {
  const { t, noor, desk, kori } = await inLine()
  await desk.claims.recordAnswer({ ...claimOf(kori), answer: 'yes' })
  renderDesk(t, `/admin/jobs/${kori.number}`, { account: noor })
  const challenge = await screen.findByRole('button', { name: 'Challenge: Zoya' })
  // Beside the talent, not among those behind More.
  expect(challenge.closest('details')).toBeNull()
})

describe('a challenge on the page of a job', () => {
  it('is made by its key, and the page says until when the first has time', async () => {
    const { t, noor, neel, kori } = await inLine()
    const { user } = renderDesk(t, `/admin/jobs/${kori.number}`, { account: noor })
    const card = await screen.findByRole('region', { name: 'Zoya' })
    card.focus()
    await user.keyboard('h')
    expect(await screen.findByText('The first option on Zoya is challenged')).toBeTruthy()
    expect(
      within(card).getByText(
        new RegExp(`The first option, ${neel.number} Neel, has until ${UNTIL} to confirm`),
      ),
    ).toBeTruthy()
    await user.click(within(card).getByRole('button', { name: 'Take the challenge back: Zoya' }))
    expect(await within(card).findByRole('button', { name: 'Challenge: Zoya' })).toBeTruthy()
  })

  it('shows on the page of the first, which lets the other go ahead with words', async () => {
    const { t, noor, desk, neel, kori, again } = await inLine()
    await desk.claims.challenge(claimOf(kori))
    const { user } = renderDesk(t, `/admin/jobs/${neel.number}`, { account: noor })
    const card = await screen.findByRole('region', { name: 'Zoya' })
    const says = `Challenged by ${kori.number} Kori: confirm or release until ${UNTIL}`
    expect(within(card).getByText(says)).toBeTruthy()
    await user.click(within(card).getByRole('button', { name: 'Let another job go first: Zoya' }))
    const dialog = await screen.findByRole('dialog', { name: 'Let another option on Zoya go first' })
    const act = within(dialog).getByRole('button', { name: 'Let it go first' })
    await user.click(act)
    expect(within(dialog).getByText('Say why')).toBeTruthy()
    await user.type(within(dialog).getByLabelText(/^Why/), 'Same client, other shoot')
    await user.click(act)
    expect(await screen.findByText('The other option on Zoya is first now')).toBeTruthy()
    expect((await again(kori)).claims[0]?.dates[0]?.rank).toBe(1)
  })

  it('cannot be let ahead when it has left meanwhile: the dialog says so and keeps the words', async () => {
    const { t, noor, desk, neel, kori } = await inLine()
    const { user } = renderDesk(t, `/admin/jobs/${neel.number}`, { account: noor })
    await user.click(await screen.findByRole('button', { name: 'Let another job go first: Zoya' }))
    const dialog = await screen.findByRole('dialog', { name: 'Let another option on Zoya go first' })
    await user.type(within(dialog).getByLabelText(/^Why/), 'Same client')
    await desk.claims.release(claimOf(kori))
    const act = within(dialog).getByRole('button', { name: 'Let it go first' })
    await user.click(act)
    expect(await within(dialog).findByText('There is no other option behind this one any more.')).toBeTruthy()
    expect(act).toHaveProperty('disabled', true)
    expect(within(dialog).getByLabelText(/^Why/)).toHaveProperty('value', 'Same client')
  })

  it('is moved; a wrong end is said beside the field and the words stay', async () => {
    const { t, noor, desk, kori } = await inLine()
    await desk.claims.challenge(claimOf(kori))
    const { user } = renderDesk(t, `/admin/jobs/${kori.number}`, { account: noor })
    await user.click(await screen.findByRole('button', { name: 'Move the end of the challenge: Zoya' }))
    const dialog = await screen.findByRole('dialog', { name: 'Move the end of the challenge on Zoya' })
    const time = within(dialog).getByLabelText(/^Time/)
    expect(time).toHaveProperty('value', '15:30')
    const day = within(dialog).getByLabelText(/^Day/)
    await user.clear(day)
    await user.type(day, '2026-03-19')
    const why = within(dialog).getByLabelText(/^Why/)
    await user.type(why, 'The client flies')
    await user.click(within(dialog).getByRole('button', { name: 'Move the end' }))
    const wrong = 'Choose an end from 2 Mar, 17:30 to 9 Mar, 15:29'
    expect(await within(dialog).findByText(wrong)).toBeTruthy()
    expect(why).toHaveProperty('value', 'The client flies')
    await user.clear(day)
    await user.type(day, '2026-03-04')
    await user.click(within(dialog).getByRole('button', { name: 'Move the end' }))
    expect(await screen.findByText('The end of the challenge on Zoya is moved')).toBeTruthy()
  })

  it('says what happened meanwhile when the first was confirmed', async () => {
    const { t, noor, kabir, neel, kori, again } = await inLine()
    const { user } = renderDesk(t, `/admin/jobs/${kori.number}`, { account: noor })
    const button = await screen.findByRole('button', { name: 'Challenge: Zoya' })
    const { claims } = t.as(kabir).desk
    await claims.recordAnswer({ ...claimOf(neel), answer: 'yes' })
    await claims.confirm(claimOf(await again(neel)))
    await user.click(button)
    expect(await screen.findByText('What happened since')).toBeTruthy()
  })
})

describe('a challenge on the chart', () => {
  const phone = window.matchMedia
  beforeEach(() => {
    window.matchMedia = (media) => Object.assign(phone(media), { matches: true })
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  })
  afterEach(() => {
    window.matchMedia = phone
  })

  it('is made, shown with its end, and ended by letting go ahead, all in the list of who stands in line', async () => {
    const { t, noor, kori, neel, again } = await inLine()
    const { user } = renderDesk(t, '/admin/chart?from=2026-03-19&days=14', { account: noor })
    const grid = await screen.findByRole('grid', { name: 'Talents by days' })
    grid.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Zoya, 20 Mar, morning' })
    await user.click(await within(dialog).findByRole('button', { name: `Challenge: ${kori.number}` }))
    expect(await within(dialog).findByText(`The first option has until ${UNTIL} to confirm`)).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: `Let another job go first: ${neel.number}` }))
    await user.type(within(dialog).getByLabelText(/^Why/), 'Kori is nearly agreed')
    await user.click(within(dialog).getByRole('button', { name: 'Let another job go first' }))
    await waitFor(() => expect(within(dialog).queryByText(/The first option has until/)).toBeNull())
    expect((await again(kori)).claims[0]?.dates[0]?.rank).toBe(1)
  })
})
