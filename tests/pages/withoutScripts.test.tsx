// @module-tag slow
import { describe, expect, it } from 'vitest'
import { aModel } from '../../server/demo/builders/models'
import { agency, emptyAgency, setAgency } from '../../shared/agency'
import { afterThisTest } from '../helpers/cleanUp'
import { renderOnServer } from '../helpers/screens/renderOnServer'
import { testApp } from '../helpers/testApp'

/** The opening tag of a form's button by its words, and of the form that it sends. */
function buttonOf(html: string, words: string) {
  const forms = [...html.matchAll(/<form [^>]*>.*?<\/form>/gs)].map(([form]) => form)
  const form = forms.find((each) =>
    new RegExp(`<button[^>]*type="submit"[^>]*>(?:<svg.*?</svg>)?${words}`, 's').test(each),
  )
  const fields = [...(form ?? '').matchAll(/type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  return {
    action: /action="([^"]*)"/.exec(form ?? '')?.[1],
    method: /method="([^"]*)"/.exec(form ?? '')?.[1],
    sends: Object.fromEntries(fields.map(([, name, value]) => [name, value])),
  }
}

const roster = (count: number) => {
  const t = testApp()
  for (let at = 0; at < count; at++) aModel(t, { stageName: `Model ${at + 1}`, gender: 'female' })
  return t
}

describe('the roster without scripts', () => {
  it('links to every model on a page, and to every page', async () => {
    const html = await renderOnServer(roster(41), '/models?gender=Female&page=2')
    expect(html.match(/<a href="\/models\/[^"?]+"/g)).toHaveLength(20)
    for (const page of ['', '&amp;page=2', '&amp;page=3'])
      expect(html).toContain(`href="/models?gender=Female${page}"`)
    expect(html).toContain('Showing 20 of 41 models')
    expect(html).toContain('>Page 2 of 3<')
  })

  it('turns pages by buttons that send the filters along', async () => {
    const html = await renderOnServer(roster(41), '/models?gender=Female&page=2')
    const to = { action: '/models', method: 'get' }
    expect(buttonOf(html, 'Previous')).toEqual({ ...to, sends: { gender: 'Female' } })
    expect(buttonOf(html, 'Next')).toEqual({ ...to, sends: { gender: 'Female', page: '3' } })
    expect(buttonOf(html, 'Clear')).toEqual({ ...to, sends: {} })
  })

  it('filters by a form whose fields are those of the address', async () => {
    const html = await renderOnServer(roster(1), '/models?search=mod&gender=Female')
    const form = /<form [^>]*action="\/models"[^>]*>.*?<\/form>/s.exec(html)?.[0] ?? ''
    for (const name of ['search', 'gender', 'type_of_work', 'city']) expect(form).toContain(`name="${name}"`)
    expect(form).toContain('value="mod"')
    expect(form).toContain('<option value="Female" selected="">')
    expect(form).toMatch(/<noscript><button type="submit"[^>]*>Show models/)
  })

  it('clears by a button when nothing matches', async () => {
    const html = await renderOnServer(roster(1), '/models?search=nobody')
    expect(html).toContain('>No models found matching your criteria<')
    expect(buttonOf(html, 'Clear All Filters')).toEqual({ action: '/models', method: 'get', sends: {} })
  })
})

describe('a form without scripts', () => {
  it.each([
    ['/', 'hello@tehkhana.example'],
    ['/contact', 'hello@tehkhana.example'],
    ['/book-model', 'bookings@tehkhana.example'],
    ['/register', 'hello@tehkhana.example'],
    ['/signup', 'hello@tehkhana.example'],
    ['/login', 'hello@tehkhana.example'],
    ['/forgot-password', 'hello@tehkhana.example'],
    ['/reset-password/abc', 'hello@tehkhana.example'],
    ['/admin/login', 'hello@tehkhana.example'],
    ['/unsubscribe/abc', 'hello@tehkhana.example'],
    ['/answer/abc', 'bookings@tehkhana.example'],
  ])('on %s says that it needs them, and how to reach the agency', async (address, email) => {
    const html = await renderOnServer(testApp(), address)
    const words = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1]
    expect(words).toContain('This form needs JavaScript')
    expect(words).toContain('href="tel:+911155500142"')
    expect(words).toContain(`href="mailto:${email}"`)
  })

  it('says to switch them on where the agency has given no phone and no address', async () => {
    const before = agency
    afterThisTest(() => setAgency(before))
    const t = testApp()
    setAgency(emptyAgency)
    const words = /<noscript>(.*?)<\/noscript>/s.exec(await renderOnServer(t, '/contact'))?.[1]
    expect(words).toContain('Please switch it on and reload the page.')
    expect(words).not.toContain('href=')
  })

  it('leads from the booking form to the general address where there is no other', async () => {
    const before = agency
    afterThisTest(() => setAgency(before))
    const t = testApp()
    setAgency({ ...emptyAgency, contact: { ...emptyAgency.contact, email: 'hello@own.example' } })
    for (const address of ['/book-model', '/answer/abc']) {
      const words = /<noscript>(.*?)<\/noscript>/s.exec(await renderOnServer(t, address))?.[1]
      expect(words).toContain('href="mailto:hello@own.example"')
    }
  })

  it('leaves nothing of what was typed in the address when its button is pressed too early', async () => {
    for (const address of [
      '/',
      '/contact',
      '/book-model',
      '/register',
      '/signup',
      '/login',
      '/admin/login',
    ]) {
      const html = await renderOnServer(testApp(), address)
      const [form = ''] = /<form [^>]*>(?=.*?<(input|textarea|select))/s.exec(html) ?? []
      expect(form, address).toContain('method="dialog"')
    }
  })

  it.each([
    '/',
    '/contact',
    '/book-model',
    '/register',
    '/signup',
    '/login',
    '/forgot-password',
    '/reset-password/abc',
    '/admin/login',
    '/unsubscribe/abc',
  ])('on %s has a button that has the focus and keeps a press until they have come', async (address) => {
    const html = await renderOnServer(testApp(), address)
    const [, form = ''] = /<form [^>]*method="dialog"[^>]*>(.*?)<\/form>/s.exec(html) ?? []
    const buttons = form.match(/<button type="submit"[^>]*>/g)
    expect(buttons).toHaveLength(1)
    expect(buttons?.[0]).not.toContain('disabled')
  })

  it.each(['/login', '/signup'])(
    'on %s has no way to Google or Facebook until then either',
    async (address) => {
      const html = await renderOnServer(testApp(), address)
      for (const provider of ['Google', 'Facebook'])
        expect(html).toMatch(new RegExp(`<button[^>]* disabled=""[^>]*>Continue with ${provider}`))
    },
  )
})

describe('the navigation of a phone without scripts', () => {
  it('is a disclosure with the links of the navigation', async () => {
    const html = await renderOnServer(testApp(), '/about')
    const menu = /<details>.*?<\/details>/s.exec(html)?.[0] ?? ''
    expect(menu).toMatch(/<summary[^>]*aria-label="Menu"/)
    for (const to of ['/', '/models', '/projects', '/about', '/contact', '/signup', '/book-model'])
      expect(menu).toContain(`href="${to}"`)
  })
})
