import { expect, it } from 'vitest'
import { withFiles } from '../../helpers/desk/packageFiles'
import { bytes } from '../../helpers/files/bodies'

it.each([
  ['PDF', '/exports/package.pdf', {}],
  ['JPEG', '/exports/package.jpg', { page: 1 }],
])(
  'a draft whose sheet was taken as %s keeps its numbers, so that an answer by numbers means the same faces',
  async (_, file, page) => {
    const { t, noor, desk, pack, models, again, entries } = await withFiles()
    const [meher, kiran, ruhi] = models.map(({ id }) => id)
    const take = (given: object) =>
      t
        .http()
        .post(file)
        .send({ id: pack.id, ...page, ...given })
        .auth(t.tokenFor(noor), { type: 'bearer' })
        .buffer()
        .parse(bytes)
    const order = async (...modelIds: (string | undefined)[]) => {
      const now = await entries()
      const wanted = modelIds.flatMap((id) => now.filter(({ modelId }) => modelId === id))
      await desk.packages.setEntries({ id: pack.id, version: (await again()).version, entries: wanted })
      return Object.fromEntries((await again()).entries.map(({ name, number }) => [name, number]))
    }
    // Until then the numbers follow the order.
    expect(await order(ruhi, kiran, meher)).toEqual({ Ruhi: 1, Kiran: 2, Meher: 3 })
    if ('page' in page) expect((await take({ page: 7 })).status).toBe(404)
    expect((await again()).state).toBe('draft')
    expect((await take({})).status).toBe(200)
    expect((await again()).state).toBe('live')
    expect(await order(meher, ruhi, kiran)).toEqual({ Ruhi: 1, Kiran: 2, Meher: 3 })
    expect(await order(meher, ruhi)).toEqual({ Ruhi: 1, Meher: 3 })
    // Nor does a package that was closed and opened again forget it.
    await desk.packages.close({ id: pack.id, version: (await again()).version })
    await desk.packages.reopen({ id: pack.id, version: (await again()).version })
    expect(await order(ruhi, meher)).toEqual({ Ruhi: 1, Meher: 3 })
  },
)

it('the preview of a draft offers no sheet, which is taken on the page of the package, and looking at it changes nothing', async () => {
  const { t, desk, pack, link, allow, get, again } = await withFiles()
  await allow({ allowsPdf: true })
  const { path } = await desk.packages.preview({ id: pack.id })
  const before = t.db.$client.serialize()
  expect((await get(path)).text).not.toContain('faces.pdf')
  expect(t.db.$client.serialize().equals(before)).toBe(true)
  expect((await again()).state).toBe('draft')
  await link('Anil')
  const sent = await desk.packages.preview({ id: pack.id })
  expect((await get(sent.path)).text).toContain('faces.pdf')
})
