import { act, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { serverPage } from '../../../helpers/screens/renderOnServer'
import { type TestApp, testApp } from '../../../helpers/testApp'

afterEach(() => {
  document.body.replaceChildren()
})

/** Shows the server's HTML, lets `before` act on it as a visitor does while the code is on its way, and hydrates it. */
async function hydrate(t: TestApp, address: string, before = () => {}, navigate = () => {}) {
  const { html, tree } = await serverPage(t, address, navigate)
  const place = document.createElement('div')
  place.innerHTML = html
  document.body.append(place)
  before()
  const mismatches: unknown[] = []
  render(tree, {
    container: place,
    hydrate: true,
    onRecoverableError: (error) => mismatches.push(error),
  })
  await act(async () => {})
  expect(mismatches).toEqual([])
}

const named = <Of extends Element>(name: string) => document.querySelector(`[name=${name}]`) as unknown as Of

describe('a page that takes over the server’s HTML', { tags: ['slow'] }, () => {
  it.each([
    '/',
    '/models',
    '/models/asha',
    '/book-model?model=asha',
    '/projects',
    '/contact',
    '/register',
    '/privacy-policy',
    '/cookie-policy',
    '/signup',
    '/login',
    '/nowhere',
  ])('draws %s as it is', async (address) => {
    const t = testApp()
    aModel(t, { stageName: 'Asha' }, [{ type: 'profile_pic' }])
    await hydrate(t, address)
  })

  it.each([
    ['/contact', 'message', 'Hello'],
    ['/contact', 'subject', 'press'],
    ['/book-model', 'details', 'Two looks'],
    ['/register', 'fullName', 'Asha Rao'],
    ['/signup', 'email', 'asha@agency.example'],
    ['/login', 'identification', 'asha'],
    ['/', 'email', 'asha@agency.example'],
  ])('%s keeps what was typed into %s before its code arrived', async (address, name, text) => {
    await hydrate(testApp(), address, () => {
      named<HTMLInputElement>(name).value = text
    })
    expect(named<HTMLInputElement>(name).value).toBe(text)
  })

  it('keeps a model that was chosen before the code arrived', async () => {
    const t = testApp()
    const { id } = aModel(t, { stageName: 'Asha' })
    await hydrate(t, '/book-model', () => {
      named<HTMLSelectElement>('modelId').value = id
    })
    expect(named<HTMLSelectElement>('modelId').value).toBe(id)
    await vi.waitFor(() => expect(document.querySelector('aside')?.textContent).toContain('Asha'))
  })

  it('takes the files that were chosen before the code arrived', async () => {
    await hydrate(testApp(), '/register', () => {
      const files = [
        new File(['MZ'], 'run.exe'),
        new File(['%PDF-1.7'], 'book.pdf', { type: 'application/pdf' }),
      ]
      Object.defineProperty(named('portfolioFiles'), 'files', { value: files })
    })
    expect(
      screen.getByText('Invalid file type: run.exe. Only images, videos, and PDFs are allowed.'),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Remove book.pdf' })).toBeTruthy()
  })

  it('fills a form from its draft, but not over what was typed', async () => {
    sessionStorage.setItem('enquiryDraft', JSON.stringify({ name: 'Asha', message: 'Kept' }))
    await hydrate(testApp(), '/contact', () => {
      named<HTMLTextAreaElement>('message').value = 'Typed'
    })
    expect(named<HTMLInputElement>('name').value).toBe('Asha')
    expect(named<HTMLTextAreaElement>('message').value).toBe('Typed')
  })
})

describe('what was opened before the code arrived', { tags: ['slow'] }, () => {
  it('the menu of a phone stays open, as the dialog that it is with scripts', async () => {
    await hydrate(testApp(), '/about', () => {
      document.querySelector('details')?.setAttribute('open', '')
    })
    const menu = screen.getByRole('dialog', { name: 'Menu' })
    expect(menu).toHaveProperty('open', true)
    expect(document.querySelector('details')).toBeNull()
    act(() => within(menu).getByRole('button', { name: 'Close menu' }).click())
    expect(menu).toHaveProperty('open', false)
  })

  it('the menu’s button keeps the focus', async () => {
    await hydrate(testApp(), '/about', () => document.querySelector('summary')?.focus())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }))
  })

  it('a filter that was chosen applies', async () => {
    const t = testApp()
    aModel(t)
    const gone = vi.fn()
    await hydrate(
      t,
      '/models',
      () => {
        named<HTMLSelectElement>('gender').value = 'Male'
      },
      gone,
    )
    expect(gone).toHaveBeenCalledWith('/models?gender=Male', expect.anything())
  })
})
