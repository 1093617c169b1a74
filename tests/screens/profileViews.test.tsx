import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { profileViews } from '../../drizzle/schema'
import { aModel } from '../../server/demo/builders/models'
import { brokenLine, renderScreen } from '../helpers/renderScreen'
import { testApp } from '../helpers/testApp'

it('a profile that is looked at is counted once, and tells nobody when it cannot be', async () => {
  const t = testApp()
  const model = aModel(t)
  renderScreen(t, '/models/asha')
  await screen.findByRole('heading', { level: 1, name: 'Asha' })
  expect(t.db.select().from(profileViews).all()).toEqual([])
  await waitFor(() =>
    expect(t.db.select().from(profileViews).all()).toEqual([expect.objectContaining({ modelId: model.id })]),
  )
})

it('says nothing when the count does not get through', async () => {
  const t = testApp()
  aModel(t)
  const asked: string[] = []
  renderScreen(t, '/models/asha', {
    before: [
      (runtime) => (call) => {
        asked.push(call.op.path)
        return call.op.path === 'site.models.seen' ? brokenLine(runtime)(call) : call.next(call.op)
      },
    ],
  })
  await screen.findByRole('heading', { level: 1, name: 'Asha' })
  await waitFor(() => expect(asked).toContain('site.models.seen'))
  expect(screen.getByRole('region', { name: 'Notices' }).textContent).toBe('')
})
