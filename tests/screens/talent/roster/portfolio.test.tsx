import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { portfolioItems } from '../../../../drizzle/schema'
import { aPicture } from '../../../../server/demo/builders/models'
import { aSlowLine, lostSending, silentSending } from '../../../helpers/screens/slowNetwork'
import { atDashboard } from '../../../helpers/screens/talentScreens'
import { testApp } from '../../../helpers/testApp'

const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('the portfolio tab', () => {
  it('has five places for one picture each and a gallery for many, images only', async () => {
    const t = testApp()
    const { model } = atDashboard(t, { query: '?tab=portfolio' })
    aPicture(t, model.id, { type: 'profile_pic', originalName: 'face.jpg' })
    aPicture(t, model.id, { type: 'editorial', originalName: 'rooftop.jpg' })
    await screen.findByRole('heading', { name: 'Portfolio Management' })
    screen.getByRole('heading', { name: 'Portfolio Gallery' })
    const polaroids = within(screen.getByRole('group', { name: 'Polaroids' }))
    const single = [
      screen.getByLabelText('Profile Picture', { selector: 'input' }),
      screen.getByLabelText('Banner Image', { selector: 'input' }),
      polaroids.getByLabelText('Front'),
      polaroids.getByLabelText('Side'),
      polaroids.getByLabelText('Back'),
    ]
    const add = screen.getByLabelText('Add Image')
    for (const input of [...single, add]) {
      expect(input.getAttribute('accept')).toMatch(/^(image\/\w+,?)+$/)
      expect(input).toHaveProperty('multiple', input === add)
    }
    fireEvent.change(add, { target: { files: [new File(['x'], 'a.txt', { type: 'text/plain' })] } })
    await notices().findByText('Upload Failed')
    notices().getByText('There was an error uploading your image. Please try again.')
  })

  it.each(['Profile Picture', 'Add Image'])('can cancel an upload in progress: %s', async (place) => {
    const aborted = silentSending()
    atDashboard(testApp(), { query: '?tab=portfolio' })
    const input = await screen.findByLabelText(place, { selector: 'input' })
    fireEvent.change(input, { target: { files: [new File(['x'], 'face.jpg', { type: 'image/jpeg' })] } })
    fireEvent.click(await screen.findByRole('button', { name: `Cancel upload: ${place}` }))
    await waitFor(() => expect(input).toHaveProperty('disabled', false))
    expect(aborted).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('Uploading...')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Cancel upload/ })).toBeNull()
    expect(notices().queryByText('Upload Failed')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(input))
  })

  it('names which of several files was refused, and why', async () => {
    atDashboard(testApp(), { query: '?tab=portfolio' })
    const tooLarge = new File(['x'], 'contact-sheet.jpg', { type: 'image/jpeg' })
    Object.defineProperty(tooLarge, 'size', { value: 10 * 1024 * 1024 + 1 })
    const text = new File(['x'], 'notes.txt', { type: 'text/plain' })
    fireEvent.change(await screen.findByLabelText('Add Image'), { target: { files: [tooLarge, text] } })
    await screen.findByText('contact-sheet.jpg: Each file can be up to 10MB')
    await screen.findByText('notes.txt: Only images are allowed. Send photos as JPEG, PNG or WebP.')
  })

  it('says at the place that there is no connection, and takes the next file at once', async () => {
    lostSending()
    const line = aSlowLine()
    atDashboard(testApp(), { query: '?tab=portfolio', before: [line.link] })
    const input = await screen.findByLabelText('Banner Image', { selector: 'input' })
    line.hold('talent.onboarding.get')
    fireEvent.change(input, { target: { files: [new File(['x'], 'face.jpg', { type: 'image/jpeg' })] } })
    await screen.findByText('No response from the server. Check your connection and try again.')
    notices().getByText('There was an error uploading your image. Please try again.')
    await waitFor(() => expect(input).toHaveProperty('disabled', false))
  })

  it('permanently removes a picture after confirmation', async () => {
    const t = testApp()
    const { model } = atDashboard(t, { query: '?tab=portfolio' })
    aPicture(t, model.id, { type: 'editorial', originalName: 'rooftop.jpg' })
    aPicture(t, model.id, { type: 'profile_pic', originalName: 'face.jpg' })
    fireEvent.click(await screen.findByRole('button', { name: 'Remove rooftop.jpg' }))
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByText('Image Removed')).toBeNull()
    press('Remove rooftop.jpg')
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await notices().findByText('Image Removed')
    notices().getByText('The image has been removed from your portfolio.')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove rooftop.jpg' })).toBeNull())
    expect(t.db.select().from(portfolioItems).all()).toHaveLength(1)
  })
})
