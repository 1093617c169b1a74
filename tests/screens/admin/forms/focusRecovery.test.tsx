// @module-tag slow
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { models } from '../../../../drizzle/schema'
import { aStoredPicture } from '../../../../server/demo/builders/media'
import { aModel, aPicture } from '../../../../server/demo/builders/models'
import { anOpportunity, anOpportunityApplication } from '../../../../server/demo/builders/opportunities'
import { aProject } from '../../../../server/demo/builders/projects'
import { aSignupRequest } from '../../../../server/demo/builders/signupRequests'
import { aSubscriber } from '../../../../server/demo/builders/subscribers'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { atDashboard } from '../../../helpers/screens/talentScreens'
import { type TestApp, testApp } from '../../../helpers/testApp'

type Page = Pick<ReturnType<typeof renderAdmin>, 'user'>
type Case = { what: string; open: (t: TestApp) => Page; button: string; confirm: string; done: string }

const cases: Case[] = [
  {
    what: 'an address of the newsletter',
    open(t) {
      aSubscriber(t, { email: 'noor@example.in' })
      aSubscriber(t, { email: 'zoya@example.in' })
      return renderAdmin(t, '/admin/newsletter')
    },
    button: 'Remove noor@example.in from the list',
    confirm: 'Remove',
    done: 'Removed from the list',
  },
  {
    what: 'the last address of the newsletter',
    open(t) {
      aSubscriber(t, { email: 'noor@example.in' })
      return renderAdmin(t, '/admin/newsletter')
    },
    button: 'Remove noor@example.in from the list',
    confirm: 'Remove',
    done: 'Removed from the list',
  },
  {
    what: 'a member of a team',
    open(t) {
      const { id } = aProject(t, { team: [{ name: 'Meera' }, { name: 'Asha' }] })
      return renderAdmin(t, `/admin/projects/${id}?tab=team`)
    },
    button: 'Remove Meera from the team',
    confirm: 'Remove',
    done: 'Team member removed',
  },
  {
    what: 'a proposal',
    open(t) {
      const { id } = aProject(t, { proposals: [{ title: 'Rain' }] })
      return renderAdmin(t, `/admin/projects/${id}?tab=proposals`)
    },
    button: 'Remove Rain',
    confirm: 'Remove',
    done: 'Proposal removed',
  },
  {
    what: 'an image of a model',
    open(t) {
      const { id } = aModel(t)
      aPicture(t, id)
      aPicture(t, id)
      return renderAdmin(t, `/admin/models/${id}?tab=images`)
    },
    button: 'Delete image 1, Gallery',
    confirm: 'Delete',
    done: 'Image deleted',
  },
  {
    what: 'the picture of a project’s mood',
    open(t) {
      const { id } = aStoredPicture(t)
      const project = aProject(t, { moodboardId: id })
      return renderAdmin(t, `/admin/projects/${project.id}`)
    },
    button: 'Remove moodboard',
    confirm: 'Delete',
    done: 'Moodboard updated',
  },
  ...['', '&opportunities=mine'].map((list) => ({
    what: `an application${list && ' in the list of one’s own'}`,
    open(t: TestApp) {
      const page = atDashboard(t, { query: `?tab=opportunities${list}` })
      anOpportunityApplication(t, anOpportunity(t, { title: 'Hands' }).id, page.model.id)
      return page
    },
    button: 'Withdraw: Hands',
    confirm: 'Withdraw',
    done: 'Application Withdrawn',
  })),
]

type Decision = Omit<Case, 'confirm' | 'done'> & { confirm?: string; done: () => Promise<unknown> }
const inTheTable = (words: string) => () => screen.findByText(words, { selector: 'td span' })
const theSignupRequest = (t: TestApp) => {
  const { id } = anOpportunity(t, { title: 'Hands' })
  anOpportunityApplication(t, id, aModel(t, { stageName: 'Asha' }).id)
  return renderAdmin(t, `/admin/opportunities/${id}?tab=applications`)
}

const decisions: Decision[] = [
  {
    what: 'a request',
    open(t) {
      aSignupRequest(t, { stageName: 'Zoya' })
      return renderAdmin(t, '/admin/artist-requests')
    },
    button: 'Approve Zoya',
    done: inTheTable('Approved'),
  },
  {
    what: 'an application to an opportunity',
    open: theSignupRequest,
    button: 'Accept Asha',
    confirm: 'Accept',
    done: inTheTable('Accepted'),
  },
  {
    what: 'an application that is only marked',
    open: theSignupRequest,
    button: 'Mark the application of Asha as reviewed',
    done: inTheTable('Reviewed'),
  },
]

describe('the focus, when the decided record no longer has buttons', () => {
  it.each(decisions)('stays in the page: $what', async ({ open, button, confirm, done }) => {
    const { user } = open(testApp())
    const opener = await screen.findByRole('button', { name: button })
    opener.focus()
    await user.keyboard('{Enter}')
    if (confirm) {
      within(screen.getByRole('dialog')).getByRole('button', { name: confirm }).focus()
      await user.keyboard('{Enter}')
    }
    await done()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener.isConnected).toBe(false))
    expect(document.activeElement?.closest('[data-landing]')).toBeTruthy()
  })

  it('goes from Edit Profile to the first field, and from Cancel to the tab', async () => {
    const t = testApp()
    const { user } = renderAdmin(t, `/admin/models/${aModel(t).id}`)
    const edit = await screen.findByRole('button', { name: 'Edit Profile' })
    edit.focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Stage name/ }))
    screen.getByRole('button', { name: 'Cancel' }).focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel')))
  })

  it('stays in the tab when its Save has nothing left to save', async () => {
    const t = testApp()
    const { user } = renderAdmin(t, `/admin/models/${aModel(t).id}?tab=social`)
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    await user.type(screen.getByLabelText(/^Instagram/), '@asha')
    const save = screen.getByRole('button', { name: 'Save changes' })
    save.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(save).toHaveProperty('disabled', true))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tabpanel')))
  })
})

describe('the focus, when its button was only busy', () => {
  it('returns to Save after a refused save', async () => {
    const t = testApp()
    const { user } = renderAdmin(t, `/admin/models/${aModel(t).id}?tab=social`)
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    await user.type(screen.getByLabelText(/^Instagram/), '@asha')
    const save = screen.getByRole('button', { name: 'Save changes' })
    save.focus()
    t.db.delete(models).run()
    await user.keyboard('{Enter}')
    await within(screen.getByRole('region', { name: 'Notices' })).findByText('Error')
    await waitFor(() => expect(save).toHaveProperty('disabled', false))
    expect(document.activeElement).toBe(save)
  })

  it('returns to Export after a failed export', async () => {
    let fail = () => {}
    const unanswered = new Promise((_, reject) => {
      fail = () => reject(new Error('No answer'))
    })
    vi.stubGlobal('fetch', () => unanswered)
    const t = testApp()
    aSubscriber(t)
    const { user } = renderAdmin(t, '/admin/newsletter')
    const button = await screen.findByRole('button', { name: 'Export CSV' })
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    button.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveProperty('disabled', true))
    fail()
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    expect(document.activeElement).toBe(button)
  })
})

describe('the focus, when the focused element is removed', () => {
  it.each(cases)('stays in the list: $what', async ({ open, button, confirm, done }) => {
    const { user } = open(testApp())
    const opener = await screen.findByRole('button', { name: button })
    await user.click(opener)
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: confirm }))
    await within(screen.getByRole('region', { name: 'Notices' })).findByText(done)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(opener.isConnected).toBe(false))
    expect(document.activeElement).not.toBe(document.body)
    expect(document.activeElement?.closest('[data-landing]')).not.toBeNull()
  })
})
