import { screen, waitFor } from '@testing-library/react'
import type { TRPCLink } from '@trpc/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AppRouter } from '../../../../server/router'
import { restoreVisibility, turnTo } from '../../../helpers/screens/pageVisibility'
import { atDashboard } from '../../../helpers/screens/talentScreens'
import { testApp } from '../../../helpers/testApp'

afterEach(() => {
  restoreVisibility()
})

describe('a dashboard in a hidden tab', () => {
  it('fetches new links to its private pictures as soon as it is visible again, because the old ones have expired', async () => {
    let asked = 0
    const count: TRPCLink<AppRouter> = () => (call) => {
      if (call.op.path === 'talent.onboarding.get') asked++
      return call.next(call.op)
    }
    atDashboard(testApp(), { before: [count] })
    await screen.findByRole('region', { name: 'Profile Overview' })
    turnTo('hidden')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 })
    expect(asked).toBe(1)
    turnTo('visible')
    await waitFor(() => expect(asked).toBe(2))
  })
})
