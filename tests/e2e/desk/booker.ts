import { expect, type Page } from '@playwright/test'
import { unlike } from '../adminPages'
import { proceduresOf } from '../procedures'
import { openSignedIn } from '../signedIn'

/** Somebody whom the owner has invited as a booker: no administrator is needed for any of this. */
export async function signInAsBooker(page: Page, path = '/admin/desk') {
  const call = await proceduresOf(page)
  await openSignedIn(page, 'booker', path, async () => {
    const email = `${unlike().toLowerCase()}@tehkhana.example`
    await call('auth.proveByPassword', { password: 'darkroom-lamp' })
    const { invitations } = await call('admin.team.invite', { name: 'Kavya', email, role: 'booker' })
    const { id } = invitations.find((each: { email: string }) => each.email === email)
    const { address } = await call('admin.team.invitationLink', { id })
    const { pathname, search } = new URL(address)
    await page.goto(`${pathname}${search}`)
    await page.getByLabel('Your name').fill('Kavya')
    await page.getByRole('textbox', { name: 'Password' }).fill('contact-sheet')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/desk')
  })
  if (path === '/admin/desk')
    await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible()
}
