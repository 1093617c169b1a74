import { screen, waitFor, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { currentNotices } from '../../../../client/src/lib/notify'
import { aModel } from '../../../../server/demo/builders/models'
import { aProject } from '../../../../server/demo/builders/projects'
import { aSignupRequest } from '../../../../server/demo/builders/signupRequests'
import { aBoard } from '../../../helpers/roster/boards'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { brokenChanges } from '../../../helpers/screens/renderScreen'
import { addWebhook, HOOK } from '../../../helpers/servers/webhooks'
import { type TestApp, testApp } from '../../../helpers/testApp'

type User = ReturnType<typeof userEvent.setup>
const NO_ANSWER = 'No response from the server. Check your connection and try again.'
const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))
const confirm = async (user: User, name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
const told = (description: string, reason?: string) =>
  waitFor(() => expect(currentNotices()).toMatchObject([{ description, ...(reason && { reason }) }]))

const aTeam = (t: TestApp) => {
  const { id } = aModel(t, { stageName: 'Zoya' })
  return aProject(t, {
    title: 'Salt',
    team: [{ modelId: id, name: 'Zoya' }],
    proposals: [{ title: 'Dunes' }],
  })
}

type Press = {
  what: string
  at: (t: TestApp) => string | Promise<string>
  press: (user: User) => Promise<void>
  said: string
  why?: string
}

const presses: Press[] = [
  {
    what: 'a status on the team',
    at: (t) => `/admin/projects/${aTeam(t).id}?tab=team`,
    press: async (user) => user.selectOptions(await screen.findByLabelText('Status of Zoya'), 'Confirmed'),
    said: `Failed to update the team. ${NO_ANSWER}`,
  },
  {
    what: 'a proposal that is removed',
    at: (t) => `/admin/projects/${aTeam(t).id}?tab=proposals`,
    press: async (user) => {
      await press(user, 'Remove Dunes')
      await confirm(user, 'Remove')
    },
    said: `Failed to update the proposals. ${NO_ANSWER}`,
  },
  {
    what: 'a project that is deleted',
    at: (t) => `/admin/projects/${aTeam(t).id}`,
    press: async (user) => {
      await press(user, 'Delete project')
      await confirm(user, 'Delete')
    },
    said: `Failed to delete project. ${NO_ANSWER}`,
  },
  {
    what: 'the name of a board',
    at: async (t) => {
      await aBoard(t, 'Women')
      return '/admin/boards'
    },
    press: async (user) => {
      await press(user, /Rename Women/)
      await user.type(within(await screen.findByRole('dialog')).getByLabelText(/^Name/), '2')
      await user.keyboard('{Enter}')
    },
    said: `Failed to change the board. ${NO_ANSWER}`,
  },
  {
    what: 'a board that is moved',
    at: async (t) => {
      for (const name of ['Women', 'Men']) await aBoard(t, name)
      return '/admin/boards'
    },
    press: (user) => press(user, 'Move Women down'),
    said: `Failed to change the board. ${NO_ANSWER}`,
  },
  {
    what: 'a webhook that is paused',
    at: async (t) => {
      await addWebhook(t, ['desk.decided'])
      return '/admin/integrations'
    },
    press: (user) => press(user, `Pause ${HOOK}`),
    said: `Failed to save the change. ${NO_ANSWER}`,
  },
  {
    what: 'an invitation that is withdrawn',
    at: async (t) => {
      await t
        .as(t.superadmin())
        .admin.team.invite({ name: 'Noor', email: 'noor@house.example', role: 'booker' })
      return '/admin/team'
    },
    press: (user) => press(user, /noor@house\.example.*withdraw|Withdraw.*noor@house\.example/i),
    said: `Failed to update the team. ${NO_ANSWER}`,
  },
  {
    what: 'a decision about an applicant',
    at: (t) => {
      aSignupRequest(t, { stageName: 'Zoya' })
      return '/admin/artist-requests'
    },
    press: (user) => press(user, 'Approve Zoya'),
    said: 'Failed to approved request',
    why: NO_ANSWER,
  },
  {
    what: 'an applicant who is deleted',
    at: (t) => {
      aSignupRequest(t, { stageName: 'Zoya' })
      return '/admin/artist-requests'
    },
    press: async (user) => {
      await press(user, 'View Zoya')
      await press(user, 'Delete')
      await confirm(user, 'Delete')
    },
    said: `We could not delete the request. ${NO_ANSWER}`,
  },
]

describe('without a connection', () => {
  it.each(presses)('$what says that there was no response', async ({ at, press: act, said, why }) => {
    const t = testApp()
    const { user } = renderAdmin(t, await at(t), { account: t.superadmin(), before: [brokenChanges] })
    await act(user)
    await told(said, why)
  })

  it('a new name of a board stays in its field', async () => {
    const t = testApp()
    await aBoard(t, 'Women')
    const { user } = renderAdmin(t, '/admin/boards', { before: [brokenChanges] })
    await press(user, /Rename Women/)
    const name = within(await screen.findByRole('dialog')).getByLabelText(/^Name/)
    await user.type(name, ' and men{Home}')
    await user.keyboard('{Enter}')
    await told(`Failed to change the board. ${NO_ANSWER}`)
    expect(name).toHaveProperty('value', 'Women and men')
    expect(document.activeElement).toBe(name)
  })
})

describe('what the server refused says why', () => {
  it('a model who is on the team already, at its field', async () => {
    const t = testApp()
    const project = aProject(t, { title: 'Salt' })
    const { id: modelId } = aModel(t, { stageName: 'Zoya' })
    const { user } = renderAdmin(t, `/admin/projects/${project.id}?tab=team`)
    const model = await screen.findByRole('combobox', { name: /^Model/ })
    await user.type(model, 'Zoya')
    await user.keyboard('{ArrowDown}{Enter}')
    await t.as(t.admin()).admin.projects.addMember({ id: project.id, modelId })
    await press(user, 'Add to team')
    expect(await screen.findByText('Zoya is already on the team')).toBeTruthy()
    expect(model).toHaveProperty('value', 'Zoya')
  })

  it('a member of a team that a colleague removed', async () => {
    const t = testApp()
    const { id } = aTeam(t)
    const { user } = renderAdmin(t, `/admin/projects/${id}?tab=team`)
    const status = await screen.findByLabelText('Status of Zoya')
    const admin = t.as(t.admin()).admin.projects
    const [member] = (await admin.get({ id })).teamMembers
    await admin.removeMember({ id, memberId: member?.id ?? '' })
    await user.selectOptions(status, 'Confirmed')
    await told('Team member not found.')
  })

  it('a webhook that a colleague deleted', async () => {
    const t = testApp()
    const superadmin = t.superadmin()
    const added = await addWebhook(t, ['desk.decided'])
    const { user } = renderAdmin(t, '/admin/integrations', { account: superadmin })
    const pause = await screen.findByRole('button', { name: `Pause ${HOOK}` })
    await t.as(superadmin).admin.webhooks.remove({ id: added.webhooks[0]?.id ?? '' })
    await user.click(pause)
    await told('Webhook not found.')
  })
})
