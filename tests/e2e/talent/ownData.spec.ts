import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { jpeg } from '../../helpers/files/jpeg'
import { unzip } from '../../helpers/installed/backups'
import { atOwnDashboard, notices } from '../../helpers/people/newTalent'
import { axeIsContent } from '../pageAssertions'

async function saved(page: Page, button: string) {
  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await begun
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) }
}

test('the comp card and the portfolio as a PDF, everything kept as an archive, and the way out', {
  tag: '@slow',
}, async ({ page }) => {
  const { person, token } = await atOwnDashboard(page, 'portfolio')
  await test.step('a picture, and the card with it', async () => {
    const sent = await page.request.post('/api/v1/agency/models/portfolio-upload', {
      headers: { authorization: `Bearer ${token}` },
      multipart: { type: 'profile_pic', file: jpeg('face.jpg') },
    })
    expect(sent.ok()).toBe(true)
    const { name: file, content } = await saved(page, 'Download as PDF')
    await expect(notices(page)).toContainText('PDF Ready')
    expect(file).toBe('portfolio.pdf')
    expect(content.toString('latin1')).toMatch(/^%PDF-[\s\S]*\/Count 2[\s\S]*%%EOF\s*$/)
  })

  await test.step('the archive', async () => {
    await page.goto('/model-dashboard?tab=profile')
    const { name, content } = await saved(page, 'Download my data')
    expect(name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/)
    const files = unzip(content)
    expect([...files.keys()]).toEqual(['data.json', 'files/portfolio/01-profile-pic.webp'])
    expect(String(files.get('data.json'))).toContain(person.email)
  })

  await test.step('leaving', async () => {
    const leave = page.getByRole('button', { name: 'Delete my account' })
    await leave.click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
    await expect(dialog.getByText(/bookings and projects with your name/)).toBeVisible()
    await axeIsContent(page)
    await page.keyboard.press('Escape')
    await expect(leave).toBeFocused()
    await leave.click()
    await dialog.getByLabel(/^Your password/).fill(person.password)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page).toHaveURL('/')
    await expect(notices(page)).toContainText('Your account is deleted')
    await page.goto('/model-dashboard')
    await expect(page).toHaveURL('/login')
    await page.getByLabel('Email or Phone').fill(person.email)
    await page.getByLabel(/^Password/).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(notices(page)).toContainText('Login Failed')
  })
})
