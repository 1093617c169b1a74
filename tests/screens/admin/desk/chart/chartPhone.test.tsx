import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModel } from '../../../../../server/demo/builders/models'
import { atDesk, claimOf } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'
import { brokenLine } from '../../../../helpers/screens/renderScreen'
import { testApp } from '../../../../helpers/testApp'

const march = '/admin/chart?from=2026-03-19&days=14'

describe('the chart on a phone', () => {
  it('shows a week, opens the half that is held, and holds a free day whole', async () => {
    const { t, noor, desk, optioned, agreed } = atDesk()
    aModel(t, { stageName: 'Asha', city: 'Pune' })
    const kabir = aModel(t, { stageName: 'Kabir' })
    await optioned('Kori', ['2026-03-20'], 'pm', kabir.id)
    await desk.claims.confirm(claimOf(await agreed('Neel', ['2026-03-19'])))
    const { user } = renderDesk(t, march, { account: noor })
    const row = (name: RegExp) => screen.findByRole('button', { name })
    expect(await row(/^Zoya: 19 Mar, confirmed, Neel, J-2526-0002/)).toBeTruthy()
    await user.click(await row(/^Kabir: 20 Mar, afternoon, 1st option, Kori, J-2526-0001/))
    expect(await screen.findByRole('dialog', { name: 'Kabir, 20 Mar, afternoon' })).toBeTruthy()
    await user.keyboard('{Escape}')
    await user.click(await row(/^Asha: free on all these days/))
    const dialog = await screen.findByRole('dialog', { name: 'Asha, 19 Mar' })
    await user.click(within(dialog).getByRole('button', { name: 'Hold or book out' }))
    await user.selectOptions(await screen.findByLabelText('What'), 'Bookout')
    await user.click(screen.getByRole('button', { name: 'Book out' }))
    expect(await screen.findByText('Asha is booked out')).toBeTruthy()
    expect(await row(/^Asha: 19 Mar, booked out, Personal/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'A week later' }))
    expect(await screen.findByText('26 Mar to 1 Apr')).toBeTruthy()
  })

  it('shows who is free from one day to another', async () => {
    const { t, noor, optioned } = atDesk()
    aModel(t, { stageName: 'Asha' })
    await optioned('Neel', ['2026-03-20'])
    const { user } = renderDesk(t, `${march}&show=free`, { account: noor })
    expect(await screen.findByRole('button', { name: /Asha/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Zoya/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Filters (1)' }))
    await user.selectOptions(screen.getByLabelText('Show'), 'Everyone')
    expect(await screen.findByRole('button', { name: /Zoya/ })).toBeTruthy()
  })

  it('says so when nobody is on the roster, and when it could not be loaded', async () => {
    const { unmount } = renderDesk(testApp(), '/admin/chart')
    expect(await screen.findByText('No model is on the roster yet')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull()
    unmount()
    renderDesk(testApp(), '/admin/chart', { before: [brokenLine] })
    expect(await screen.findByText('Error loading the chart')).toBeTruthy()
  })
})
