import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { opportunities, submissions } from '../../drizzle/schema'
import { anAccount } from '../../server/demo/builders/accounts'
import { aModel } from '../../server/demo/builders/models'
import { anOpportunity, aSubmission } from '../../server/demo/builders/opportunities'
import { aLine } from '../helpers/atDashboard'
import { renderDesk } from '../helpers/atTheDesk'
import { type TestApp, testApp } from '../helpers/testApp'

/** Asha's application to an opportunity. */
function applied(t: TestApp, given: Parameters<typeof aSubmission>[3] = {}) {
  const account = anAccount(t, { role: 'model', email: 'asha@example.in' })
  const model = aModel(t, { stageName: 'Asha', accountId: account.id })
  const opportunity = anOpportunity(t, { title: 'Hands wanted' })
  aSubmission(t, opportunity.id, model.id, given)
  return { opportunity, model }
}

describe('/admin/opportunities', () => {
  it('says what will be here while there is nothing', async () => {
    renderDesk(testApp(), '/admin/opportunities')
    expect(await screen.findByText('No opportunities found')).toBeTruthy()
    const add = screen.getByRole('link', { name: 'New Opportunity' })
    expect(add.getAttribute('href')).toBe('/admin/opportunities/new')
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull()
  })

  it('lists what was posted with who waits, by status and by a search', async () => {
    const t = testApp()
    applied(t)
    anOpportunity(t, { title: 'Salt', location: 'Kutch', deadline: '2026-03-01' })
    const { user } = renderDesk(t, '/admin/opportunities')
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

  it('says that it failed, and tries again', async () => {
    const t = testApp()
    anOpportunity(t, { title: 'Salt' })
    const line = aLine()
    line.cut()
    const { user } = renderDesk(t, '/admin/opportunities', { before: [line.link] })
    expect((await screen.findAllByText('Failed to fetch opportunities')).length).toBeGreaterThan(0)
    line.mend()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: 'Salt' })).toBeTruthy()
  })

  it('lists everything at an address with a status that it does not know', async () => {
    const t = testApp()
    anOpportunity(t, { title: 'Salt' })
    renderDesk(t, '/admin/opportunities?status=lost')
    expect(await screen.findByRole('link', { name: 'Salt' })).toBeTruthy()
  })
})

describe('/admin/opportunities/new', () => {
  it('says what is missing, keeps what is typed, and posts', async () => {
    const t = testApp()
    const { user, path } = renderDesk(t, '/admin/opportunities/new')
    const send = await screen.findByRole('button', { name: 'Post opportunity' })
    await user.type(screen.getByLabelText(/^Company/), 'Tamba')
    await user.click(send)
    expect((await screen.findAllByText('Please fill in all required fields')).length).toBe(4)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Title/)))
    await user.type(screen.getByLabelText(/^Title/), 'Hands wanted')
    await user.selectOptions(screen.getByLabelText(/^Type/), 'Commercial')
    await user.type(screen.getByLabelText(/^Location/), 'Bengaluru')
    await user.type(screen.getByLabelText('Deadline'), '2026-03-01')
    await user.type(screen.getByLabelText(/^Description/), 'Two days in a kitchen.')
    await user.click(send)
    expect(await screen.findByText('This day has passed')).toBeTruthy()
    expect(screen.getByLabelText(/^Title/)).toHaveProperty('value', 'Hands wanted')
    await user.clear(screen.getByLabelText('Deadline'))
    await user.type(screen.getByLabelText('Deadline'), '2026-03-09')
    await user.click(send)
    expect(await screen.findByRole('heading', { level: 1, name: 'Hands wanted' })).toBeTruthy()
    const [kept, ...others] = t.db.select().from(opportunities).all()
    expect(others).toEqual([])
    expect(kept).toMatchObject({ company: 'Tamba', type: 'Commercial', rate: null, deadline: '2026-03-09' })
    expect(path()).toBe(`/admin/opportunities/${kept?.id}`)
    expect(screen.getByText('Nobody has applied yet')).toBeTruthy()
  })
})

describe('/admin/opportunities/{id}', () => {
  it('says Opportunity not found', async () => {
    renderDesk(testApp(), '/admin/opportunities/none')
    expect(await screen.findByRole('heading', { level: 1, name: 'Opportunity not found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All opportunities' })).toBeTruthy()
  })

  it('accepts an application with a word to the talent', async () => {
    const t = testApp()
    const { opportunity, model } = applied(t, { notes: 'I have hands.' })
    const { user } = renderDesk(t, `/admin/opportunities/${opportunity.id}`)
    const talent = await screen.findByRole('link', { name: 'Asha' })
    expect(talent.getAttribute('href')).toBe(`/admin/models/${model.id}`)
    expect(screen.getByText('I have hands.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Delete opportunity' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Accept Asha' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Accept the application of Asha' }))
    expect(dialog.getByText(/asha@example\.in is told by mail/)).toBeTruthy()
    await user.type(dialog.getByLabelText('A word to the talent'), 'Bring the ring.')
    await user.click(dialog.getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('Accepted')).toBeTruthy()
    expect(screen.getByText('Bring the ring.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Reject Asha' })).toBeNull()
    expect(t.mails().map(({ subject }) => subject)).toEqual(['Accepted: Hands wanted'])
  })

  it('marks as reviewed, and then rejects', async () => {
    const t = testApp()
    const { opportunity } = applied(t)
    const { user } = renderDesk(t, `/admin/opportunities/${opportunity.id}`)
    await user.click(await screen.findByRole('button', { name: 'Mark the application of Asha as reviewed' }))
    expect(await screen.findByText('Reviewed')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Reject Asha' }))
    await user.click(
      within(screen.getByRole('dialog', { name: 'Reject the application of Asha' })).getByRole('button', {
        name: 'Reject',
      }),
    )
    expect(await screen.findByText('Rejected')).toBeTruthy()
    expect(t.db.select().from(submissions).get()).toMatchObject({ status: 'rejected', decisionNote: null })
  })

  it('says that somebody else was quicker, and shows what they decided', async () => {
    const t = testApp()
    const { opportunity } = applied(t)
    const { user } = renderDesk(t, `/admin/opportunities/${opportunity.id}`)
    await user.click(await screen.findByRole('button', { name: 'Accept Asha' }))
    t.db.update(submissions).set({ status: 'rejected' }).run()
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('This application has already been decided')).toBeTruthy()
    expect(await screen.findByText('Rejected')).toBeTruthy()
    expect(screen.queryByRole('dialog', { name: /^Accept the/ })).toBeNull()
  })

  it('is changed, closed and opened again', async () => {
    const t = testApp()
    const { opportunity } = applied(t)
    const { user } = renderDesk(t, `/admin/opportunities/${opportunity.id}?tab=details`)
    const title = await screen.findByLabelText(/^Title/)
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true)
    await user.clear(title)
    await user.type(title, 'Arms wanted')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Arms wanted' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Close opportunity' }))
    await user.click(await screen.findByRole('button', { name: 'Open again' }))
    expect(await screen.findByRole('button', { name: 'Close opportunity' })).toBeTruthy()
    expect(t.db.select().from(opportunities).get()).toMatchObject({ title: 'Arms wanted', closedAt: null })
  })

  it('lays what was typed on what somebody else saved, and asks where both changed the same', async () => {
    const t = testApp()
    const { opportunity } = applied(t)
    const other = t.as(t.admin()).admin.opportunities
    const { user } = renderDesk(t, `/admin/opportunities/${opportunity.id}?tab=details`)
    const title = await screen.findByLabelText(/^Title/)
    await user.type(title, ' soon')
    await other.change({ id: opportunity.id, location: 'Goa' })
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await screen.findByRole('heading', { level: 1, name: 'Hands wanted soon' })
    expect(screen.getByLabelText(/^Location/)).toHaveProperty('value', 'Goa')

    await user.type(title, '!')
    await other.change({ id: opportunity.id, title: 'Feet wanted' })
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText(/^Somebody else has saved this opportunity/)).toBeTruthy()
    expect(title).toHaveProperty('value', 'Hands wanted soon!')
    expect(t.db.select().from(opportunities).get()).toMatchObject({ title: 'Feet wanted' })
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await screen.findByRole('heading', { level: 1, name: 'Hands wanted soon!' })
  })

  it('is deleted after a question while nobody has applied', async () => {
    const t = testApp()
    const { id } = anOpportunity(t)
    const { user, path } = renderDesk(t, `/admin/opportunities/${id}`)
    await user.click(await screen.findByRole('button', { name: 'Delete opportunity' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(path()).toBe('/admin/opportunities'))
    expect(t.db.select().from(opportunities).all()).toEqual([])
  })
})
