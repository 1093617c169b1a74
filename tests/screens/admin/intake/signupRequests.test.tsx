import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signupRequests } from '../../../../drizzle/schema'
import { aSignupRequest, aSignupRequestFile } from '../../../../server/demo/builders/signupRequests'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { brokenChanges, brokenLine } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const dialog = (name: string | RegExp) => within(screen.getByRole('dialog', { name }))

describe('/admin/artist-requests', () => {
  it('shows its empty message at first', async () => {
    renderAdmin(testApp(), '/admin/artist-requests')
    expect(await screen.findByText('No artist requests found')).toBeTruthy()
  })

  it('shows a toast when they could not be fetched', async () => {
    renderAdmin(testApp(), '/admin/artist-requests', { before: [brokenLine] })
    expect(await notices().findByText('Failed to fetch artist requests')).toBeTruthy()
    expect(notices().getByText('Error')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })

  it('offers approve and reject only for pending requests, and filters by status', async () => {
    const t = testApp()
    aSignupRequest(t, { stageName: 'Zoya' })
    aSignupRequest(t, { stageName: 'Imran', status: 'approved' })
    aSignupRequest(t, { stageName: 'Tara', status: 'rejected' })
    const { user } = renderAdmin(t, '/admin/artist-requests')
    expect(await screen.findByRole('button', { name: 'Approve Zoya' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reject Zoya' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /(Approve|Reject) (Imran|Tara)/ })).toBeNull()
    await user.selectOptions(screen.getByLabelText('Status'), 'rejected')
    expect(await screen.findByText('1 found')).toBeTruthy()
    expect(screen.queryByText('Imran')).toBeNull()
    expect(screen.getByText('Tara')).toBeTruthy()
  })

  it('shows who waits for a decision on a contact sheet, which opens the request', async () => {
    const t = testApp()
    aSignupRequest(t, { stageName: 'Zoya' })
    aSignupRequest(t, { stageName: 'Imran', status: 'approved' })
    const { user } = renderAdmin(t, '/admin/artist-requests')
    const sheet = within(await screen.findByRole('list', { name: 'Contact sheet' }))
    expect(sheet.queryByRole('button', { name: 'Look at Imran' })).toBeNull()
    await user.click(sheet.getByRole('button', { name: 'Look at Zoya' }))
    expect(screen.getByRole('dialog', { name: 'Artist Request Details' })).toBeTruthy()
  })

  it('shows every field, the files under signed addresses, and the links', async () => {
    const t = testApp()
    const { id } = aSignupRequest(t, {
      stageName: 'Zoya',
      portfolioLinks: ['https://zoya.example/book'],
      instagram: '@zoya.khan',
    })
    const image = { kind: 'image', contentType: 'image/jpeg', width: 1500, height: 2000 } as const
    const picture = aSignupRequestFile(t, id, {
      ...image,
      widths: [320, 960],
      thumbhash: 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==',
      originalName: 'face.jpg',
      position: 0,
    })
    const pdf = aSignupRequestFile(t, id, { position: 1 })
    const clip = aSignupRequestFile(t, id, {
      kind: 'video',
      contentType: 'video/mp4',
      originalName: 'walk.mp4',
      position: 2,
    })
    const { user } = renderAdmin(t, '/admin/artist-requests')
    await user.click(await screen.findByRole('button', { name: 'View Zoya' }))
    const details = dialog('Artist Request Details')
    const shown = await details.findByRole('img', { name: 'Picture face.jpg' })
    expect(shown.getAttribute('src')).toMatch(
      new RegExp(`^/media/${picture.id}/\\d+\\.webp\\?e=\\d+&u=.+&s=`),
    )
    expect(details.getByLabelText('Video walk.mp4').getAttribute('src')).toContain(`/media/${clip.id}/`)
    expect(details.getByRole('link', { name: /^portfolio\.pdf/ }).getAttribute('href')).toContain(
      `/media/${pdf.id}/document.pdf?e=`,
    )
    expect(details.getByRole('link', { name: /zoya\.example/ }).getAttribute('rel')).toContain('noopener')
    expect(details.getByRole('link', { name: /@zoya\.khan/ }).getAttribute('href')).toBe(
      'https://www.instagram.com/zoya.khan/',
    )
    for (const text of [
      'Zoya Khan',
      'zoya@example.in',
      '22',
      'Female',
      '175 cm / 5ft 9in',
      'Lucknow',
      'India',
      'Beginner',
    ])
      expect(details.getByText(text)).toBeTruthy()
  })

  it.each([
    ['Approve Zoya', 'approved', 'Approved'],
    ['Reject Zoya', 'rejected', 'Rejected'],
  ])(
    '%s in the row acts immediately, shows a notice, and refreshes the list',
    async (button, status, badge) => {
      const t = testApp()
      aSignupRequest(t, { stageName: 'Zoya', email: 'zoya@example.in' })
      const { user } = renderAdmin(t, '/admin/artist-requests')
      await user.click(await screen.findByRole('button', { name: button }))
      expect(await notices().findByText(`Request ${status} successfully`)).toBeTruthy()
      expect(screen.queryByRole('dialog')).toBeNull()
      await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull())
      expect(screen.getByText(badge, { selector: 'td span' })).toBeTruthy()
      expect(t.mails()).toMatchObject([{ recipient: 'zoya@example.in', tries: 0 }])
    },
  )

  it('sends the message from the details along with the decision', async () => {
    const t = testApp()
    aSignupRequest(t, { stageName: 'Zoya' })
    const { user } = renderAdmin(t, '/admin/artist-requests')
    await user.click(await screen.findByRole('button', { name: 'View Zoya' }))
    const details = dialog('Artist Request Details')
    await user.type(details.getByLabelText('Message to the applicant'), 'Come by on Friday.')
    await user.click(details.getByRole('button', { name: 'Approve' }))
    expect(await notices().findByText('Request approved successfully')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(t.mails()[0]?.text).toContain('Come by on Friday.')
  })

  it('decides in the details without a message as well', async () => {
    const t = testApp()
    aSignupRequest(t, { stageName: 'Zoya' })
    const { user } = renderAdmin(t, '/admin/artist-requests')
    await user.click(await screen.findByRole('button', { name: 'View Zoya' }))
    await user.click(dialog('Artist Request Details').getByRole('button', { name: 'Reject' }))
    expect(await notices().findByText('Request rejected successfully')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(t.db.select().from(signupRequests).all()).toMatchObject([
      { status: 'rejected', decisionNote: null },
    ])
  })

  it('undoes a decision from its notice: the request is pending again and no mail is queued', async () => {
    const t = testApp()
    aSignupRequest(t, { stageName: 'Zoya' })
    const { user } = renderAdmin(t, '/admin/artist-requests')
    await user.click(await screen.findByRole('button', { name: 'Approve Zoya' }))
    await user.click(await notices().findByRole('button', { name: 'Undo' }))
    expect(await notices().findByText('Decision undone')).toBeTruthy()
    expect(notices().queryByText('Request approved successfully')).toBeNull()
    expect(await screen.findByRole('button', { name: 'Approve Zoya' })).toBeTruthy()
    expect(t.db.select().from(signupRequests).all()).toMatchObject([{ status: 'pending', decidedAt: null }])
    expect(t.mails()).toEqual([])
  })

  it('undoes a decision from its row, by keyboard alone', async () => {
    const t = testApp()
    aSignupRequest(t, { stageName: 'Zoya' })
    const { user } = renderAdmin(t, '/admin/artist-requests')
    const reject = await screen.findByRole('button', { name: 'Reject Zoya' })
    reject.focus()
    await user.keyboard('{Enter}')
    const undo = await screen.findByRole('button', { name: 'Undo the decision about Zoya' })
    await waitFor(() => expect(reject.isConnected).toBe(false))
    await user.tab()
    expect(document.activeElement).toBe(undo)
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('button', { name: 'Reject Zoya' })).toBeTruthy()
    expect(t.mails()).toEqual([])
  })

  it('offers no Undo after two minutes, and no message', async () => {
    const t = testApp()
    const decidedAt = new Date(t.clock().getTime() - 120_000).toISOString()
    aSignupRequest(t, { stageName: 'Zoya', status: 'rejected', decidedAt })
    const { user } = renderAdmin(t, '/admin/artist-requests')
    await user.click(await screen.findByRole('button', { name: 'View Zoya' }))
    expect(screen.queryByRole('button', { name: /Undo/, hidden: true })).toBeNull()
    expect(dialog('Artist Request Details').queryByLabelText('Message to the applicant')).toBeNull()
  })

  it('says why when Undo comes too late', async () => {
    const t = testApp()
    aSignupRequest(t, { stageName: 'Zoya' })
    const { user } = renderAdmin(t, '/admin/artist-requests')
    await user.click(await screen.findByRole('button', { name: 'Reject Zoya' }))
    const undo = await notices().findByRole('button', { name: 'Undo' })
    t.later(120_000)
    await user.click(undo)
    const why = 'The email was already sent, so this decision cannot be undone.'
    expect(await notices().findByText(why)).toBeTruthy()
    expect(t.db.select().from(signupRequests).all()).toMatchObject([{ status: 'rejected' }])
  })

  it('asks before a typed message is discarded', async () => {
    const t = testApp()
    aSignupRequest(t, { stageName: 'Zoya' })
    const { user } = renderAdmin(t, '/admin/artist-requests')
    await user.click(await screen.findByRole('button', { name: 'View Zoya' }))
    const details = dialog('Artist Request Details')
    const close = () => details.getByRole('button', { name: 'Close' })
    await user.type(details.getByLabelText('Message to the applicant'), 'Thank you.')
    await user.click(close())
    expect(details.getByText('Your changes are not saved. Leave without saving?')).toBeTruthy()
    await user.click(details.getByRole('button', { name: 'Cancel' }))
    expect(details.getByLabelText('Message to the applicant')).toHaveProperty('value', 'Thank you.')
    await user.click(close())
    await user.click(details.getByRole('button', { name: 'Leave without saving' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps the message when the decision could not be sent', async () => {
    const t = testApp()
    aSignupRequest(t, { stageName: 'Zoya' })
    const { user } = renderAdmin(t, '/admin/artist-requests', {
      before: [brokenChanges],
    })
    await user.click(await screen.findByRole('button', { name: 'View Zoya' }))
    const details = dialog('Artist Request Details')
    await user.type(details.getByLabelText('Message to the applicant'), 'Thank you.')
    await user.click(details.getByRole('button', { name: 'Reject' }))
    await notices().findByText('Failed to rejected request')
    notices().getByText('No response from the server. Check your connection and try again.')
    expect(details.getByLabelText('Message to the applicant')).toHaveProperty('value', 'Thank you.')
  })

  it('shows a notice when another user was faster', async () => {
    const t = testApp()
    const { id } = aSignupRequest(t, { stageName: 'Zoya' })
    const { user } = renderAdmin(t, '/admin/artist-requests')
    const approve = await screen.findByRole('button', { name: 'Approve Zoya' })
    await t.as(t.admin()).admin.signupRequests.decide({ id, status: 'rejected' })
    await user.click(approve)
    await notices().findByText('Failed to approved request')
    notices().getByText('This request has already been decided')
    expect(await screen.findByText('Rejected', { selector: 'td span' })).toBeTruthy()
    expect(t.mails()).toHaveLength(1)
  })
})
