import { setTimeout as pause } from 'node:timers/promises'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aBooking } from '../../../../server/demo/builders/bookings'
import { atDesk, claimOf } from '../../../helpers/desk/desk'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { lookAway, restoreVisibility } from '../../../helpers/screens/pageVisibility'
import { aSlowLine } from '../../../helpers/screens/slowNetwork'
import { testApp } from '../../../helpers/testApp'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  restoreVisibility()
})

it('a job says what a colleague decided in it, and leads there', async () => {
  const { t, noor, kabir, proposed } = atDesk()
  const job = await proposed('Neel')
  const { user } = renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor })
  await screen.findByRole('region', { name: 'Zoya' })
  await t.as(kabir).desk.claims.option(claimOf(job))
  act(lookAway)
  expect(await screen.findByText(/^Kabir placed an option on Zoya, .+ \d\d:\d\d$/)).toBeTruthy()
  expect(await screen.findByText('1st option')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(document.activeElement?.textContent).toContain('Kabir placed an option on Zoya')
  expect(screen.queryByRole('button', { name: 'Show' })).toBeNull()
})

it('a job says nothing of what one decided oneself', async () => {
  const { t, noor, desk, proposed } = atDesk()
  const job = await proposed('Neel')
  renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor })
  await screen.findByRole('region', { name: 'Zoya' })
  await desk.claims.option(claimOf(job))
  act(lookAway)
  expect(await screen.findByText('1st option')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show' })).toBeNull()
})

it('a job that was read before a decision and arrives after it does not take it back', async () => {
  const { t, noor, proposed } = atDesk()
  const job = await proposed('Neel')
  const { link, holdAnswers, count, release } = aSlowLine()
  const { user } = renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor, before: [link] })
  await screen.findByRole('region', { name: 'Zoya' })
  holdAnswers('desk.jobs.get')
  act(lookAway)
  await waitFor(() => expect(count()).toBeGreaterThan(0))
  await user.keyboard('o')
  await screen.findByText('1st option')
  await act(async () => {
    release()
    await pause(100)
  })
  expect(screen.queryByText('1st option')).toBeTruthy()
  await user.keyboard('y')
  expect(await screen.findByText('Said yes')).toBeTruthy()
})

it('new requests come without a reload, but not while the pointer moves over the lists', async () => {
  const t = testApp()
  aBooking(t, { clientName: 'Devika Rao', company: null, brand: null })
  renderAdmin(t, '/admin/desk')
  const rows = () => screen.findAllByRole('button', { name: /Devika Rao/, hidden: true })
  const [first] = await rows()
  aBooking(t, { clientName: 'Imran Ali', company: null, brand: null })
  for (let second = 0; second < 12; second++) {
    fireEvent.pointerMove(first as HTMLElement)
    await act(() => vi.advanceTimersByTimeAsync(1000))
  }
  expect(screen.queryAllByText('Imran Ali')).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(4000))
  await waitFor(() => expect(screen.queryAllByText('Imran Ali').length).toBeGreaterThan(0))
})
