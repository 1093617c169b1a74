import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { opportunities, opportunityApplications } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel } from '../../../../server/demo/builders/models'
import { anOpportunity, anOpportunityApplication } from '../../../../server/demo/builders/opportunities'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { aLine } from '../../../helpers/screens/talentScreens'
import { type TestApp, testApp } from '../../../helpers/testApp'

/** Asha's application to an opportunity. */
function applied(t: TestApp, given: Parameters<typeof anOpportunityApplication>[3] = {}) {
  const account = anAccount(t, { role: 'model', email: 'asha@example.in' })
  const model = aModel(t, { stageName: 'Asha', accountId: account.id })
  const opportunity = anOpportunity(t, { title: 'Hands wanted' })
  anOpportunityApplication(t, opportunity.id, model.id, given)
  return { opportunity, model }
}

describe('/admin/opportunities', () => {
  it('shows its empty message without opportunities', async () => {
    renderAdmin(testApp(), '/admin/opportunities')
    expect(await screen.findByText('No opportunities found')).toBeTruthy()
    const add = screen.getByRole('link', { name: 'New Opportunity' })
    expect(add.getAttribute('href')).toBe('/admin/opportunities/new')
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
  })

  it('lists opportunities with their pending applications, by status and by a search', async () => {
    const t = testApp()
    applied(t)
    anOpportunity(t, { title: 'Salt', location: 'Kutch', deadline: '2026-03-01' })
    const { user } = renderAdmin(t, '/admin/opportunities')
    const row = (await screen.findByRole('link', { name: 'Hands wanted' })).closest('tr') as HTMLElement
    expect(within(row).getByText('1 new')).toBeTruthy()
    expect(within(row).getByText('Open')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Status'), 'Deadline passed')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Hands wanted' })).toBeNull())
    expect(screen.getByRole('link', { name: 'Salt' })).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Status'), 'All')
    await user.type(screen.getByPlaceholderText('Search by title, company, or location...'), 'kutch')
    expect(await screen.findByText('1 found')).toBeTruthy()
  })

  it('shows an error when loading fails, and loads on Try again', async () => {
    const t = testApp()
    anOpportunity(t, { title: 'Salt' })
    const line = aLine()
    line.cut()
    const { user } = renderAdmin(t, '/admin/opportunities', { before: [line.link] })
    expect((await screen.findAllByText('Failed to fetch opportunities')).length).toBeGreaterThan(0)
    line.mend()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: 'Salt' })).toBeTruthy()
  })

  it('lists everything when the status in the address is unknown', async () => {
    const t = testApp()
    anOpportunity(t, { title: 'Salt' })
    renderAdmin(t, '/admin/opportunities?status=lost')
    expect(await screen.findByRole('link', { name: 'Salt' })).toBeTruthy()
  })
})

describe('/admin/opportunities/new', () => {
  it('marks missing fields, keeps what was typed, and creates the opportunity', async () => {
    const t = testApp()
    const { user, path } = renderAdmin(t, '/admin/opportunities/new')
    const send = await screen.findByRole('button', { name: 'Post opportunity' })
    await user.type(screen.getByLabelText(/^Company/), 'Tamba')
    await user.click(send)
    for (const ask of ['Enter a title', 'Choose a type', 'Enter a location', 'Enter a description'])
      expect((await screen.findAllByText(ask)).length).toBeGreaterThan(0)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Title/)))
    await user.type(screen.getByLabelText(/^Title/), 'Hands wanted')
    await user.selectOptions(screen.getByLabelText(/^Type/), 'Commercial')
    await user.type(screen.getByLabelText(/^Location/), 'Bengaluru')
    await user.type(screen.getByLabelText('Deadline'), '2026-03-01')
    await user.type(screen.getByLabelText(/^Description/), 'Two days in a kitchen.')
    await user.click(send)
    expect(await screen.findByText('This date is in the past')).toBeTruthy()
    expect(screen.getByLabelText(/^Title/)).toHaveProperty('value', 'Hands wanted')
    await user.clear(screen.getByLabelText('Deadline'))
    await user.type(screen.getByLabelText('Deadline'), '2026-03-09')
    await user.click(send)
    expect(await screen.findByRole('heading', { level: 1, name: 'Hands wanted' })).toBeTruthy()
    const [kept, ...others] = t.db.select().from(opportunities).all()
    expect(others).toEqual([])
    expect(kept).toMatchObject({ company: 'Tamba', type: 'Commercial', rate: null, deadline: '2026-03-09' })
    expect(path()).toBe(`/admin/opportunities/${kept?.id}`)
    expect(screen.getByText('No applications yet')).toBeTruthy()
  })
})

describe('/admin/opportunities/{id}', () => {
  it('says Opportunity not found', async () => {
    renderAdmin(testApp(), '/admin/opportunities/none')
    expect(await screen.findByRole('heading', { level: 1, name: 'Opportunity not found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All opportunities' })).toBeTruthy()
  })

  it('has the way back above its title, and the status beside it', async () => {
    const t = testApp()
    const { opportunity } = applied(t)
    renderAdmin(t, `/admin/opportunities/${opportunity.id}`)
    const title = await screen.findByRole('heading', { level: 1, name: 'Hands wanted' })
    const back = screen.getByRole('link', { name: 'All opportunities' })
    expect(back.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(title.parentElement?.textContent).toMatch(/(Open|Closed)$/)
  })

  it('accepts an application with a message to the talent', async () => {
    const t = testApp()
    const { opportunity, model } = applied(t, { notes: 'I have hands.' })
    const { user } = renderAdmin(t, `/admin/opportunities/${opportunity.id}`)
    const talent = await screen.findByRole('link', { name: 'Asha' })
    expect(talent.getAttribute('href')).toBe(`/admin/models/${model.id}`)
    expect(screen.getByText('I have hands.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Delete opportunity' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Accept Asha' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Accept the application of Asha' }))
    expect(dialog.getByText(/We will email asha@example\.in/)).toBeTruthy()
    await user.type(dialog.getByLabelText('Message to the model'), 'Bring the ring.')
    await user.click(dialog.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('Accepted')).toBeTruthy()
    expect(screen.getByText('Bring the ring.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Reject Asha' })).toBeNull()
    expect(t.mails().map(({ subject }) => subject)).toEqual(['Accepted: Hands wanted'])
  })

  it('marks as reviewed, and then rejects', async () => {
    const t = testApp()
    const { opportunity } = applied(t)
    const { user } = renderAdmin(t, `/admin/opportunities/${opportunity.id}`)
    await user.click(await screen.findByRole('button', { name: 'Mark the application of Asha as reviewed' }))
    expect(await screen.findByText('Reviewed')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Reject Asha' }))
    await user.click(
      within(screen.getByRole('dialog', { name: 'Reject the application of Asha' })).getByRole('button', {
        name: 'Reject',
      }),
    )
    expect(await screen.findByText('Rejected')).toBeTruthy()
    expect(t.db.select().from(opportunityApplications).get()).toMatchObject({
      status: 'rejected',
      decisionNote: null,
    })
  })

  it('says that another user was faster, and shows their decision', async () => {
    const t = testApp()
    const { opportunity } = applied(t)
    const { user } = renderAdmin(t, `/admin/opportunities/${opportunity.id}`)
    await user.click(await screen.findByRole('button', { name: 'Accept Asha' }))
    t.db.update(opportunityApplications).set({ status: 'rejected' }).run()
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('This application has already been decided.')).toBeTruthy()
    expect(await screen.findByText('Rejected')).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: /^Accept the/ })).toBeNull()
  })

  it('can be changed, closed and reopened', async () => {
    const t = testApp()
    const { opportunity } = applied(t)
    const { user } = renderAdmin(t, `/admin/opportunities/${opportunity.id}?tab=details`)
    const title = await screen.findByLabelText(/^Title/)
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true)
    await user.clear(title)
    await user.type(title, 'Arms wanted')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Arms wanted' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Close opportunity' }))
    await user.click(await screen.findByRole('button', { name: 'Reopen' }))
    expect(await screen.findByRole('button', { name: 'Close opportunity' })).toBeTruthy()
    expect(t.db.select().from(opportunities).get()).toMatchObject({ title: 'Arms wanted', closedAt: null })
  })

  it('changed by another user in the meantime: asks, and keeps what was typed until the choice', async () => {
    const t = testApp()
    const { opportunity } = applied(t)
    const other = t.as(t.admin()).admin.opportunities
    const { user } = renderAdmin(t, `/admin/opportunities/${opportunity.id}?tab=details`)
    const title = await screen.findByLabelText(/^Title/)
    await user.type(title, ' soon')
    await other.change({ id: opportunity.id, location: 'Goa', title: 'Feet wanted' })
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Title is now “Feet wanted”.')).toBeTruthy()
    expect(screen.getByText('Failed to update the opportunity')).toBeTruthy()
    expect(title).toHaveProperty('value', 'Hands wanted soon')
    expect(t.db.select().from(opportunities).get()).toMatchObject({ title: 'Feet wanted' })
    await user.click(screen.getByRole('button', { name: 'Keep my version' }))
    await screen.findByRole('heading', { level: 1, name: 'Hands wanted soon' })
    expect(screen.getByLabelText(/^Location/)).toHaveProperty('value', 'Goa')

    await user.type(title, '!')
    await other.change({ id: opportunity.id, title: 'Hands' })
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await user.click(await screen.findByRole('button', { name: 'Use their version' }))
    expect(title).toHaveProperty('value', 'Hands')
    expect(screen.queryByRole('button', { name: 'Keep my version' })).toBeNull()
  })

  it('can be deleted after a question while it has no applications', async () => {
    const t = testApp()
    const { id } = anOpportunity(t)
    const { user, path } = renderAdmin(t, `/admin/opportunities/${id}`)
    await user.click(await screen.findByRole('button', { name: 'Delete opportunity' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(path()).toBe('/admin/opportunities'))
    expect(t.db.select().from(opportunities).all()).toEqual([])
  })
})
