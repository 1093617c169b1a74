import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aModel } from '../../../../../server/demo/builders/models'
import { atDesk, claimOf } from '../../../../helpers/desk/desk'
import { renderAdmin } from '../../../../helpers/screens/adminScreens'

const phone = window.matchMedia
const grid = () => screen.findByRole('grid', { name: 'Talents by days' })
/** What the keyboard stands on, as a screen reader says it. */
const here = (it: HTMLElement) =>
  document.getElementById(it.getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-label')
const march = '/admin/chart?from=2026-03-19&days=14'

describe('the chart on a desktop', () => {
  beforeEach(() => {
    window.matchMedia = (media) => Object.assign(phone(media), { matches: true })
    // jsdom has no layout: rows in sight are drawn, so the chart needs a height.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(640)
  })
  afterEach(() => {
    window.matchMedia = phone
  })

  it('says of a new job that talents read its title, and suggests known clients', async () => {
    const { t, noor, desk } = atDesk()
    await desk.clients.create({ name: 'Kori Mills', city: 'Surat' })
    const { user } = renderAdmin(t, march, { account: noor })
    ;(await grid()).focus()
    await user.keyboard('{ArrowRight}{Enter}')
    const hold = within(await screen.findByRole('dialog'))
    await user.selectOptions(await hold.findByLabelText('What'), 'Option for a new job')
    const title = hold.getByLabelText(/^What it is/)
    const help = document.getElementById(title.getAttribute('aria-describedby') ?? '')
    expect(help?.textContent).toContain('Talents read this before they are confirmed.')
    const client = hold.getByLabelText('Client')
    await user.type(client, 'kor')
    const list = document.getElementById(client.getAttribute('list') ?? '')
    await waitFor(() => expect(list?.querySelector('option')?.value).toBe('Kori Mills'))
  })

  it('holds an option by keyboard alone, and offers to take it back', async () => {
    const { t, noor, aJob, again } = atDesk()
    const neel = await aJob('Neel', [])
    const { user } = renderAdmin(t, march, { account: noor })
    const it = await grid()
    it.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(here(it)).toBe('Zoya, 20 Mar, morning: free')
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Zoya, 20 Mar' })
    expect(await within(dialog).findByText('Zoya: 1st option')).toBeTruthy()
    const job = within(dialog).getByRole('combobox', { name: /^Job/ })
    await user.click(job)
    await user.click(await within(dialog).findByRole('option', { name: /Neel/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Place option' }))
    expect(await screen.findByText('Zoya is on option for Neel')).toBeTruthy()
    expect(await screen.findByRole('button', { name: /^20 Mar: 1st option, Neel, J-2526-0001/ })).toBeTruthy()
    expect((await again(neel)).dates.map(({ day, part }) => `${day} ${part}`)).toEqual(['2026-03-20 full'])
  })

  it('draws what a colleague decides without a reload', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { t, kabir, optioned } = atDesk()
    renderAdmin(t, march, { account: kabir })
    await grid()
    expect(screen.queryByRole('button', { name: /1st option/ })).toBeNull()
    // So that the first question has been answered.
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await optioned('Neel', ['2026-03-20'])
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(await screen.findByRole('button', { name: /^20 Mar: 1st option, Neel, J-2526-0001/ })).toBeTruthy()
  })

  it('says who stands in line for a half, and ends a bookout there', async () => {
    const { t, desk, noor, zoya, optioned } = atDesk()
    await optioned('Neel', ['2026-03-20'])
    await desk.bookouts.add({ modelId: zoya.id, fromDay: '2026-03-20', toDay: '2026-03-22', note: 'Exams' })
    const { user } = renderAdmin(t, march, { account: noor })
    const it = await grid()
    it.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Zoya, 20 Mar, morning' })
    expect(await within(dialog).findByRole('link', { name: 'Neel' })).toHaveProperty(
      'pathname',
      '/admin/jobs/J-2526-0001',
    )
    expect(within(dialog).getByText(/^cannot, until/)).toBeTruthy()
    expect(within(dialog).getByText('20 Mar to 22 Mar · Personal · Exams')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'End this bookout' }))
    expect(await screen.findByText('The bookout of Zoya is ended')).toBeTruthy()
    await waitFor(() => expect(here(it)).toMatch(/^Zoya, 20 Mar, morning: 1st option/))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(here(it)).toMatch(/^Zoya, 20 Mar, morning: booked out, Personal; cannot/))
    expect(await desk.bookouts.list({ modelId: zoya.id })).toMatchObject([{ note: 'Exams' }])
  })

  it('gives a bookout other days by keyboard alone, also one that began before the window', async () => {
    const { t, desk, noor, zoya } = atDesk()
    await desk.bookouts.add({ modelId: zoya.id, fromDay: '2026-03-17', toDay: '2026-03-20', note: 'Exams' })
    const { user } = renderAdmin(t, march, { account: noor })
    const it = await grid()
    it.focus()
    await user.keyboard('m{ArrowDown}{ArrowRight}{ArrowRight}')
    expect(screen.getByText(/^booked out: Zoya, 19 Mar to 21 Mar/)).toBeTruthy()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Zoya, days booked out' })
    expect(await within(dialog).findByLabelText('First day')).toHaveProperty('value', '2026-03-17')
    expect(within(dialog).getByLabelText('Last day')).toHaveProperty('value', '2026-03-21')
    expect(within(dialog).getByText('Personal · Exams')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Change days' }))
    expect(await screen.findByText('The bookout of Zoya is changed')).toBeTruthy()
    expect(await desk.bookouts.list({ modelId: zoya.id })).toMatchObject([
      { fromDay: '2026-03-17', toDay: '2026-03-21', note: 'Exams' },
    ])
    it.focus()
    await user.keyboard('z')
    await waitFor(async () =>
      expect(await desk.bookouts.list({ modelId: zoya.id })).toMatchObject([
        { fromDay: '2026-03-17', toDay: '2026-03-20', note: 'Exams' },
      ]),
    )
  })

  it('says why a bookout keeps its days, and keeps what was chosen', async () => {
    const { t, desk, noor, zoya, agreed } = atDesk()
    await desk.bookouts.add({ modelId: zoya.id, fromDay: '2026-03-19', toDay: '2026-03-19' })
    await desk.claims.confirm(claimOf(await agreed('Neel', ['2026-03-20'])))
    const { user } = renderAdmin(t, march, { account: noor })
    ;(await grid()).focus()
    await user.keyboard('m{ArrowRight}{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Zoya, days booked out' })
    await user.click(await within(dialog).findByRole('button', { name: 'Change days' }))
    expect((await within(dialog).findByRole('alert')).textContent).toContain(
      'Zoya is confirmed for J-2526-0001 Neel on 20 Mar.',
    )
    expect(within(dialog).getByLabelText('Last day')).toHaveProperty('value', '2026-03-20')
  })

  it('keeps what was typed when a hold is refused, and says why', async () => {
    const { t, desk, noor, agreed, zoya } = atDesk()
    const { user } = renderAdmin(t, march, { account: noor })
    const it = await grid()
    it.focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    const dialog = await screen.findByRole('dialog')
    await user.selectOptions(within(dialog).getByLabelText('What'), 'Bookout')
    await user.type(within(dialog).getByLabelText('Note'), 'Exams')
    const neel = await agreed('Neel', ['2026-03-20'])
    await desk.claims.confirm(claimOf(neel))
    await user.click(within(dialog).getByRole('button', { name: 'Book out' }))
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      `Zoya: Zoya is confirmed for ${neel.number} Neel on 20 Mar.`,
    )
    expect(within(dialog).getByLabelText('Note')).toHaveProperty('value', 'Exams')
    expect(await desk.bookouts.list({ modelId: zoya.id })).toEqual([])
  })

  it('marks talents with x, and holds the chosen half for all of them', async () => {
    const { t, desk, noor, zoya } = atDesk()
    const asha = aModel(t, { stageName: 'Asha', city: 'Pune' })
    aModel(t, { stageName: 'Mira', city: 'Pune' })
    const { user } = renderAdmin(t, `${march}&group=city`, { account: noor })
    const it = await grid()
    expect(screen.getByRole('rowheader', { name: 'Pune · 2' })).toBeTruthy()
    it.focus()
    await user.keyboard('x')
    expect(screen.getByRole('rowheader', { name: 'Zoya, Mumbai, marked' })).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: 'Mark Asha' }))
    expect(screen.getByText('2 marked')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Hold 19 Mar, morning' }))
    const dialog = await screen.findByRole('dialog', { name: '2 talents, 19 Mar, morning' })
    await user.selectOptions(within(dialog).getByLabelText('What'), 'Bookout')
    await user.click(within(dialog).getByRole('button', { name: 'Book out' }))
    await waitFor(async () => expect(await desk.bookouts.list({ modelId: zoya.id })).toHaveLength(1))
    expect(await desk.bookouts.list({ modelId: asha.id })).toHaveLength(1)
    expect(await screen.findByText('2 talents are booked out')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await desk.bookouts.list({ modelId: zoya.id })).toEqual([]))
    expect(await desk.bookouts.list({ modelId: asha.id })).toEqual([])
  })

  it('asks for a job before it holds', async () => {
    const { t, noor } = atDesk()
    const { user } = renderAdmin(t, march, { account: noor })
    ;(await grid()).focus()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Place option' }))
    expect(await within(dialog).findByText('Choose a job')).toBeTruthy()
  })
})
