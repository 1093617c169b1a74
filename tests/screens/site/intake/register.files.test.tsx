// @module-tag slow
import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { signupRequests } from '../../../../drizzle/schema'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { aSlowLine } from '../../../helpers/screens/slowNetwork'
import { testApp } from '../../../helpers/testApp'

type Screen = ReturnType<typeof renderScreen>

async function fill({ user, findByLabelText, getByLabelText }: Screen, link = '') {
  const type = async (label: RegExp, text: string) => user.type(await findByLabelText(label), text)
  await type(/^Full Name/, 'Zoya Khan')
  await type(/^Age/, '22')
  await user.selectOptions(getByLabelText(/^Gender/), 'Female')
  await user.selectOptions(getByLabelText(/^Experience/), 'Beginner')
  await type(/^Email/, 'zoya@example.in')
  await type(/^Phone/, '+91 98200 54321')
  await type(/^Location/, 'Lucknow')
  if (link) await type(/^Portfolio Link/, link)
  await type(/^Bio/, 'I study textiles.')
  await type(/^Why do you want to join/, 'For the light.')
}

const jpeg = (name: string) => new File([new Uint8Array(10)], name, { type: 'image/jpeg' })
const box = (screen: Screen) => screen.getByLabelText(/^Portfolio Files/)
const submit = (screen: Screen) =>
  screen.user.click(screen.getByRole('button', { name: 'Submit Application' }))

/** A request of an upload that the server has stored. */
class Stored {
  onload?: () => void
  upload = {}
  status = 200
  responseText = JSON.stringify({ error: false, data: { url: 'http://localhost:3000/media/x/y.jpg' } })
  open() {}
  setRequestHeader() {}
  abort() {}
}

/** Uploads that wait until the test releases them. */
function heldUploads() {
  const waiting: Held[] = []
  class Held extends Stored {
    send() {
      waiting.push(this)
    }
  }
  vi.stubGlobal('XMLHttpRequest', Held)
  return { count: () => waiting.length, arrive: () => waiting.shift()?.onload?.() }
}

/** Uploads that arrive, except the file `name`, which is refused with `answer`. Returns the names sent. */
function refusingUploads(name: string, answer: object) {
  const sent: string[] = []
  class Request extends Stored {
    send(form: FormData) {
      const file = form.get('file') as File
      sent.push(file.name)
      if (file.name === name) {
        this.status = 400
        this.responseText = JSON.stringify(answer)
      }
      setTimeout(() => this.onload?.())
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  return sent
}

describe('/register, its files while the form is sent', () => {
  it('a selected file, during Submitting...: it cannot be removed, and none can be added', async () => {
    const uploads = heldUploads()
    const line = aSlowLine()
    line.hold('site.signupRequests.submit')
    const screen = renderScreen(testApp(), '/register', { before: [line.link] })
    await fill(screen)
    await screen.user.upload(box(screen), jpeg('face.jpg'))
    await submit(screen)
    await waitFor(() => expect(uploads.count()).toBe(1))
    uploads.arrive()
    await screen.findByRole('button', { name: 'Submitting...' })
    const remove = screen.getByRole('button', { name: 'Remove face.jpg' })
    expect(remove.getAttribute('aria-disabled')).toBe('true')
    await screen.user.click(remove)
    expect(screen.getByText('face.jpg')).toBeDefined()
    await screen.user.upload(box(screen), jpeg('late.jpg'))
    expect(screen.queryByText('late.jpg')).toBeNull()
    line.release()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Submitting...' })).toBeNull())
    // Refused, because the server has no such file: the list can be edited again.
    const again = await screen.findByRole('button', { name: 'Remove face.jpg' })
    expect(again.getAttribute('aria-disabled')).toBeNull()
    await screen.user.click(again)
    expect(screen.queryByText('face.jpg')).toBeNull()
  })

  it('a selected file, during Uploading files...: none can be added, the upload can be cancelled', async () => {
    const uploads = heldUploads()
    const t = testApp()
    const screen = renderScreen(t, '/register')
    await fill(screen)
    await screen.user.upload(box(screen), jpeg('face.jpg'))
    await submit(screen)
    await screen.findByRole('button', { name: 'Uploading files...' })
    await screen.user.upload(box(screen), jpeg('late.jpg'))
    expect(screen.queryByText('late.jpg')).toBeNull()
    const cancel = screen.getByRole('button', { name: 'Cancel the upload of face.jpg' })
    expect(cancel.getAttribute('aria-disabled')).toBeNull()
    await screen.user.click(cancel)
    expect(screen.queryByText('face.jpg')).toBeNull()
    uploads.arrive()
    await screen.findByText('You removed face.jpg during the upload.')
    expect(t.db.select().from(signupRequests).all()).toEqual([])
  })

  it('a selected file is still there after a look at another page', async () => {
    const screen = renderScreen(testApp(), '/register')
    await screen.user.upload(await screen.findByLabelText(/^Portfolio Files/), jpeg('face.jpg'))
    screen.go('/terms')
    await screen.findByRole('heading', { level: 1, name: 'Terms and Conditions' })
    screen.go('/register')
    await screen.findByRole('heading', { level: 1, name: 'Model Registration' })
    expect(screen.getByRole('button', { name: 'Remove face.jpg' })).toBeTruthy()
  })

  it('a file that the server refuses: the others are uploaded, and its line says why', async () => {
    const why = 'This file is damaged or has the wrong file type'
    const sent = refusingUploads('broken.jpg', { error: true, message: why })
    const t = testApp()
    const screen = renderScreen(t, '/register')
    await fill(screen)
    await screen.user.upload(box(screen), ['face.jpg', 'broken.jpg', 'side.jpg'].map(jpeg))
    await submit(screen)
    const alert = await screen.findByText('Upload failed for broken.jpg')
    expect(sent).toEqual(['face.jpg', 'broken.jpg', 'side.jpg'])
    expect(alert.closest('[role=alert]')?.textContent).toContain(
      'Remove each refused file and press Submit Application again. The rest is uploaded.',
    )
    const line = screen.getByText('broken.jpg').closest('li')
    expect(line?.textContent).toContain(why)
    await screen.user.click(screen.getByRole('button', { name: 'Remove broken.jpg' }))
    await submit(screen)
    await waitFor(() => expect(screen.queryByText('Upload failed for broken.jpg')).toBeNull())
    expect(sent).toEqual(['face.jpg', 'broken.jpg', 'side.jpg'])
  })

  it('a HEIC photo: named with the formats that work when it is chosen, before it costs an upload', async () => {
    const screen = renderScreen(testApp(), '/register')
    await screen.findByLabelText(/^Full Name/)
    box(screen).removeAttribute('accept')
    const photos = [new File(['x'], 'IMG_1.heic', { type: 'image/heic' }), new File(['x'], 'IMG_2.HEIC')]
    await screen.user.upload(box(screen), photos)
    for (const name of ['IMG_1.heic', 'IMG_2.HEIC'])
      screen.getByText(`${name} was not added. This is a HEIC photo. Please send it as JPEG, PNG or WebP.`)
    expect(screen.queryByRole('button', { name: /^Remove IMG/ })).toBeNull()
  })

  it('whoever leaves during the upload has sent nothing, and finds the files again', async () => {
    const uploads = heldUploads()
    const t = testApp()
    const screen = renderScreen(t, '/register')
    await fill(screen)
    await screen.user.upload(box(screen), [jpeg('face.jpg'), jpeg('side.jpg')])
    await submit(screen)
    const progress = await screen.findByRole('progressbar', { name: 'Uploading file 1 of 2' })
    expect(progress.getAttribute('aria-valuenow')).toBe('0')
    uploads.arrive()
    await screen.findByRole('progressbar', { name: 'Uploading file 2 of 2' })
    screen.go('/terms')
    await screen.findByRole('heading', { level: 1, name: 'Terms and Conditions' })
    uploads.arrive()
    screen.go('/register')
    await screen.findByRole('heading', { level: 1, name: 'Model Registration' })
    expect(screen.getByRole('button', { name: 'Remove face.jpg' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Remove side.jpg' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Submit Application' })).toBeTruthy()
    expect(t.db.select().from(signupRequests).all()).toEqual([])
  })

  it('a reload takes the files, and the form says which', async () => {
    sessionStorage.setItem('signupRequestFiles', JSON.stringify({ names: 'face.jpg, side.jpg' }))
    const screen = renderScreen(testApp(), '/register')
    expect(
      await screen.findByText(
        'Please choose your files again, because the page was reloaded: face.jpg, side.jpg.',
      ),
    ).toBeTruthy()
  })

  it.each([
    ['too long', `https://zoya.example/${'b'.repeat(480)}`, 'At most 500 characters'],
    ['of no page', 'ftp://zoya.example', 'Enter a web address that starts with https:// or http://'],
  ])('a portfolio link that is %s: the specified error next to the field', async (_, link, words) => {
    const t = testApp()
    const screen = renderScreen(t, '/register')
    await fill(screen, link)
    await submit(screen)
    expect(await screen.findByText(words)).toBeDefined()
    expect(t.db.select().from(signupRequests).all()).toEqual([])
  })
})
