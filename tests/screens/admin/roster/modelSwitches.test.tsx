import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

it('each switch of a model says above it what it switches', async () => {
  const t = testApp()
  const asha = aModel(t, { stageName: 'Asha', isActive: false })
  renderAdmin(t, `/admin/models/${asha.id}`)
  const roster = within(await screen.findByRole('region', { name: 'On the roster' }))
  const told = roster.getAllByRole('switch').map((each) => each.parentElement?.textContent)
  expect(told).toEqual(['AssignedAvailable', 'OnboardingComplete', 'FeaturedNot featured'])
})
