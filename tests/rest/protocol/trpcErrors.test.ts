import { describe, expect, it } from 'vitest'
import { testApp } from '../../helpers/testApp'

describe('S35 a call that tRPC refuses before it has a context', () => {
  const elevenNames = Array(11).fill('site.home.show').join(',')
  it.each([
    ['more than ten at once', `/trpc/${elevenNames}?batch=1`, 400],
    ['an address that nobody can decode', '/trpc/%E0%A4%A', 400],
    ['parameters of a connection', '/trpc/site.models.list?connectionParams=x', 400],
  ])('S35 has the id of its request: %s', async (_what, path, status) => {
    const answer = await testApp().http().get(path)
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toMatch('application/json')
    expect(answer.body.error.data).toMatchObject({
      httpStatus: status,
      requestId: expect.stringMatching(/^[\w-]{10,}$/),
    })
  })

  it('S35 answers a body that is too large as REST does', async () => {
    const body = { name: 'x'.repeat(110_000) }
    const answer = await testApp().http().post('/trpc/site.enquiries.send').send(body)
    expect(answer.status).toBe(413)
    expect(answer.body.error.message).toBe('The request is too large')
  })
})
