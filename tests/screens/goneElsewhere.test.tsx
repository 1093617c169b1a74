import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { currentNotices, dismiss } from '../../client/src/lib/notify'
import { aModel, aPicture } from '../../server/demo/builders/models'
import { anOpportunity } from '../../server/demo/builders/opportunities'
import { aProject } from '../../server/demo/builders/projects'
import { atDashboard } from '../helpers/atDashboard'
import { renderDesk } from '../helpers/atTheDesk'
import { type TestApp, testApp } from '../helpers/testApp'

afterEach(() => {
  for (const { id } of currentNotices()) dismiss(id)
})

type Desk = ReturnType<TestApp['as']>['admin']
const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const confirm = (name: string) => within(screen.getByRole('alertdialog')).getByRole('button', { name })

describe('what somebody else has taken away meanwhile', () => {
  it('a model: the list says that it failed, and no longer shows it', async () => {
    const t = testApp()
    const asha = aModel(t)
    aModel(t, { stageName: 'Meera' })
    const { user } = renderDesk(t, '/admin/models')
    await user.click(await screen.findByRole('button', { name: 'Delete Asha' }))
    await t.as(t.admin()).admin.models.remove({ id: asha.id })
    await user.click(confirm('Delete'))
    await notices().findByText('Failed to delete model')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Asha' })).toBeNull())
    screen.getByRole('button', { name: 'Delete Meera' })
  })

  it('a proposal, and a member of the team', async () => {
    const t = testApp()
    const { id } = aProject(t, { proposals: [{ title: 'Rain' }], team: [{ name: 'Meera' }] })
    const desk = t.as(t.admin()).admin.projects
    const whole = await desk.get({ id })
    const { user } = renderDesk(t, `/admin/projects/${id}?tab=proposals`)
    await user.click(await screen.findByRole('button', { name: 'Remove Rain' }))
    await desk.removeProposal({ id, proposalId: whole.proposals[0]?.id ?? '' })
    await user.click(confirm('Remove'))
    expect(await screen.findByText('No proposals submitted yet')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Team Members' }))
    await desk.removeMember({ id, memberId: whole.teamMembers[0]?.id ?? '' })
    await user.selectOptions(screen.getByLabelText('Status of Meera'), 'Option')
    expect(await screen.findByText('No team members assigned yet')).toBeTruthy()
  })

  it.each([
    {
      what: 'a model',
      make: (t: TestApp) => aModel(t).id,
      path: '/admin/models/',
      tab: '',
      edit: 'Edit Profile',
      remove: (desk: Desk, id: string) => desk.models.remove({ id }),
      label: 'City',
      said: 'Model not found',
    },
    {
      what: 'a project',
      make: (t: TestApp) => aProject(t).id,
      path: '/admin/projects/',
      tab: '?tab=details',
      edit: 'Edit',
      remove: (desk: Desk, id: string) => desk.projects.remove({ id }),
      label: 'Client',
      said: 'Project not found',
    },
    {
      what: 'an opportunity',
      make: (t: TestApp) => anOpportunity(t).id,
      path: '/admin/opportunities/',
      tab: '?tab=details',
      edit: null,
      remove: (desk: Desk, id: string) => desk.opportunities.remove({ id }),
      label: /^Title/,
      said: 'Opportunity not found',
    },
  ])('$what that is being edited: it says so, and keeps what was typed', async (gone) => {
    const t = testApp()
    const id = gone.make(t)
    const { user } = renderDesk(t, `${gone.path}${id}${gone.tab}`)
    if (gone.edit) await user.click(await screen.findByRole('button', { name: gone.edit }))
    await user.type(await screen.findByLabelText(gone.label), ' by night')
    await gone.remove(t.as(t.admin()).admin, id)
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await notices().findByText(gone.said)
    expect(screen.getByLabelText<HTMLInputElement>(gone.label).value).toMatch(/ by night$/)
  })

  it('a picture of one’s own, in another window', async () => {
    const t = testApp()
    const { user, model, account } = atDashboard(t, { query: '?tab=portfolio' })
    const { item } = aPicture(t, model.id, { type: 'editorial', originalName: 'rooftop.jpg' })
    await user.click(await screen.findByRole('button', { name: 'Remove rooftop.jpg' }))
    await t.as(account).talent.portfolio.remove({ id: item.id })
    await user.click(confirm('Remove'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove rooftop.jpg' })).toBeNull())
  })
})
