import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, it } from 'vitest'
import { currentNotices, dismiss } from '../../client/src/lib/notify'
import { atDashboard } from '../helpers/atDashboard'
import { testApp } from '../helpers/testApp'

// Notices live as long as the page, which for all tests of a file is one.
afterEach(() => {
  for (const { id } of currentNotices()) dismiss(id)
})

const notices = () => within(screen.getByRole('region', { name: 'Notices' }))

describe('Download as PDF', () => {
  it('says that it works, and in the specification’s words that nobody answered', async () => {
    atDashboard(testApp(), { query: '?tab=portfolio' })
    fireEvent.click(await screen.findByRole('button', { name: 'Download as PDF' }))
    notices().getByText('Generating PDF')
    await notices().findByText('Generation Failed')
    notices().getByText('Failed to generate PDF. Please try again.')
    await screen.findByRole('button', { name: 'Download as PDF' })
  })
})
