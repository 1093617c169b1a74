import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { atDesk } from '../../helpers/desk/desk'
import { bytes } from '../../helpers/files/bodies'

const OPEN = '#804020'
const SECRET = '#ff00c8'
const WIDTHS = [240, 480, 640, 960, 1080, 2000]

/** Whether one pixel of a picture has the colour of the locked files. */
async function hasSecret(picture: Buffer): Promise<boolean> {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  for (let at = 0; at < data.length; at += 3)
    if ((data[at] ?? 0) > 200 && (data[at + 1] ?? 255) < 60 && (data[at + 2] ?? 0) > 150) return true
  return false
}

/** The photographs inside a PDF, which stores each as a JPEG of its own. */
function photographs(pdf: Buffer): Buffer[] {
  const found: Buffer[] = []
  for (let from = pdf.indexOf('\xff\xd8\xff', 0, 'latin1'); from >= 0; ) {
    const end = pdf.indexOf('endstream', from)
    found.push(pdf.subarray(from, end))
    from = pdf.indexOf('\xff\xd8\xff', end, 'latin1')
  }
  return found
}

/** A talent on a job and in a package: one open picture and one digital, and four that a booker may not see. */
async function aTalentWithLocked() {
  const d = atDesk()
  const { t, noor, desk } = d
  await t.ready
  const asha = aModel(t, { stageName: 'Asha', name: 'Asha Rao', isActive: true })
  const add = async (given: Parameters<typeof aPicture>[2], colour: string) => {
    const { id } = aPicture(t, asha.id, { isPublic: !given?.isLocked, ...given }).media
    const file = { create: { width: 300, height: 400, channels: 3, background: colour } } as const
    const work = t.storage.newIncoming()
    mkdirSync(work)
    for (const width of WIDTHS)
      writeFileSync(join(work, `${width}.webp`), await sharp(file).webp().toBuffer())
    await t.storage.keep(work, id)
    return id
  }
  const secret = [
    await add({ type: 'profile_pic', isLocked: true }, SECRET),
    await add({ type: 'polaroid_front', isLocked: true }, SECRET),
    await add({ type: 'gallery', isLocked: true }, SECRET),
    await add({ type: 'nude_front', isLocked: true }, SECRET),
  ]
  const open = await add({ type: 'gallery' }, OPEN)
  await add({ type: 'polaroid_left' }, OPEN)
  const job = await d.proposed('Neel', ['2026-03-20'], 'full', asha.id)
  const pack = await desk.packages.create({ title: 'Third Monsoon', modelIds: [asha.id] })
  const bearer = ['authorization', `Bearer ${t.tokenFor(noor)}`] as const
  return { ...d, asha, secret, open, job, pack, bearer }
}

it('D30 no address of a locked picture is in an answer to a booker', async () => {
  const { desk, t, asha, secret, open, job, pack, bearer } = await aTalentWithLocked()
  const get = async (path: string) =>
    (
      await t
        .http()
        .get(path)
        .set(...bearer)
    ).text
  const answers = {
    'card and panel': JSON.stringify(await desk.talents.get({ modelId: asha.id })),
    list: JSON.stringify(await desk.talents.list({})),
    'package builder': JSON.stringify(await desk.packages.get({ id: pack.id })),
    packages: JSON.stringify(await desk.packages.list({})),
    job: JSON.stringify(await desk.jobs.get({ number: job.number })),
    chart: JSON.stringify(await desk.chart.window({ from: '2026-03-02', days: 30 })),
    desk: JSON.stringify(await desk.today()),
    'GET /api/v1/desk/jobs': await get(`/api/v1/desk/jobs/${job.number}`),
    'GET /api/v1/desk/chart': await get('/api/v1/desk/chart?from=2026-03-02&to=2026-03-30'),
    'GET /public/models': await get(`/public/models/${asha.id}`),
    preview: (await t.http().get((await desk.packages.preview({ id: pack.id })).path)).text,
  }
  const withOpen = Object.keys(answers).filter((name) => answers[name as keyof typeof answers].includes(open))
  expect(withOpen).toEqual(expect.arrayContaining(['card and panel', 'package builder', 'job', 'list']))
  for (const [name, answer] of Object.entries(answers))
    for (const id of secret) expect([name, answer.includes(id)]).toEqual([name, false])
})

it('D30 the file of a locked picture is none for a booker, at any width, with her session or without', async () => {
  const { t, secret, open, bearer } = await aTalentWithLocked()
  const http = t.http()
  expect((await http.get(`/media/${open}/640.webp`)).status).toBe(200)
  for (const id of secret)
    for (const width of WIDTHS) {
      const path = `/media/${id}/${width}.webp`
      expect([path, (await http.get(path)).status]).toEqual([path, 404])
      expect([path, (await http.get(path).set(...bearer)).status]).toEqual([path, 404])
    }
})

it('D30 comp card and package have no pixel of a locked picture, as PDF and as JPEG', async () => {
  const { t, asha, secret, pack, bearer } = await aTalentWithLocked()
  expect(await hasSecret(readFileSync(t.storage.pathOf(secret[0] ?? '', '640.webp')))).toBe(true)
  const post = async (path: string, given: object) => {
    const answer = await t
      .http()
      .post(path)
      .send(given)
      .set(...bearer)
      .buffer()
      .parse(bytes)
    expect([path, answer.status]).toEqual([path, 200])
    return Buffer.from(answer.body as Uint8Array)
  }
  const files = {
    'comp-card.jpg': [await post('/exports/comp-card.jpg', { modelId: asha.id })],
    'comp-card.pdf': photographs(await post('/exports/comp-card.pdf', { modelId: asha.id })),
    'package.jpg': [await post('/exports/package.jpg', { id: pack.id, page: 1 })],
    'package.pdf': photographs(await post('/exports/package.pdf', { id: pack.id })),
  }
  for (const [name, pictures] of Object.entries(files)) {
    expect([name, pictures.length > 0]).toEqual([name, true])
    for (const picture of pictures) expect([name, await hasSecret(picture)]).toEqual([name, false])
  }
})
