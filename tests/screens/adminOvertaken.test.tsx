import { screen, waitFor } from '@testing-library/react'
import type { TRPCLink } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { models, projects } from '../../drizzle/schema'
import { aModel } from '../../server/demo/builders/models'
import { aProject } from '../../server/demo/builders/projects'
import type { AppRouter } from '../../server/doors/trpc'
import { renderDesk } from '../helpers/atTheDesk'
import { brokenLine } from '../helpers/renderScreen'
import { testApp } from '../helpers/testApp'

/** A line on which from some moment on nobody answers to one call. */
function breakable(path: string) {
  const line = { isBroken: false }
  const link: TRPCLink<AppRouter> = (runtime) => (call) =>
    line.isBroken && call.op.path === path ? brokenLine(runtime)(call) : call.next(call.op)
  return { line, before: [link] }
}

describe('a project that somebody else has saved meanwhile', () => {
  it('takes what was changed here too when it is something else', async () => {
    const t = testApp()
    const salt = aProject(t, { title: 'Salt', client: null })
    const { user } = renderDesk(t, `/admin/projects/${salt.id}?tab=details`)
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await t.as(t.admin()).admin.projects.change({ id: salt.id, city: 'Kutch' })
    await user.type(screen.getByLabelText('Client'), 'Kori')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() =>
      expect(t.db.select().from(projects).get()).toMatchObject({ city: 'Kutch', client: 'Kori' }),
    )
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeTruthy()
  })

  it('asks before it is written over where both changed the same', async () => {
    const t = testApp()
    const salt = aProject(t, { title: 'Salt', client: null })
    const { user } = renderDesk(t, `/admin/projects/${salt.id}?tab=details`)
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await t.as(t.admin()).admin.projects.change({ id: salt.id, client: 'Anokhi' })
    await user.type(screen.getByLabelText('Client'), 'Kori')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
    expect(t.db.select().from(projects).get()).toMatchObject({ client: 'Anokhi' })
    expect(screen.getByLabelText('Client')).toHaveProperty('value', 'Kori')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(t.db.select().from(projects).get()).toMatchObject({ client: 'Kori' }))
  })

  it('says that it was not saved when the newer one cannot be read, and keeps what was typed', async () => {
    const t = testApp()
    const salt = aProject(t, { title: 'Salt', client: null })
    const { line, before } = breakable('admin.projects.get')
    const { user } = renderDesk(t, `/admin/projects/${salt.id}?tab=details`, { before })
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await t.as(t.admin()).admin.projects.change({ id: salt.id, city: 'Kutch' })
    await user.type(screen.getByLabelText('Client'), 'Kori')
    line.isBroken = true
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Failed to update project')).toBeTruthy()
    expect(screen.getByLabelText('Client')).toHaveProperty('value', 'Kori')
  })
})

describe('a model that somebody else has saved meanwhile', () => {
  it('says that it was not saved when the newer one cannot be read, and keeps what was typed', async () => {
    const t = testApp()
    const asha = aModel(t)
    const { line, before } = breakable('admin.models.get')
    const { user } = renderDesk(t, `/admin/models/${asha.id}?tab=social`, { before })
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    await t.as(t.admin()).admin.models.saveInfo({ id: asha.id, city: 'Goa' })
    await user.type(screen.getByRole('textbox', { name: 'Instagram' }), '@asha')
    line.isBroken = true
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Failed to update social information')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Instagram' })).toHaveProperty('value', '@asha')
    expect(t.db.select().from(models).all()).toMatchObject([{ city: 'Goa', instagram: null }])
  })
})
