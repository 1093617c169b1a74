// @module-tag slow
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { currentNotices } from '../../../../client/src/lib/notify'
import { aBooking } from '../../../../server/demo/builders/bookings'
import { atDesk } from '../../../helpers/desk/desk'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { lookAway, restoreVisibility } from '../../../helpers/screens/pageVisibility'
import { aLine } from '../../../helpers/screens/talentScreens'
import { testApp } from '../../../helpers/testApp'

afterEach(restoreVisibility)

const OLD = /^No connection to the server\. This page shows how things were on .+ and may have changed\./

async function aJob() {
  const { t, desk } = atDesk()
  const { job } = await desk.jobs.create({ title: 'Night watch' })
  return { t, address: `/admin/jobs/${job.number}`, heading: 'Night watch' }
}

describe('a page that follows the server', () => {
  it.each([
    ['the desk', async () => ({ t: testApp(), address: '/admin/desk', heading: 'Desk' })],
    ['the chart', async () => ({ t: testApp(), address: '/admin/chart', heading: 'Chart' })],
    ['a job', aJob],
  ])('says since when it is old, and no longer once the server answers: %s', async (_, prepare) => {
    const { t, address, heading } = await prepare()
    const line = aLine()
    renderAdmin(t, address, { before: [line.link] })
    await screen.findByRole('heading', { level: 1, name: heading })
    await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull())
    line.cut()
    const focused = document.activeElement
    act(lookAway)
    expect(await screen.findByText(OLD)).toBeTruthy()
    expect(document.activeElement).toBe(focused)
    expect(currentNotices()).toEqual([])
    line.mend()
    screen.getByRole('button', { name: 'Try again' }).click()
    await waitFor(() => expect(screen.queryByText(OLD)).toBeNull())
  })
})

it('the keys j and k lead from line to line of the desk, and Enter opens one', async () => {
  const t = testApp()
  aBooking(t, { clientName: 'Devika Rao', company: null, brand: null })
  aBooking(t, { clientName: 'Imran Ali', company: null, brand: null })
  const { user } = renderAdmin(t, '/admin/desk')
  await screen.findAllByRole('button', { name: /Devika Rao/, hidden: true })
  const focused = () => document.activeElement?.textContent
  await user.keyboard('j')
  const first = focused()
  expect(first).toMatch(/Devika Rao|Imran Ali/)
  await user.keyboard('j')
  expect(focused()).toMatch(/Devika Rao|Imran Ali/)
  expect(focused()).not.toBe(first)
  await user.keyboard('k')
  expect(focused()).toBe(first)
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('dialog')).toBeTruthy()
})
