import { describe, expect, it } from 'vitest'
import { aModel, aPicture } from '../../server/demo/builders/models'
import { renderOnServer } from '../helpers/screens/renderOnServer'
import { testApp } from '../helpers/testApp'

/** Every page that opens without a sign-in, and its specified title. */
const TITLES = {
  '/': 'Faces, as they are',
  '/models': 'Our Models',
  '/models/asha': 'Asha',
  '/book-model': 'Book a model',
  '/projects': 'Projects',
  '/about': 'About',
  '/contact': 'Get in Touch',
  '/register': 'Model Registration',
  '/terms': 'Terms and Conditions',
  '/privacy-policy': 'Privacy Policy',
  '/cookie-policy': 'Cookie Policy',
  '/signup': 'Create your account',
  '/login': 'Talent sign-in',
  '/forgot-password': 'Forgot password?',
  '/reset-password/abc': 'Set a new password',
  '/unsubscribe/abc': 'Unsubscribe',
  '/answer/abc': 'Can you do this?',
  '/admin/login': 'LOGIN PORTAL',
  '/nowhere': '404',
}

describe('a public page before any script', () => {
  it.each(Object.entries(TITLES))('%s is whole on a server that has no browser', async (address, title) => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' }, [{ type: 'profile_pic' }, {}])
    const html = await renderOnServer(t, address)
    expect(html).toMatch(new RegExp(`<h1[^>]*>(<[^>]+>|\\s)*${title.replace('?', '\\?')}`))
    // React writes this where a part gave up and waits for scripts.
    expect(html).not.toContain('<!--$!-->')
    // Both would need an exception in the content security policy.
    expect(html).not.toMatch(/ style="/)
    expect(html).not.toContain('data:image')
    expect(asha.slug).toBe('asha')
  })

  it('holds pictures with their sizes: the first fetched at once, the others when they are near', async () => {
    const t = testApp()
    for (let count = 0; count < 5; count++) aPicture(t, aModel(t).id, { type: 'profile_pic' })
    const html = await renderOnServer(t, '/models')
    const pictures = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
    expect(pictures).toHaveLength(5)
    for (const tag of pictures) expect(tag).toMatch(/src="\/media\/.*2000\.webp".*width="2000" height="2667"/)
    expect(html.match(/<source type="image\/avif" srcSet="\/media\/[^"]*2000w"/g)).toHaveLength(5)
    expect(pictures[0]).toContain('loading="eager" fetchPriority="high"')
    expect(pictures[4]).toContain('loading="lazy"')
  })
})

describe('a specified sentence before any script', () => {
  // React writes a comment between two texts of one element: what holds one is in pieces.
  it.each([
    ['/terms', /Last updated: \w+ \d+, \d{4} · current as of \w+ \d+, \d{4}/],
    ['/models', /Showing 1 of 1 models/],
    ['/', /© 2024(–\d{4})? Tehkhana/],
    ['/', /“[^<]+”/],
  ])('on %s is one text: %s', async (address, sentence) => {
    const t = testApp()
    aModel(t)
    expect(await renderOnServer(t, address)).toMatch(new RegExp(`>${sentence.source}<`))
  })
})
