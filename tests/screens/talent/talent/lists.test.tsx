import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { anOpportunity, anOpportunityApplication } from '../../../../server/demo/builders/opportunities'
import { aProject } from '../../../../server/demo/builders/projects'
import { atDashboard, tab } from '../../../helpers/screens/talentScreens'
import { testApp } from '../../../helpers/testApp'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the opportunities tab', () => {
  it('shows its empty messages without opportunities and applications', async () => {
    atDashboard(testApp(), { query: '?tab=opportunities' })
    await screen.findByText('No opportunities available at the moment')
    screen.getByText('Check back later for new opportunities')
    fireEvent.click(await tab('My Applications (0)'))
    await screen.findByText("You haven't applied to any opportunities yet")
    screen.getByText('Browse opportunities and start applying!')
  })

  it("shows open opportunities, searches and filters them, and shows the talent's own applications", async () => {
    const t = testApp()
    const { model } = atDashboard(t, { query: '?tab=opportunities' })
    const hands = anOpportunity(t, {
      title: 'Hands and forearms',
      company: 'Tamba Cookware',
      type: 'Commercial',
      location: 'Bengaluru',
      rate: '₹14,000 a day',
      deadline: '2026-03-13',
    })
    anOpportunity(t, { title: 'Night watch', type: 'Editorial' })
    anOpportunityApplication(t, hands.id, model.id, { status: 'reviewed', notes: 'No allergies.' })
    const card = within((await screen.findByText('Hands and forearms')).closest('li') as HTMLElement)
    for (const text of ['Tamba Cookware', 'Commercial', 'Bengaluru', '₹14,000 a day', 'March 13, 2026'])
      card.getByText(text)
    card.getByText('Posted March 2, 2026')
    const search = screen.getByRole('searchbox', { name: 'Search opportunities...' })
    fireEvent.input(search, { target: { value: 'NIGHT' } })
    fireEvent.keyDown(search, { key: 'Enter' })
    expect(screen.queryByText('Hands and forearms')).toBeNull()
    screen.getByText('Night watch')
    fireEvent.input(search, { target: { value: '' } })
    fireEvent.keyDown(search, { key: 'Enter' })
    press('Filters')
    fireEvent.change(screen.getByLabelText('Type'), { target: { value: 'Commercial' } })
    expect(screen.queryByText('Night watch')).toBeNull()
    fireEvent.click(await tab('My Applications (1)'))
    const own = within(screen.getByText('Hands and forearms').closest('li') as HTMLElement)
    own.getByText('Applied on March 2, 2026')
    own.getByText('Reviewed')
    own.getByText('No allergies.')
  })
})

describe('the projects tab', () => {
  it.each([
    [
      'All Projects',
      'No projects found. Your projects will appear here once you start working with clients.',
    ],
    ['Active', 'No active projects at the moment. Check back later for new opportunities!'],
    ['Upcoming', 'No upcoming projects scheduled. Keep your profile updated to get noticed!'],
    ['Completed', 'No completed projects yet. Your portfolio will grow as you take on new projects!'],
  ])('shows nothing under %s at first', async (name, text) => {
    atDashboard(testApp(), { query: '?tab=projects' })
    await screen.findByRole('heading', { name: 'My Projects' })
    fireEvent.click(await tab(`${name}0`))
    await screen.findByText(text)
  })

  it('shows the projects with their client, date and status, and their count', async () => {
    const t = testApp()
    const { model } = atDashboard(t, { query: '?tab=projects' })
    const team = [{ modelId: model.id }]
    aProject(t, { title: 'Salt', status: 'completed', client: 'Kori Cotton', days: ['2026-01-04'], team })
    aProject(t, { title: 'Twelve cages', status: 'shooting', days: ['2026-03-02'], team })
    fireEvent.click(await tab('Completed1'))
    const card = within((await screen.findByText('Salt')).closest('li') as HTMLElement)
    for (const text of ['Kori Cotton', 'Jan 4, 2026', 'Completed']) card.getByText(text)
    expect(screen.queryByText('Twelve cages')).toBeNull()
    await tab('All Projects2')
    await tab('Active1')
    await tab('Upcoming0')
  })
})
