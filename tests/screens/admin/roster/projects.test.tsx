import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { projects } from '../../../../drizzle/schema'
import { aModel } from '../../../../server/demo/builders/models'
import { aProject } from '../../../../server/demo/builders/projects'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { aSlowLine } from '../../../helpers/screens/slowNetwork'
import { testApp } from '../../../helpers/testApp'

describe('/admin/projects', () => {
  it('shows its empty message at first', async () => {
    renderAdmin(testApp(), '/admin/projects')
    expect(await screen.findByText('No projects found')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'New Project' }).getAttribute('href')).toBe('/admin/projects/new')
  })

  it('shows the counts above the list, and switches each project', async () => {
    const t = testApp()
    aProject(t, { title: 'Salt', status: 'shooting' })
    aProject(t, { title: 'Rain', status: 'draft' })
    const { user } = renderAdmin(t, '/admin/projects')
    const salt = await screen.findByRole('switch', { name: 'Salt: public' })
    const figures = within(screen.getByRole('region', { name: 'Statistics' }))
    await waitFor(() => expect(figures.getByText('Active').previousElementSibling?.textContent).toBe('1'))
    expect(figures.getByText('Total').previousElementSibling?.textContent).toBe('2')
    await user.click(salt)
    await waitFor(() => expect(salt.getAttribute('aria-checked')).toBe('true'))
    expect(await screen.findByText('Project visibility updated')).toBeTruthy()
    await user.click(screen.getByRole('switch', { name: 'Rain: active' }))
    await user.click(screen.getByRole('switch', { name: 'Rain: featured' }))
    await waitFor(() =>
      expect(t.db.select().from(projects).all()).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ title: 'Salt', isPublic: true, isActive: true, isFeatured: false }),
          expect.objectContaining({ title: 'Rain', isPublic: false, isActive: false, isFeatured: true }),
        ]),
      ),
    )
  })
})

describe('/admin/projects/new', () => {
  it('keeps one row of each kind, drops blank rows, and marks missing fields', async () => {
    const t = testApp()
    const { user, path } = renderAdmin(t, '/admin/projects/new')
    const send = await screen.findByRole('button', { name: 'Create project' })
    expect(screen.queryByRole('button', { name: 'Remove location 1' })).toBeNull()
    await user.click(send)
    for (const ask of ['Enter a title', 'Choose a type', 'Choose a shoot nature'])
      expect((await screen.findAllByText(ask)).length).toBeGreaterThan(0)
    screen.getByText('Please fill in all required fields')
    await user.type(screen.getByLabelText(/^Title/), 'Salt flats')
    await user.selectOptions(screen.getByLabelText(/^Type/), 'Editorial')
    await user.selectOptions(screen.getByLabelText(/^Shoot Nature/), 'Outdoor')
    await user.type(screen.getByLabelText('Location 1'), 'Kutch')
    await user.click(screen.getByRole('button', { name: 'Add location' }))
    await user.click(screen.getByRole('button', { name: 'Add location' }))
    await user.type(screen.getByLabelText('Location 3'), 'Sambhar')
    expect(screen.getAllByRole('button', { name: /^Remove location/ })).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Remove location 1' }))
    await user.click(send)
    expect(await screen.findByRole('heading', { level: 1, name: 'Salt flats' })).toBeTruthy()
    const [kept] = t.db.select().from(projects).all()
    expect(kept).toMatchObject({
      locationOptions: ['Sambhar'],
      type: 'editorial',
      shootNature: 'outdoor',
      status: 'draft',
    })
    expect(path()).toBe(`/admin/projects/${kept?.id}`)
  })
})

describe('/admin/projects/{projectId}', () => {
  it('says Project not found', async () => {
    renderAdmin(testApp(), '/admin/projects/none')
    expect(await screen.findByRole('heading', { level: 1, name: 'Project not found' })).toBeTruthy()
  })

  it('has six tabs, the overview first, each with its empty message', async () => {
    const t = testApp()
    const { id } = aProject(t, { createdBy: 'Meera Iyer' })
    const { user } = renderAdmin(t, `/admin/projects/${id}`)
    await screen.findByRole('heading', { level: 1, name: 'Monsoon, indoors' })
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Project Details',
      'Locations',
      'Dates',
      'Team Members',
      'Proposals',
    ])
    expect(screen.getByRole('tab', { name: 'Overview' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.getByText(/Created Mar 2, 2026 by Meera Iyer/)).toBeTruthy()
    for (const [tab, empty] of [
      ['Locations', 'No location options set'],
      ['Dates', 'No date options set'],
      ['Team Members', 'No team members assigned yet'],
      ['Proposals', 'No proposals submitted yet'],
    ]) {
      await user.click(screen.getByRole('tab', { name: tab }))
      expect(screen.getByText(empty ?? '')).toBeTruthy()
    }
  })

  it('shows a placeholder for an unnamed entry', async () => {
    const t = testApp()
    const { id } = aProject(t, {
      team: [{ name: null }],
      proposals: [{ description: 'At dusk' }, { title: 'Rain' }],
    })
    const { user } = renderAdmin(t, `/admin/projects/${id}?tab=team`)
    expect(await screen.findByText('Member')).toBeTruthy()
    expect(screen.getByText('Team Member')).toBeTruthy()
    expect(screen.getByLabelText('Status of Member')).toHaveProperty('value', 'Active')
    await user.click(screen.getByRole('tab', { name: 'Proposals' }))
    expect(screen.getByText('Proposal 1')).toBeTruthy()
    expect(screen.getByText('No description')).toBeTruthy()
  })

  it('is filled in: details, dates, team and proposals', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Asha' })
    const { id } = aProject(t)
    const { user } = renderAdmin(t, `/admin/projects/${id}?tab=details`)
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    await user.selectOptions(screen.getByLabelText('Status'), 'Casting')
    await user.type(screen.getByLabelText('Client'), 'Kori')
    await user.click(screen.getByRole('tab', { name: 'Dates' }))
    await user.type(screen.getByLabelText('Date 1'), '2026-05-01')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('May 1, 2026')).toBeTruthy()
    expect(t.db.select().from(projects).get()).toMatchObject({ status: 'casting', client: 'Kori' })

    await user.click(screen.getByRole('tab', { name: 'Team Members' }))
    await user.type(screen.getByRole('combobox', { name: /^Model/ }), 'ash')
    await user.click(await screen.findByRole('option', { name: /Asha/ }))
    await user.type(screen.getByLabelText('Role'), 'Lead')
    await user.click(screen.getByRole('button', { name: 'Add to team' }))
    expect(await screen.findByRole('link', { name: 'Asha' })).toBeTruthy()
    expect(screen.getByText('Lead')).toBeTruthy()

    await user.click(screen.getByRole('tab', { name: 'Proposals' }))
    await user.type(screen.getByLabelText('Title'), 'In the rain')
    await user.click(screen.getByRole('button', { name: 'Add proposal' }))
    expect(await screen.findByRole('heading', { name: 'In the rain' })).toBeTruthy()
  })

  it('says that the models for a team are loading, and selects the first for a key pressed too early', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Asha' })
    const { id } = aProject(t)
    const line = aSlowLine()
    line.hold('site.models.choices')
    const { user } = renderAdmin(t, `/admin/projects/${id}?tab=team`, { before: [line.link] })
    const model = await screen.findByRole('combobox', { name: /^Model/ })
    expect(screen.getByText('Loading models...')).toBeTruthy()
    await user.click(model)
    await user.keyboard('{ArrowDown}')
    line.release()
    expect(await screen.findByRole('option', { name: /Asha/ })).toBeTruthy()
    expect(screen.queryByText('Loading models...')).toBeNull()
    await user.keyboard('{Enter}')
    expect(model).toHaveProperty('value', 'Asha')
  })

  it('can be deleted after a question, and is not found afterwards by going back', async () => {
    const t = testApp()
    const { id } = aProject(t)
    const { user, go, path } = renderAdmin(t, `/admin/projects/${id}`)
    await user.click(await screen.findByRole('button', { name: 'Delete project' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(path()).toBe('/admin/projects'))
    expect(t.db.select().from(projects).all()).toEqual([])
    go(`/admin/projects/${id}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Project not found' })).toBeTruthy()
  })
})
