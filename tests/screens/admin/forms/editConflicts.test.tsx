import { screen, waitFor } from '@testing-library/react'
import type { TRPCLink } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { models, projects } from '../../../../drizzle/schema'
import { aModel } from '../../../../server/demo/builders/models'
import { aProject } from '../../../../server/demo/builders/projects'
import type { AppRouter } from '../../../../server/router'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { brokenLine } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

/** A connection that can stop answering one call. */
function breakable(path: string) {
  const line = { isBroken: false }
  const link: TRPCLink<AppRouter> = (runtime) => (call) =>
    line.isBroken && call.op.path === path ? brokenLine(runtime)(call) : call.next(call.op)
  return { line, before: [link] }
}

describe('a project that another user has saved in the meantime', () => {
  async function saveOver(client: string) {
    const t = testApp()
    const salt = aProject(t, { title: 'Salt', client: null })
    const { user } = renderAdmin(t, `/admin/projects/${salt.id}?tab=details`)
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await t.as(t.admin()).admin.projects.change({ id: salt.id, client: 'Anokhi', city: 'Kutch' })
    await user.type(screen.getByLabelText('Client'), client)
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await screen.findByText('Client is now “Anokhi”.')
    const now = () => t.db.select().from(projects).get()
    expect(now()).toMatchObject({ client: 'Anokhi' })
    expect(screen.getByLabelText('Client')).toHaveProperty('value', client)
    return { user, now }
  }

  it('saves what was typed here with Keep my version', async () => {
    const { user, now } = await saveOver('Kori')
    await user.click(screen.getByRole('button', { name: 'Keep my version' }))
    await waitFor(() => expect(now()).toMatchObject({ client: 'Kori', city: 'Kutch' }))
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy()
  })

  it('shows the saved values instead of what was typed with Use their version', async () => {
    const { user, now } = await saveOver('Kori')
    await user.click(screen.getByRole('button', { name: 'Use their version' }))
    expect(screen.getByLabelText('Client')).toHaveProperty('value', 'Anokhi')
    expect(screen.queryByRole('button', { name: 'Keep my version' })).toBeNull()
    expect(now()).toMatchObject({ client: 'Anokhi', city: 'Kutch' })
  })

  it('asks again when it is saved once more before Keep my version', async () => {
    const { user, now } = await saveOver('Kori')
    const t = now()
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', false),
    )
    expect(now()).toEqual(t)
    expect(screen.getByText('Client is now “Anokhi”.')).toBeTruthy()
  })

  it('says that it was not saved when the newer version cannot be loaded, and keeps what was typed', async () => {
    const t = testApp()
    const salt = aProject(t, { title: 'Salt', client: null })
    const { line, before } = breakable('admin.projects.get')
    const { user } = renderAdmin(t, `/admin/projects/${salt.id}?tab=details`, { before })
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await t.as(t.admin()).admin.projects.change({ id: salt.id, city: 'Kutch' })
    await user.type(screen.getByLabelText('Client'), 'Kori')
    line.isBroken = true
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText(/^Failed to update project\. No response from the server\./)).toBeTruthy()
    expect(screen.getByLabelText('Client')).toHaveProperty('value', 'Kori')
  })
})

describe('a model that another user has saved in the meantime', () => {
  it('says that it was not saved when the newer version cannot be loaded, and keeps what was typed', async () => {
    const t = testApp()
    const asha = aModel(t)
    const { line, before } = breakable('admin.models.get')
    const { user } = renderAdmin(t, `/admin/models/${asha.id}?tab=social`, { before })
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    await t.as(t.admin()).admin.models.saveSocial({ id: asha.id, youtube: 'asha' })
    await user.type(screen.getByRole('textbox', { name: 'Instagram' }), '@asha')
    line.isBroken = true
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Failed to update social information')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Instagram' })).toHaveProperty('value', '@asha')
    expect(t.db.select().from(models).all()).toMatchObject([{ youtube: 'asha', instagram: null }])
  })
})
