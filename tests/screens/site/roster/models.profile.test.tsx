import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aModel, aPicture } from '../../../../server/demo/builders/models'
import { brokenLine, renderScreen } from '../../../helpers/screens/renderScreen'
import { testApp } from '../../../helpers/testApp'

/** The facts of a `dl` as pairs of texts. */
const facts = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]),
  )

describe('/models/{id or slug}', () => {
  it('shows pictures for a model without a text, if there are any', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Mira' })
    const kavi = aModel(t, { stageName: 'Kavi' })
    aPicture(t, kavi.id)
    const { unmount } = renderScreen(t, '/models/mira')
    const about = await screen.findByRole('region', { name: 'About' })
    expect(about.textContent).toBe('AboutNot set')
    unmount()
    renderScreen(t, '/models/kavi')
    expect(await screen.findByText('No description yet.')).toBeTruthy()
  })

  it('leaves no empty lines for a model with nothing but a name', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Mira' })
    renderScreen(t, '/models/mira')
    await screen.findByRole('region', { name: 'About' })
    const lines = within(screen.getByRole('main')).getAllByRole('paragraph')
    expect(lines.filter(({ textContent }) => textContent === '')).toEqual([])
  })

  it('shows all public facts, with centimetres next to feet and half inches', async () => {
    const t = testApp()
    const asha = aModel(t, {
      stageName: 'Asha Rao',
      gender: 'female',
      dateOfBirth: '2000-03-03',
      city: 'Pune',
      height: '5ft 11in',
      bust: 34,
      waist: 24.5,
      hips: null,
      shoeSize: 8,
      hairColor: 'Black',
      eyeColor: null,
      bio: 'Found on a night bus.',
      languages: ['Hindi', 'Khasi'],
    })
    renderScreen(t, '/models/asha-rao', { hasStyles: true })
    expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeTruthy()
    expect(facts()).toEqual({
      Age: '25',
      Gender: 'Female',
      Height: '180 cm / 5ft 11in',
      Location: 'Pune',
      Status: 'Available',
      Bust: '86 cm / 34"',
      Waist: '62 cm / 24.5"',
      Hips: 'Not set',
      'Shoe size': 'EU 42 / US 10 / UK 8',
      Hair: 'Black',
      Eyes: 'Not set',
    })
    expect(screen.getByText('Found on a night bus.')).toBeTruthy()
    expect(screen.getByText('Hindi, Khasi')).toBeTruthy()
    const book = screen.getByRole('button', { name: 'Book this model' })
    expect(book.getAttribute('href')).toBe(`/book-model?model=${asha.id}`)
    expect(document.title).toMatch(/^Asha Rao/)
  })

  it('shows an unreadable height as it was entered', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Asha', height: 'rather tall' })
    renderScreen(t, '/models/asha')
    await screen.findByRole('heading', { level: 1 })
    expect(facts().Height).toBe('rather tall')
  })

  it.each(['booked', 'other'] as const)(
    'disables the button when the model is %s, and shows an alternative',
    async (availability) => {
      const t = testApp()
      aModel(t, { stageName: 'Asha', availability })
      renderScreen(t, '/models/asha', { hasStyles: true })
      const button = await screen.findByRole('button', { name: 'CURRENTLY UNAVAILABLE' })
      expect(button).toHaveProperty('disabled', true)
      const note = document.getElementById(button.getAttribute('aria-describedby') ?? '')
      expect(note?.textContent).toMatch(/check back later/)
      expect(screen.queryByRole('button', { name: 'Book this model' })).toBeNull()
      expect(screen.getByRole('link', { name: 'Ask about dates' }).getAttribute('href')).toBe('/contact')
      expect(facts().Status).toBe('Booked')
    },
  )

  it('steps through the pictures by keyboard, the profile image first and without locked ones', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    aPicture(t, asha.id, { type: 'editorial' })
    aPicture(t, asha.id, { type: 'gallery', isLocked: true })
    const profile = aPicture(t, asha.id, { type: 'profile_pic' })
    const { user } = renderScreen(t, '/models/asha')
    const gallery = await screen.findByRole('region', { name: 'Photos of Asha' })
    const pictures = within(gallery).getAllByRole('img')
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
      'Asha, frame 1 of 2',
      'Asha, frame 2 of 2',
    ])
    expect(pictures[0]?.getAttribute('src')).toContain(profile.media.id)
    await user.click(within(gallery).getByRole('button', { name: 'Frame 1 of 2' }))
    await user.keyboard('{ArrowRight}')
    expect(within(gallery).getByRole('button', { name: 'Frame 2 of 2' }).getAttribute('aria-current')).toBe(
      'true',
    )
    await user.click(within(gallery).getByRole('button', { name: 'Full screen' }))
    expect(screen.getByRole('dialog', { name: 'Photos of Asha' })).toBeTruthy()
  })

  it('suggests up to six other models, and a click on one shows its profile', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Asha' })
    for (let count = 1; count <= 8; count++) aModel(t, { stageName: `Other ${count}` })
    const { user } = renderScreen(t, '/models/asha')
    const related = within(await screen.findByRole('list', { name: 'Related Models' })).getAllByRole('link')
    expect(related).toHaveLength(6)
    await user.click(related[0] as HTMLElement)
    expect(await screen.findByRole('heading', { level: 1, name: 'Other 8' })).toBeTruthy()
  })

  it('sets every value at a glance in one font, and only measurements in the mono one', async () => {
    const t = testApp()
    aModel(t, { stageName: 'Asha', height: '5ft 11in', waist: 24 })
    renderScreen(t, '/models/asha')
    // One class, one style: jsdom does not read text styles.
    const stylesOf = async (name: string) => {
      const values = within(await screen.findByRole('region', { name })).getAllByRole('definition')
      return new Set(values.map((value) => value.className))
    }
    const [plain, ...others] = await stylesOf('At a glance')
    expect(others).toEqual([])
    const physical = await stylesOf('Physical details')
    expect(physical.size).toBe(2)
    expect(physical).toContain(plain)
  })

  it('shows a not-found message with a link back', async () => {
    renderScreen(testApp(), '/models/nobody')
    expect(await screen.findByRole('heading', { level: 1, name: 'Model Not Found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to Models' }).getAttribute('href')).toBe('/models')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  it.each(['/models/nobody', '/nowhere'])(
    '%s shows six featured models who can be booked',
    async (address) => {
      const t = testApp()
      for (let at = 0; at < 8; at++)
        aModel(t, {
          stageName: `Asha ${at}`,
          isFeatured: true,
          availability: at === 3 ? 'booked' : 'available',
        })
      aModel(t, { stageName: 'Devan' })
      renderScreen(t, address)
      const faces = await screen.findByRole('list', { name: 'Some of our models' })
      expect(within(faces).getAllByRole('link')).toHaveLength(6)
      expect(within(faces).queryByRole('link', { name: /Asha 3|Devan/ })).toBeNull()
    },
  )

  it('shows the same message when loading fails, with a way to retry', async () => {
    renderScreen(testApp(), '/models/asha', { before: [brokenLine] })
    expect(await screen.findByRole('heading', { level: 1, name: 'Model Not Found' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})
