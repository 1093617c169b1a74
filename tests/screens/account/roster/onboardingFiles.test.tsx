import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aPicture } from '../../../../server/demo/builders/models'
import { lostSending, silentSending } from '../../../helpers/screens/slowNetwork'
import { atOwnPage } from '../../../helpers/screens/talentScreens'
import { NOW, testApp } from '../../../helpers/testApp'

const notices = () => within(screen.getByRole('region', { name: 'Notices' }))
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const aFile = (name: string, type: string) => new File(['x'], name, { type })
const choose = async (...files: File[]) =>
  fireEvent.change(await screen.findByLabelText(/^Photos and videos/), { target: { files } })

/** Opens step 4 of the onboarding for a talent. */
function atFiles(t = testApp()) {
  const model = { isActive: false, onboardedAt: null, step1At: NOW, step2At: NOW, step3At: NOW }
  return atOwnPage(t, '/onboarding', { model })
}

describe('step 4 of the onboarding', () => {
  it('refuses a file that is neither image nor video by its name, shows the uploaded ones, and continues', async () => {
    const t = testApp()
    const { model, now } = atFiles(t)
    aPicture(t, model.id, { originalName: 'front.jpg' })
    await heading('Portfolio')
    // An iPhone original, as sent by a computer that does not know the format.
    await choose(aFile('IMG_0001.HEIC', ''), aFile('notes.txt', 'text/plain'))
    await notices().findByText('Invalid files')
    notices().getByText('Only images and videos are allowed')
    for (const [name, why] of [
      ['IMG_0001.HEIC', 'This is a HEIC photo. Please send it as JPEG, PNG or WebP.'],
      [
        'notes.txt',
        'Only images and videos are allowed. Send photos as JPEG, PNG or WebP, videos as MP4, MOV or WebM.',
      ],
    ] as const) {
      const line = screen.getByText(name).closest('li')
      within(line as HTMLElement).getByText(why)
    }
    await choose(new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'big.jpg', { type: 'image/jpeg' }))
    await screen.findByText('Each file can be up to 10MB')
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    await heading('Tell Us About Yourself')
    expect(now()?.step4At).not.toBeNull()
  })

  it('uploads again, with one press, what the connection lost, and nothing that was refused', async () => {
    const connection = lostSending()
    const { user } = atFiles()
    await choose(
      aFile('notes.txt', 'text/plain'),
      aFile('one.jpg', 'image/jpeg'),
      aFile('two.jpg', 'image/jpeg'),
    )
    await notices().findByText('Error uploading two.jpg')
    connection.mend()
    await user.click(screen.getByRole('button', { name: 'Upload again' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /(one|two)[.]jpg/ })).toBeNull())
    expect(screen.queryByRole('button', { name: 'Upload again' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your portfolio' }))
    screen.getByRole('button', { name: 'Remove notes.txt' })
  })

  it('asks before leaving while files are uploading', async () => {
    const aborted = silentSending()
    const { user, path } = atFiles()
    await choose(aFile('rooftop.jpg', 'image/jpeg'))
    const skip = () => user.click(screen.getByRole('link', { name: /^Skip for now/ }))
    const press = (name: string) =>
      user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }))
    await skip()
    screen.getByText('Some files are still uploading. Leave without them?')
    await press('Cancel')
    expect(path()).toBe('/onboarding')
    expect(aborted).not.toHaveBeenCalled()
    await skip()
    await press('Leave')
    await waitFor(() => expect(path()).toBe('/admin/login'))
    await waitFor(() => expect(aborted).toHaveBeenCalledOnce())
  })

  it('asks before a file is permanently removed, and keeps the focus nearby', async () => {
    const t = testApp()
    const { user, model } = atFiles(t)
    aPicture(t, model.id, { originalName: 'front.jpg' })
    await user.click(await screen.findByRole('button', { name: 'Remove front.jpg' }))
    const question = within(screen.getByRole('alertdialog'))
    question.getByText('Remove front.jpg? It will be deleted and cannot be restored.')
    expect(screen.getByRole('img', { name: 'front.jpg' })).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Remove' }))
    await screen.findByText(/^No files yet/)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your portfolio' }))
  })

  it('shows an error and the current list when a file could not be removed', async () => {
    const t = testApp()
    const { user, model, account } = atFiles(t)
    const { item } = aPicture(t, model.id, { originalName: 'front.jpg' })
    await user.click(await screen.findByRole('button', { name: 'Remove front.jpg' }))
    await t.as(account).talent.portfolio.remove({ id: item.id })
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await notices().findByText('We could not remove the file. Please try again.')
    // Another window has already removed it.
    await screen.findByText(/^No files yet/)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})
