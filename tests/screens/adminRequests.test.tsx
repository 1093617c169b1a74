import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { currentNotices, dismiss } from '../../client/src/lib/notify'
import { anApplication, anApplicationFile } from '../../server/demo/builders/applications'
import { renderDesk } from '../helpers/atTheDesk'
import { brokenLine } from '../helpers/renderScreen'
import { testApp } from '../helpers/testApp'

afterEach(() => {
  for (const { id } of currentNotices()) dismiss(id)
})
const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const dialog = (name: string | RegExp) => within(screen.getByRole('dialog', { name }))

describe('/admin/artist-requests', () => {
  it('is empty at first', async () => {
    renderDesk(testApp(), '/admin/artist-requests')
    expect(await screen.findByText('No artist requests found')).toBeTruthy()
  })

  it('says in a toast that they could not be fetched', async () => {
    renderDesk(testApp(), '/admin/artist-requests', { before: [brokenLine] })
    expect(await notices().findByText('Failed to fetch artist requests')).toBeTruthy()
    expect(notices().getByText('Error')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })

  it('offers approve and reject only for pending requests, and filters by status', async () => {
    const t = testApp()
    anApplication(t, { stageName: 'Zoya' })
    anApplication(t, { stageName: 'Imran', status: 'approved' })
    anApplication(t, { stageName: 'Tara', status: 'rejected' })
    const { user } = renderDesk(t, '/admin/artist-requests')
    expect(await screen.findByRole('button', { name: 'Approve Zoya' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reject Zoya' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /(Approve|Reject) (Imran|Tara)/ })).toBeNull()
    await user.selectOptions(screen.getByLabelText('Status'), 'rejected')
    expect(await screen.findByText('1 found')).toBeTruthy()
    expect(screen.queryByText('Imran')).toBeNull()
    expect(screen.getByText('Tara')).toBeTruthy()
  })

  it('shows every field, the files under signed addresses and the links', async () => {
    const t = testApp()
    const { id } = anApplication(t, {
      stageName: 'Zoya',
      portfolioLinks: ['https://zoya.example/book'],
      instagram: '@zoya.khan',
    })
    const image = { kind: 'image', contentType: 'image/jpeg', width: 1500, height: 2000 } as const
    const picture = anApplicationFile(t, id, {
      ...image,
      widths: [320, 960],
      thumbhash: 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==',
      originalName: 'face.jpg',
      position: 0,
    })
    const pdf = anApplicationFile(t, id, { position: 1 })
    const clip = anApplicationFile(t, id, {
      kind: 'video',
      contentType: 'video/mp4',
      originalName: 'walk.mp4',
      position: 2,
    })
    const { user } = renderDesk(t, '/admin/artist-requests')
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
      '5ft 9in',
      'Lucknow',
      'India',
      'Beginner',
    ])
      expect(details.getByText(text)).toBeTruthy()
  })

  it('approves with a word to the applicant, tells so, and refreshes the list', async () => {
    const t = testApp()
    anApplication(t, { stageName: 'Zoya', email: 'zoya@example.in' })
    const { user } = renderDesk(t, '/admin/artist-requests')
    await user.click(await screen.findByRole('button', { name: 'Approve Zoya' }))
    const asked = dialog('Approve the request of Zoya')
    await user.type(asked.getByLabelText('A word to the applicant'), 'Come by on Friday.')
    await user.click(asked.getByRole('button', { name: 'Approve' }))
    expect(await notices().findByText('Request approved successfully')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve Zoya' })).toBeNull())
    expect(screen.getByText('Approved', { selector: 'td span' })).toBeTruthy()
    expect(t.mails()[0]?.text).toContain('Come by on Friday.')
  })

  it('asks before a word that was written is thrown away', async () => {
    const t = testApp()
    anApplication(t, { stageName: 'Zoya' })
    const { user } = renderDesk(t, '/admin/artist-requests')
    await user.click(await screen.findByRole('button', { name: 'Reject Zoya' }))
    const asked = dialog('Reject the request of Zoya')
    await user.type(asked.getByLabelText('A word to the applicant'), 'Thank you.')
    await user.click(asked.getByRole('button', { name: 'Cancel' }))
    expect(asked.getByText('What you changed is not saved yet. Leave without saving?')).toBeTruthy()
    await user.click(asked.getByRole('button', { name: 'Cancel' }))
    expect(asked.getByLabelText('A word to the applicant')).toHaveProperty('value', 'Thank you.')
    await user.click(asked.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps the word when the decision does not arrive', async () => {
    const t = testApp()
    anApplication(t, { stageName: 'Zoya' })
    const { user } = renderDesk(t, '/admin/artist-requests', {
      before: [
        (runtime) => (call) => (call.op.type === 'mutation' ? brokenLine(runtime)(call) : call.next(call.op)),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Reject Zoya' }))
    const asked = dialog('Reject the request of Zoya')
    await user.type(asked.getByLabelText('A word to the applicant'), 'Thank you.')
    await user.click(asked.getByRole('button', { name: 'Reject' }))
    expect(await notices().findByText('Failed to rejected request')).toBeTruthy()
    expect(asked.getByLabelText('A word to the applicant')).toHaveProperty('value', 'Thank you.')
  })

  it('tells when somebody else was quicker', async () => {
    const t = testApp()
    const { id } = anApplication(t, { stageName: 'Zoya' })
    const { user } = renderDesk(t, '/admin/artist-requests')
    await user.click(await screen.findByRole('button', { name: 'Approve Zoya' }))
    await t.as(t.admin()).admin.applications.decide({ id, status: 'rejected' })
    await user.click(dialog('Approve the request of Zoya').getByRole('button', { name: 'Approve' }))
    expect(
      await notices().findByText('Failed to approved request. This request has already been decided.'),
    ).toBeTruthy()
    expect(await screen.findByText('Rejected', { selector: 'td span' })).toBeTruthy()
    expect(t.mails()).toHaveLength(1)
  })
})
