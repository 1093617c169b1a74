import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModel, aPicture } from '../../../../server/demo/builders/models'
import { anOpportunity } from '../../../../server/demo/builders/opportunities'
import { aProject } from '../../../../server/demo/builders/projects'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { atDashboard } from '../../../helpers/screens/talentScreens'
import { type TestApp, testApp } from '../../../helpers/testApp'

type AdminPage = ReturnType<TestApp['as']>['admin']
const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const confirm = (name: string) => within(screen.getByRole('alertdialog')).getByRole('button', { name })

describe('a record that another user has deleted', () => {
  it('a model: the list shows an error and removes the row', async () => {
    const t = testApp()
    const asha = aModel(t)
    aModel(t, { stageName: 'Meera' })
    const { user } = renderAdmin(t, '/admin/models')
    await user.click(await screen.findByRole('button', { name: 'Delete Asha' }))
    await t.as(t.admin()).admin.models.remove({ id: asha.id })
    await user.click(confirm('Delete'))
    await notices().findByText('Failed to delete model')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete Asha' })).toBeNull())
    screen.getByRole('button', { name: 'Delete Meera' })
  })

  it('a proposal and a member of the team', async () => {
    const t = testApp()
    const { id } = aProject(t, { proposals: [{ title: 'Rain' }], team: [{ name: 'Meera' }] })
    const admin = t.as(t.admin()).admin.projects
    const whole = await admin.get({ id })
    const { user } = renderAdmin(t, `/admin/projects/${id}?tab=proposals`)
    await user.click(await screen.findByRole('button', { name: 'Remove Rain' }))
    await admin.removeProposal({ id, proposalId: whole.proposals[0]?.id ?? '' })
    await user.click(confirm('Remove'))
    expect(await screen.findByText('No proposals submitted yet')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Team Members' }))
    await admin.removeMember({ id, memberId: whole.teamMembers[0]?.id ?? '' })
    await user.selectOptions(await screen.findByLabelText('Status of Meera'), 'Option')
    expect(await screen.findByText('No team members assigned yet')).toBeTruthy()
  })

  it.each([
    {
      what: 'a model',
      make: (t: TestApp) => aModel(t).id,
      path: '/admin/models/',
      tab: '',
      edit: 'Edit Profile',
      remove: (admin: AdminPage, id: string) => admin.models.remove({ id }),
      label: 'City',
      said: 'Model not found',
    },
    {
      what: 'a project',
      make: (t: TestApp) => aProject(t).id,
      path: '/admin/projects/',
      tab: '?tab=details',
      edit: 'Edit',
      remove: (admin: AdminPage, id: string) => admin.projects.remove({ id }),
      label: 'Client',
      said: 'Project not found',
    },
    {
      what: 'an opportunity',
      make: (t: TestApp) => anOpportunity(t).id,
      path: '/admin/opportunities/',
      tab: '?tab=details',
      edit: null,
      remove: (admin: AdminPage, id: string) => admin.opportunities.remove({ id }),
      label: /^Title/,
      said: 'Opportunity not found',
    },
  ])('$what being edited: shows an error and keeps what was typed', async (gone) => {
    const t = testApp()
    const id = gone.make(t)
    const { user } = renderAdmin(t, `${gone.path}${id}${gone.tab}`)
    if (gone.edit) await user.click(await screen.findByRole('button', { name: gone.edit }))
    await user.type(await screen.findByLabelText(gone.label), ' by night')
    await gone.remove(t.as(t.admin()).admin, id)
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await notices().findByText(gone.said)
    expect(screen.getByLabelText<HTMLInputElement>(gone.label).value).toMatch(/ by night$/)
  })

  it("the user's own picture, deleted in another window", async () => {
    const t = testApp()
    const { user, model, account } = atDashboard(t, { query: '?tab=portfolio' })
    const { item } = aPicture(t, model.id, { type: 'editorial', originalName: 'rooftop.jpg' })
    await user.click(await screen.findByRole('button', { name: 'Remove rooftop.jpg' }))
    await t.as(account).talent.portfolio.remove({ id: item.id })
    await user.click(confirm('Remove'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove rooftop.jpg' })).toBeNull())
  })
})
