import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { accounts, portfolioItems } from '../../../../drizzle/schema'
import { aPicture } from '../../../../server/demo/builders/models'
import { atDashboard } from '../../../helpers/screens/talentScreens'
import { testApp } from '../../../helpers/testApp'

const notices = () => within(screen.getByRole('region', { name: 'Notices' }))

describe('Download as PDF', () => {
  it('shows that it is working, and the specified error when the server does not answer', async () => {
    atDashboard(testApp(), { query: '?tab=portfolio' })
    fireEvent.click(await screen.findByRole('button', { name: 'Download as PDF' }))
    notices().getByText('Generating PDF')
    await notices().findByText('Generation Failed')
    notices().getByText('Failed to generate PDF. Please try again.')
    await screen.findByRole('button', { name: 'Download as PDF' })
  })
})

describe('a profile picture that the agency added by web address', () => {
  it("is shown in the gallery and can be removed, and the profile picture's place is empty", async () => {
    const t = testApp()
    const { model } = atDashboard(t, { query: '?tab=portfolio' })
    aPicture(t, model.id, { originalName: 'face.jpg' })
    const url = 'https://c.example/studio.jpg'
    const { item } = aPicture(t, model.id, { type: 'profile_pic' })
    t.db
      .update(portfolioItems)
      .set({ mediaId: null, externalUrl: url })
      .where(eq(portfolioItems.id, item.id))
      .run()
    await screen.findByRole('button', { name: `Remove ${url}` })
    screen.getByRole('button', { name: 'Remove face.jpg' })
    expect(screen.queryByRole('button', { name: 'Remove Profile Picture' })).toBeNull()
    screen.getByText('2 photos')
  })
})

describe('P3 Your data', () => {
  const PASSWORD = 'a long enough password'
  const page = async () => {
    const t = testApp()
    const at = atDashboard(t, { query: '?tab=profile' })
    const passwordHash = await t.passwords.hash(PASSWORD)
    t.db.update(accounts).set({ passwordHash }).run()
    const section = within(await screen.findByRole('region', { name: 'Your data' }))
    return { t, section, ...at }
  }

  it('is shown below the four forms and explains what deleting means', async () => {
    const { section } = await page()
    section.getByText(/delete your photos and files within 24 hours/)
    expect(
      screen
        .getAllByRole('form')
        .at(-1)
        ?.compareDocumentPosition(screen.getByRole('region', { name: 'Your data' })),
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    fireEvent.click(section.getByRole('button', { name: 'Download my data' }))
    await notices().findByText('Download Failed')
  })

  it('keeps the account on Cancel and on a wrong password', async () => {
    const { t, section, user } = await page()
    await user.click(section.getByRole('button', { name: 'Delete my account' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }))
    dialog.getByText(/keeps bookings and projects with your name/)
    const field = await dialog.findByLabelText(/^Your password/)
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }))
    await dialog.findByText('Enter your password')
    expect(document.activeElement).toBe(field)
    await user.type(field, 'something else')
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }))
    await dialog.findByText('Your current password is wrong')
    await waitFor(() => expect(document.activeElement).toBe(field))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(t.db.select().from(accounts).all()).toHaveLength(1)
  })

  it('deletes with the correct password, signs out and goes home', async () => {
    const { t, section, user, path } = await page()
    await user.click(section.getByRole('button', { name: 'Delete my account' }))
    await user.type(await screen.findByLabelText(/^Your password/), `${PASSWORD}{Enter}`)
    await waitFor(() => expect(path()).toBe('/'))
    notices().getByText('Your account is deleted')
    expect(localStorage.getItem('authToken')).toBeNull()
    expect(t.db.select().from(accounts).all()).toEqual([])
  })
})

it('removing a picture keeps the focus on the current page', async () => {
  const t = testApp()
  const { user, model } = atDashboard(t, { query: '?tab=portfolio' })
  aPicture(t, model.id, { type: 'editorial', originalName: 'rooftop.jpg' })
  aPicture(t, model.id, { type: 'profile_pic', originalName: 'face.jpg' })
  for (const name of ['Remove rooftop.jpg', 'Remove Profile Picture']) {
    await user.click(await screen.findByRole('button', { name }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Portfolio' }))
  }
})
