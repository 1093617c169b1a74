import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { profileViews } from '../../../../drizzle/schema'
import { aModel } from '../../../../server/demo/builders/models'
import { brokenLine, renderScreen } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

it('a viewed profile is counted once, and a failed count shows no error', async () => {
  const t = testApp()
  const model = aModel(t)
  renderScreen(t, '/models/asha')
  await screen.findByRole('heading', { level: 1, name: 'Asha' })
  expect(t.db.select().from(profileViews).all()).toEqual([])
  await waitFor(() =>
    expect(t.db.select().from(profileViews).all()).toEqual([expect.objectContaining({ modelId: model.id })]),
  )
})

it('shows nothing when the count fails', async () => {
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
