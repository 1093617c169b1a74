import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atDesk } from '../../../helpers/desk/desk'
import { renderAdmin } from '../../../helpers/screens/adminScreens'

it('the link back from a record leads to the list as it was left', async () => {
  const { t, noor, aJob } = atDesk()
  await aJob('Neel')
  const job = await aJob('Kori')
  const { user, go, path } = renderAdmin(t, '/admin/jobs?search=Kori', { account: noor })
  await user.click(await screen.findByRole('link', { name: 'Kori' }))
  expect(path()).toBe(`/admin/jobs/${job.number}`)
  await user.click(await screen.findByRole('link', { name: 'Back to the list' }))
  expect(path()).toBe('/admin/jobs?search=Kori')
  expect(await screen.findByText('1 found')).toBeTruthy()
  await go('/admin/jobs')
  await user.click(await screen.findByRole('link', { name: 'Neel' }))
  await user.click(await screen.findByRole('link', { name: 'All jobs' }))
  expect(path()).toBe('/admin/jobs')
})

it('a talent whose answer came is named with the job', async () => {
  const { t, noor, agreed } = atDesk()
  const { number } = await agreed('Neel')
  renderAdmin(t, '/admin/desk', { account: noor })
  const [line] = await screen.findAllByRole('link', { name: /Zoya\s· Neel/, hidden: true })
  expect(line?.textContent).toContain(number)
})
