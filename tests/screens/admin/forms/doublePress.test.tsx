import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { currentNotices } from '../../../../client/src/lib/notify'
import {
  models,
  opportunities,
  projects,
  proposals,
  ratings,
  signupRequests,
} from '../../../../drizzle/schema'
import { aModel } from '../../../../server/demo/builders/models'
import { aProject } from '../../../../server/demo/builders/projects'
import { aSignupRequest } from '../../../../server/demo/builders/signupRequests'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

type User = ReturnType<typeof renderAdmin>['user']
const button = (name: string) => screen.getByRole('button', { name })

/** After a double press: the button is idle again or gone, and the message was shown once. */
async function twice(user: User, name: string) {
  await user.dblClick(button(name))
  await waitFor(() => expect(currentNotices().length).toBeGreaterThan(0))
  await waitFor(() => expect(screen.queryByRole('button', { name, busy: true })).toBeNull())
  expect(currentNotices()).toHaveLength(1)
}

it('a double press approves, and its second click, on Undo by then, takes nothing back', async () => {
  const t = testApp()
  aSignupRequest(t, { stageName: 'Zoya' })
  renderAdmin(t, '/admin/artist-requests')
  fireEvent.click(await screen.findByRole('button', { name: 'Approve Zoya' }), { detail: 1 })
  fireEvent.click(await screen.findByRole('button', { name: 'Undo the decision about Zoya' }), {
    detail: 2,
  })
  await waitFor(() => expect(currentNotices().length).toBeGreaterThan(0))
  expect(t.db.select().from(signupRequests).all()).toMatchObject([{ status: 'approved' }])
})

describe('a double press in the back office', { tags: ['slow'] }, () => {
  it('opens a dialog, and the second press does not close it', async () => {
    const t = testApp()
    aSignupRequest(t, { stageName: 'Zoya' })
    renderAdmin(t, '/admin/artist-requests')
    fireEvent.click(await screen.findByRole('button', { name: 'View Zoya' }), { detail: 1 })
    const dialog = screen.getByRole('dialog')
    // The dialog's backdrop now covers the button.
    fireEvent.click(dialog, { detail: 2 })
    expect(screen.getByRole('dialog')).toBe(dialog)
    fireEvent.click(dialog, { detail: 1 })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('creates one project', async () => {
    const t = testApp()
    const { user } = renderAdmin(t, '/admin/projects/new')
    await user.type(await screen.findByLabelText(/^Title/), 'Salt')
    await user.selectOptions(screen.getByLabelText(/^Type/), 'Editorial')
    await user.selectOptions(screen.getByLabelText(/^Shoot Nature/), 'Outdoor')
    await twice(user, 'Create project')
    expect(t.db.select().from(projects).all()).toHaveLength(1)
  })

  it('posts one opportunity', async () => {
    const t = testApp()
    const { user } = renderAdmin(t, '/admin/opportunities/new')
    await user.type(await screen.findByLabelText(/^Title/), 'Hands wanted')
    await user.type(screen.getByLabelText(/^Company/), 'Tamba')
    await user.selectOptions(screen.getByLabelText(/^Type/), 'Commercial')
    await user.type(screen.getByLabelText(/^Location/), 'Bengaluru')
    await user.type(screen.getByLabelText(/^Description/), 'Two days in a kitchen.')
    await twice(user, 'Post opportunity')
    expect(t.db.select().from(opportunities).all()).toHaveLength(1)
  })

  it('adds one model', async () => {
    const t = testApp()
    const { user } = renderAdmin(t, '/admin/models/new')
    await user.type(await screen.findByLabelText(/^Full name/), 'Asha Rao')
    await user.type(screen.getByLabelText(/^Stage name/), 'Asha')
    await twice(user, 'Add model')
    expect(t.db.select().from(models).all()).toHaveLength(1)
  })

  it('adds one rating', async () => {
    const t = testApp()
    const asha = aModel(t)
    const { user } = renderAdmin(t, `/admin/models/${asha.id}?tab=ratings`)
    await user.type(await screen.findByLabelText(/^Comment/), 'On time.')
    await twice(user, 'Add rating')
    expect(t.db.select().from(ratings).all()).toHaveLength(1)
  })

  it('adds one proposal', async () => {
    const t = testApp()
    const { id } = aProject(t)
    const { user } = renderAdmin(t, `/admin/projects/${id}?tab=proposals`)
    await user.type(await screen.findByLabelText('Title'), 'Two days in Kutch')
    await twice(user, 'Add proposal')
    expect(t.db.select().from(proposals).all()).toHaveLength(1)
  })

  it('sends one invitation', async () => {
    const t = testApp()
    const { user } = renderAdmin(t, '/admin/team', { account: t.superadmin() })
    await user.type(await screen.findByLabelText(/^Name/), 'Tara')
    await user.type(screen.getByLabelText(/^Email/), 'tara@house.example')
    await twice(user, 'Send invitation')
    expect(t.mails()).toHaveLength(1)
  })

  it("decides once, and does not report its own decision as another user's", async () => {
    const t = testApp()
    aSignupRequest(t, { stageName: 'Zoya' })
    const { user } = renderAdmin(t, '/admin/artist-requests')
    await screen.findByRole('button', { name: 'Reject Zoya' })
    await twice(user, 'Reject Zoya')
    expect(t.mails()).toHaveLength(1)
    // The second press does not undo it, although Undo is now where this button was.
    expect(t.db.select().from(signupRequests).all()).toMatchObject([{ status: 'rejected' }])
  })

  it('deletes once, without an error', async () => {
    const t = testApp()
    aModel(t)
    const { user } = renderAdmin(t, '/admin/models')
    await user.click(await screen.findByRole('button', { name: 'Delete Asha' }))
    await twice(user, 'Delete')
    expect(currentNotices()).toMatchObject([{ title: 'Model deleted' }])
    expect(t.db.select().from(models).all()).toEqual([])
  })

  it('removes one member from a team, without an error', async () => {
    const t = testApp()
    const { id } = aProject(t, { team: [{ name: 'Tara' }] })
    const { user } = renderAdmin(t, `/admin/projects/${id}?tab=team`)
    await user.click(await screen.findByRole('button', { name: 'Remove Tara from the team' }))
    await twice(user, 'Remove')
    expect(currentNotices()).toMatchObject([{ title: 'Team member removed' }])
  })
})
