import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aPicture } from '../../../../../server/demo/builders/models'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

it('a printed job names the agency and the day, and asks for its faces at once', async () => {
  const { t, noor, zoya, optioned } = atDesk()
  aPicture(t, zoya.id, { type: 'profile_pic' })
  const job = await optioned('Neel')
  renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  await screen.findByRole('region', { name: 'Zoya' })
  expect(screen.queryByRole('figure')).toBeNull()
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const figure = screen.getByRole('figure', { hidden: true })
  expect(figure.textContent).toBe('Zoya on option')
  expect(figure.querySelector('img')?.getAttribute('loading')).toBe('eager')
  expect(screen.getByText(new RegExp(`^${job.number} · \\d+ \\w+ \\d{4}$`))).toBeTruthy()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(screen.queryByRole('figure', { hidden: true })).toBeNull()
})
