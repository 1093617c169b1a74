import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderAdmin } from '../../../../helpers/screens/adminScreens'
import { lookAway, restoreVisibility } from '../../../../helpers/screens/pageVisibility'

afterEach(restoreVisibility)

it('while a job is typed in, a colleague’s change shows in the other fields and beside what was typed', async () => {
  const { t, noor, kabir, aJob, again } = atDesk()
  const job = await aJob('Neel')
  const { user } = renderAdmin(t, `/admin/jobs/${job.number}`, { account: noor })
  const step = await screen.findByLabelText('Next step')
  await user.type(step, 'Call Meera')
  const theirs = { nextStep: 'Call the studio', city: 'Goa' }
  await t.as(kabir).desk.jobs.change({ id: job.id, version: job.version, ...theirs })
  act(lookAway)
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveProperty('value', 'Goa'))
  expect(step).toHaveProperty('value', 'Call Meera')
  expect(screen.getByText('A colleague wrote: “Call the studio”')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Job saved')).toBeTruthy()
  expect(await again(job)).toMatchObject({ nextStep: 'Call Meera', city: 'Goa' })
  expect(screen.queryByText(/^A colleague wrote/)).toBeNull()
})
