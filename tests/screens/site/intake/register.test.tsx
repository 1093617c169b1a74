import { fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { signupRequests } from '../../../../drizzle/schema'
import { brokenLine, renderScreen } from '../../../helpers/screens/renderScreen'
import { silentSending } from '../../../helpers/screens/slowNetwork'
import { testApp } from '../../../helpers/testApp'

type Screen = ReturnType<typeof renderScreen>

const value = (screen: Screen, label: RegExp) => (screen.getByLabelText(label) as HTMLInputElement).value

async function fill(screen: Screen, { age = '22', link = '' } = {}) {
  const { user } = screen
  const type = (label: RegExp, text: string) => user.type(screen.getByLabelText(label), text)
  await screen.findByLabelText(/^Full Name/)
  await type(/^Full Name/, 'Zoya Khan')
  await type(/^Stage Name/, 'Zoya')
  await type(/^Age/, age)
  await user.selectOptions(screen.getByLabelText(/^Gender/), 'Prefer not to say')
  await user.selectOptions(screen.getByLabelText(/^Experience/), 'Beginner')
  await type(/^Email/, 'zoya@example.in')
  await type(/^Phone/, '+91 98200 54321')
  await type(/^Location/, 'Lucknow')
  if (link) await type(/^Portfolio Link/, link)
  await type(/^Bio/, 'I study textiles.')
  await type(/^Why do you want to join/, 'For the light.')
}
const submit = (screen: Screen) =>
  screen.user.click(screen.getByRole('button', { name: 'Submit Application' }))
const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type })
const upload = async (screen: Screen, files: File[]) => {
  const user = screen.user
  const input = screen.getByLabelText(/^Portfolio Files/)
  // Bypasses the input's own filter, as a drop would.
  input.removeAttribute('accept')
  await user.upload(input, files)
}

describe('/register', () => {
  it('has all specified fields and lists, and the link to the terms', async () => {
    const screen = renderScreen(testApp(), '/register')
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Model Registration')
    const main = screen.getByRole('main')
    const names = [...main.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
      ({ name }) => name,
    )
    for (const name of [
      'fullName',
      'stageName',
      'age',
      'height',
      'gender',
      'location',
      'experience',
      'instagram',
      'email',
      'phone',
      'portfolioLink',
      'portfolioFiles',
      'bio',
    ])
      expect(names).toContain(name)
    const options = (label: RegExp) =>
      [...(screen.getByLabelText(label) as HTMLSelectElement).options].map(({ value }) => value).slice(1)
    expect(options(/^Gender/)).toEqual(['Male', 'Female', 'Non-binary', 'Prefer not to say'])
    expect(options(/^Experience/)).toEqual(['Beginner', 'Intermediate', 'Experienced'])
    expect(main.querySelector('a[href="/terms"]')).not.toBeNull()
    expect(main.textContent).toContain('max 10MB each')
    expect(main.textContent).toContain('48-72 hours')
  })

  it("alerts 'Please fill in all required fields' and stores nothing", async () => {
    const t = testApp()
    const screen = renderScreen(t, '/register')
    await screen.findByLabelText(/^Full Name/)
    await submit(screen)
    const alert = await screen.findByText('Please fill in all required fields')
    expect(alert.closest('[role=alert]')).not.toBeNull()
    // Above the fields it is about, without covering any.
    const after = alert.compareDocumentPosition(screen.getByLabelText(/^Full Name/))
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(getComputedStyle(alert.closest('[role=alert]') as Element).position).not.toBe('sticky')
    // The focus moves after the alert is rendered, in an effect.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Full Name/)))
    expect(t.db.select().from(signupRequests).all()).toEqual([])
  })

  it('removes the alert once no field is marked any longer', async () => {
    const screen = renderScreen(testApp(), '/register')
    await fill(screen, { age: '17' })
    await submit(screen)
    await screen.findByText('You must be at least 18 years old')
    expect(screen.getByText(/^Please check the fields/)).toBeDefined()
    await screen.user.clear(screen.getByLabelText(/^Age/))
    await screen.user.type(screen.getByLabelText(/^Age/), '19')
    await waitFor(() => expect(screen.queryByText('You must be at least 18 years old')).toBeNull())
    expect(screen.queryByText(/^Please check the fields/)).toBeNull()
  })

  it('refuses an applicant aged 17', async () => {
    const t = testApp()
    const screen = renderScreen(t, '/register')
    await fill(screen, { age: '17' })
    await submit(screen)
    expect(await screen.findByText('You must be at least 18 years old')).toBeDefined()
    expect(t.db.select().from(signupRequests).all()).toEqual([])
  })

  it('sends the application and confirms it, with links to the models and home', async () => {
    const t = testApp()
    const screen = renderScreen(t, '/register')
    await fill(screen, { link: 'zoya.example/book' })
    await screen.user.dblClick(screen.getByRole('button', { name: 'Submit Application' }))
    expect(await screen.findByRole('heading', { name: 'Application Submitted' })).toBeDefined()
    const main = screen.getByRole('main')
    expect(main.textContent).toContain('48-72 hours')
    for (const path of ['/models', '/']) expect(main.querySelector(`a[href="${path}"]`)).not.toBeNull()
    const kept = t.db.select().from(signupRequests).all()
    expect(kept).toHaveLength(1)
    expect(kept).toMatchObject([
      {
        name: 'Zoya Khan',
        stageName: 'Zoya',
        age: 22,
        city: 'Lucknow',
        state: null,
        country: 'India',
        contact: '+91 98200 54321',
        experienceLevel: 'Beginner',
        portfolioLinks: ['https://zoya.example/book'],
        bio: 'I study textiles.',
        whyHire: 'For the light.',
      },
    ])
    for (const part of ['22', 'Prefer not to say', 'Beginner', 'For the light.'])
      expect(kept[0]?.notes).toContain(part)
    expect(sessionStorage.length).toBe(0)
  })

  it('keeps what was typed when the server does not answer, and after a reload', async () => {
    const t = testApp()
    const screen = renderScreen(t, '/register', { before: [brokenLine] })
    await fill(screen)
    await submit(screen)
    expect(await screen.findByText('Submission failed. Please try again.')).toBeDefined()
    screen.unmount()
    const again = renderScreen(t, '/register')
    await again.findByLabelText(/^Full Name/)
    expect(value(again, /^Full Name/)).toBe('Zoya Khan')
    expect(value(again, /^Why/)).toBe('For the light.')
    await submit(again)
    await again.findByRole('heading', { name: 'Application Submitted' })
    expect(t.db.select().from(signupRequests).all()).toHaveLength(1)
  })

  it('skips a file of a wrong type or size by its name, keeps the others, and shows sizes', async () => {
    const screen = renderScreen(testApp(), '/register')
    await screen.findByLabelText(/^Full Name/)
    await upload(screen, [
      file('walk.mp4', 'video/mp4', 3 * 1024 * 1024),
      file('run.exe', 'application/x-msdownload'),
      file('huge.pdf', 'application/pdf', 11 * 1024 * 1024),
      file('face.jpg', 'image/jpeg', 2048),
    ])
    expect(
      screen.getByText('Invalid file type: run.exe. Only images, videos, and PDFs are allowed.'),
    ).toBeDefined()
    expect(screen.getByText(/^huge\.pdf is 11\.0 MB\. Each file can be up to 10MB/)).toBeDefined()
    expect(screen.getByText('walk.mp4')).toBeDefined()
    expect(screen.getByText('3.0 MB')).toBeDefined()
    expect(screen.getByText('2 KB')).toBeDefined()
    await screen.user.click(screen.getByRole('button', { name: 'Remove walk.mp4' }))
    expect(screen.queryByText('walk.mp4')).toBeNull()
    expect(screen.getByText('face.jpg')).toBeDefined()
    // The pressed button is gone: focus the next file's button, or finally the file input.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove face.jpg' }))
    await screen.user.keyboard('{Enter}')
    expect(screen.queryByText('face.jpg')).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText(/^Portfolio Files/))
  })

  it('refuses an empty file by its name when it is selected', async () => {
    const screen = renderScreen(testApp(), '/register')
    await screen.findByLabelText(/^Full Name/)
    await upload(screen, [file('empty.jpg', 'image/jpeg', 0), file('face.jpg', 'image/jpeg', 2048)])
    expect(
      screen.getByText('empty.jpg is empty (0 KB) and was not added. Please choose another file.'),
    ).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Remove empty.jpg' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove face.jpg' })).toBeDefined()
  })

  it('still says why a file was refused after a choice that was cancelled', async () => {
    const screen = renderScreen(testApp(), '/register')
    await screen.findByLabelText(/^Full Name/)
    await upload(screen, [file('empty.jpg', 'image/jpeg', 0)])
    fireEvent.change(screen.getByLabelText(/^Portfolio Files/), { target: { files: [] } })
    expect(screen.getByText(/^empty\.jpg is empty/)).toBeDefined()
  })

  it('is not sent without a file that was cancelled during sending, until Submit is pressed again', async () => {
    const aborted = silentSending()
    const t = testApp()
    const screen = renderScreen(t, '/register')
    await fill(screen)
    await upload(screen, [file('face.jpg', 'image/jpeg'), file('profile.jpg', 'image/jpeg')])
    await submit(screen)
    await screen.user.click(await screen.findByRole('button', { name: 'Cancel the upload of face.jpg' }))
    const alert = await screen.findByText('You removed face.jpg during the upload.')
    expect(alert.closest('[role=alert]')?.textContent).toContain('Nothing is submitted yet.')
    expect(aborted).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('button', { name: /face\.jpg/ })).toBeNull()
    expect(t.db.select().from(signupRequests).all()).toEqual([])
    await screen.user.click(screen.getByRole('button', { name: 'Remove profile.jpg' }))
    await submit(screen)
    await screen.findByRole('heading', { name: 'Application Submitted' })
    expect(t.db.select().from(signupRequests).all()).toHaveLength(1)
  })

  it('accepts five files at most, including the link', async () => {
    const screen = renderScreen(testApp(), '/register')
    await screen.user.type(await screen.findByLabelText(/^Portfolio Link/), 'https://zoya.example')
    await upload(
      screen,
      [1, 2, 3, 4, 5].map((number) => file(`face-${number}.jpg`, 'image/jpeg')),
    )
    expect(screen.getByText('face-4.jpg')).toBeDefined()
    expect(screen.getByText(/^face-5\.jpg was not added\. You can add up to five/)).toBeDefined()
  })
})
