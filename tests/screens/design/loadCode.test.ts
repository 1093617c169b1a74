import { afterEach, expect, it, vi } from 'vitest'
import { loadCode } from '../../../client/src/lib/loading/loadCode'

afterEach(() => vi.unstubAllGlobals())

/** What is fetched; the names in `missing` do not come. */
function aNetwork(missing: Set<string>) {
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (href: string) => {
    const name = new URL(href).pathname
    fetched.push(name)
    if (missing.has(name)) throw new TypeError('Failed to fetch')
    return new Response('', { status: name === '/assets/old.js' ? 404 : 200 })
  })
  return fetched
}

it('imports nothing before all of its code has come, and fetches again what did not', async () => {
  const missing = new Set(['/assets/b.js'])
  const fetched = aNetwork(missing)
  const load = vi.fn(async () => 'the code')
  await expect(loadCode(load, ['assets/a.js', 'assets/b.js'])).rejects.toThrow('Failed to fetch')
  expect(load).not.toHaveBeenCalled()
  missing.clear()
  await expect(loadCode(load, ['assets/a.js', 'assets/b.js'])).resolves.toBe('the code')
  expect(fetched).toEqual(['/assets/a.js', '/assets/b.js', '/assets/b.js'])
})

it('imports nothing of a build that is no longer there', async () => {
  aNetwork(new Set())
  const load = vi.fn()
  await expect(loadCode(load, ['assets/old.js'])).rejects.toThrow('404')
  expect(load).not.toHaveBeenCalled()
})

it('imports at once what needs no file', async () => {
  await expect(loadCode(async () => 'the code')).resolves.toBe('the code')
})
