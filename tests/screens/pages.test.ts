import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { notFoundRoute, routes } from '../../client/src/routes'
import { isPage } from '../../server/http/pages/pageRoutes'
import { pages } from '../../shared/pages/pages'

const table = Object.values(pages)
const filesOf = (audience: string) =>
  readdirSync(`client/src/${audience}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('Page.tsx'))
    .map((file) => `${audience}/${file.replace(/\.tsx$/, '')}`)

describe('the table of pages', () => {
  it('lists every page component of the site and the account pages', () => {
    const sources = table
      .map(({ source }) => source as string)
      .filter((source) => !source.startsWith('talent/'))
    expect([...sources, 'site/notFound/NotFoundPage'].sort()).toEqual(
      ['site', 'account'].flatMap(filesOf).sort(),
    )
  })

  it.each(table)('$path leads to its component', async ({ path }) => {
    const route = routes.find((each) => each.path === path)
    expect(await route?.page.preload()).toHaveProperty('default', expect.any(Function))
  })

  it('is the only way to a page, in the browser and on the server', () => {
    const outside = routes.map(({ path }) => path).filter((path) => !/^\/(admin|design)/.test(path))
    expect(outside).toEqual(table.map(({ path }) => path))
    expect(isPage('/nowhere')).toBe(false)
    expect(notFoundRoute.path).toBe('/*?')
    for (const { path } of table) expect(isPage(path.replace(/:\w+\??/, 'x'))).toBe(true)
  })
})
