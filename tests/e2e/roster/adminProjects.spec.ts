import { expect, test } from '@playwright/test'
import { jpeg } from '../../helpers/files/jpeg'
import { axe, signIn, unlike } from '../adminPages'

test('from an idea to a public project with team, dates and moodboard, and away again', {
  tag: '@slow',
}, async ({ page, request }) => {
  await signIn(page, '/admin/projects')
  await expect(page.getByRole('table')).toBeVisible()
  await axe(page)
  const title = unlike()
  await page.getByRole('link', { name: 'New Project' }).click()
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByLabel('Title')).toBeFocused()
  await axe(page)
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Type').selectOption('Editorial')
  await page.getByLabel('Shoot Nature').selectOption('Outdoor')
  await page.getByLabel('Location 1').fill('Kutch')
  await page.getByRole('button', { name: 'Add location' }).click()
  await expect(page.getByRole('textbox', { name: 'Location 2' })).toBeFocused()
  await page.getByLabel('Date 1').fill('2099-04-10')
  await page.getByRole('button', { name: 'Create project' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await axe(page)

  await page.getByLabel('Add moodboard image').setInputFiles(jpeg('board.jpg'))
  await expect(page.getByRole('img', { name: `Moodboard for ${title}` })).toBeVisible()
  await page.getByRole('switch', { name: `${title}: public` }).click()
  await expect(page.getByText('Everyone can see it while the project is public and active.')).toBeVisible()
  const shown = await (await request.get('/public/projects?limit=1000')).json()
  const own = shown.data.projects.find((each: { title: string }) => each.title === title)
  expect((await request.get(new URL(own.moodboard_image).pathname)).status()).toBe(200)

  // The arrows move and choose, as in every row of tabs.
  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Project Details' })).toBeFocused()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Status').selectOption('Casting')
  await page.getByLabel('City').fill('Bhuj')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Project updated')).toBeVisible()

  await page.getByRole('tab', { name: 'Team Members' }).click()
  await expect(page.getByText('No team members assigned yet')).toBeVisible()
  await page.getByRole('combobox', { name: 'Model' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add to team' }).click()
  await expect(page.getByText('Team member added')).toBeVisible()
  await axe(page)

  await page.getByRole('tab', { name: 'Proposals' }).click()
  await page.getByLabel('Description').fill('Two days of white.')
  await page.getByRole('button', { name: 'Add proposal' }).click()
  await expect(page.getByRole('heading', { name: 'Proposal 1' })).toBeVisible()
  await axe(page)

  await page.getByRole('button', { name: 'Delete project' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page).toHaveURL('/admin/projects')
  expect((await request.get(new URL(own.moodboard_image).pathname)).status()).toBe(404)
})
