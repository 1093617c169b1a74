import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { opportunityApplications } from '../../../../drizzle/schema'
import { anOpportunity, anOpportunityApplication } from '../../../../server/demo/builders/opportunities'
import { aProject } from '../../../../server/demo/builders/projects'
import { aSlowLine } from '../../../helpers/screens/slowNetwork'
import { aLine, atDashboard, tab } from '../../../helpers/screens/talentScreens'
import { testApp } from '../../../helpers/testApp'

const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const button = (name: string) => screen.findByRole('button', { name })
const press = async (name: string) => fireEvent.click(await button(name))

describe('applying', () => {
  it('takes one click, updates the counts immediately, and can be withdrawn after a question', async () => {
    const t = testApp()
    const { model } = atDashboard(t, { query: '?tab=opportunities' })
    anOpportunity(t, { title: 'Hands wanted' })
    const apply = await button('Apply Now: Hands wanted')
    expect(apply.textContent).toBe('Apply Now')
    apply.focus()
    fireEvent.click(apply)
    await notices().findByText('Applied')
    notices().getByText('We have your application for ‘Hands wanted’.')
    await tab('My Applications (1)')
    const card = within((await screen.findByText('Hands wanted')).closest('li') as HTMLElement)
    const done = await card.findByRole('button', { name: 'Applied' })
    expect(done.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(done)
    fireEvent.click(done)
    expect(t.db.select().from(opportunityApplications).all()).toMatchObject([
      { modelId: model.id, status: 'pending' },
    ])

    await press('Withdraw: Hands wanted')
    const question = within(screen.getByRole('alertdialog'))
    question.getByText(/^Withdraw your application for ‘Hands wanted’\?/)
    fireEvent.click(question.getByRole('button', { name: 'Cancel' }))
    expect(t.db.select().from(opportunityApplications).all()).toMatchObject([{ status: 'pending' }])
    await press('Withdraw: Hands wanted')
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }))
    await notices().findByText('Application Withdrawn')
    await button('Apply Now: Hands wanted')
    fireEvent.click(await tab('My Applications (1)'))
    const own = within(document.querySelector('main [role=tabpanel] [role=tabpanel]') as HTMLElement)
    await own.findByText('Withdrawn')
    expect(screen.queryByRole('button', { name: 'Withdraw: Hands wanted' })).toBeNull()
    fireEvent.click(await tab('Dashboard'))
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Figures' }).textContent).toContain('Active Applications0'),
    )
  })

  it('shows why it was refused, and the current list', async () => {
    const t = testApp()
    atDashboard(t, { query: '?tab=opportunities', model: { onboardedAt: null } })
    anOpportunity(t, { title: 'Hands wanted' })
    await press('Apply Now: Hands wanted')
    await notices().findByText('Application Failed')
    notices().getByText('Please finish your profile before you apply')
    await button('Apply Now: Hands wanted')
  })

  it('says that the server does not answer, can be pressed again at once, and works when it answers', async () => {
    const t = testApp()
    const line = aLine()
    const slow = aSlowLine()
    atDashboard(t, { query: '?tab=opportunities', before: [slow.link, line.link] })
    anOpportunity(t, { title: 'Hands wanted' })
    await button('Apply Now: Hands wanted')
    line.cut()
    slow.hold('talent.dashboard.opportunities')
    await press('Apply Now: Hands wanted')
    await notices().findByText('No response from the server. Check your connection and try again.')
    expect((await button('Apply Now: Hands wanted')).getAttribute('aria-busy')).toBeNull()
    slow.release()
    line.mend()
    await press('Apply Now: Hands wanted')
    await button('Applied')
  })

  it('cannot be withdrawn after the decision', async () => {
    const t = testApp()
    const { model } = atDashboard(t, { query: '?tab=opportunities&opportunities=mine' })
    for (const status of ['accepted', 'rejected', 'withdrawn', 'reviewed'] as const)
      anOpportunityApplication(t, anOpportunity(t, { title: `An ${status} one` }).id, model.id, { status })
    await button('Withdraw: An reviewed one')
    expect(screen.getAllByRole('button', { name: /^Withdraw/ })).toHaveLength(1)
  })
})

describe('the lists of the dashboard', () => {
  it('store search, filter and page in the address, each separately', async () => {
    const t = testApp()
    const { model, path } = atDashboard(t, {
      query: '?tab=opportunities&opportunities-search=night&projects=completed&projects-search=salt',
    })
    anOpportunity(t, { title: 'Night watch', type: 'Editorial' })
    anOpportunity(t, { title: 'Hands wanted' })
    for (const title of ['Salt', 'Twelve cages'])
      aProject(t, { title, status: 'completed', team: [{ modelId: model.id }] })
    await screen.findByText('Night watch')
    expect(screen.queryByText('Hands wanted')).toBeNull()
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'night')
    const search = screen.getByRole('searchbox')
    fireEvent.input(search, { target: { value: 'zzz' } })
    fireEvent.keyDown(search, { key: 'Enter' })
    await screen.findByText('No results. Try a shorter search or another type.')
    await press('Clear')
    await screen.findByText('Hands wanted')
    expect(path()).not.toContain('opportunities-search')
    expect(path()).toContain('projects-search=salt')
    fireEvent.click(await tab('My Applications (0)'))
    expect(path()).toContain('opportunities=mine')
    fireEvent.click(await tab('Projects'))
    await screen.findByText('Salt')
    expect(screen.queryByText('Twelve cages')).toBeNull()
    expect((await tab('Completed2')).getAttribute('aria-selected')).toBe('true')
  })
})
