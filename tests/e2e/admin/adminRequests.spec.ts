import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { axe, signIn, unlike } from '../adminPages'

/** A second of moving colour, filmed by the browser itself. */
async function clip(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 120, height: 160 })
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    recorder.start()
    for (let shade = 0; shade < 25; shade++) {
      if (pen) {
        pen.fillStyle = `rgb(${shade * 10} 60 60)`
        pen.fillRect(0, 0, 120, 160)
      }
      await new Promise((done) => setTimeout(done, 40))
    }
    await new Promise((done) => {
      recorder.onstop = done
      recorder.stop()
    })
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  })
  return Buffer.from(base64, 'base64')
}

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'

test('an applicant’s clip plays, the document is saved as it was sent, and both are removed when the request is withdrawn', {
  tag: '@slow',
}, async ({ page }) => {
  const name = unlike()
  await page.goto('/register')
  const files = [
    { name: 'walk.webm', mimeType: 'video/webm', buffer: await clip(page) },
    { name: 'book.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) },
  ]
  const portfolio_links: string[] = []
  for (const file of files) {
    const kept = await page.request.post('/media/upload', { multipart: { file, type: 'portfolio' } })
    portfolio_links.push((await kept.json()).data.url)
  }
  const sent = await page.request.post('/api/v1/agency/external/model-signup-request', {
    data: { name, email: `${name}@example.in`, contact: '+91 98200 54321', age: 22, portfolio_links },
  })
  expect(sent.status()).toBe(200)

  await signIn(page, `/admin/artist-requests?search=${name}`)
  await page.getByRole('button', { name: `View ${name}` }).click()
  const details = page.getByRole('dialog', { name: 'Artist Request Details' })
  const film = details.getByLabel(/walk\.webm/)
  const seen = () =>
    film.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true
      await video.play()
      return video.currentTime
    })
  await expect.poll(seen).toBeGreaterThan(0)
  await axe(page)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    details.getByRole('link', { name: 'book.pdf' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('book.pdf')
  expect(await readFile(await saved.path(), 'utf8')).toBe(PDF)

  // Withdrawn: the request is deleted, and the file behind the link that was just opened.
  const file = (await details.getByRole('link', { name: 'book.pdf' }).getAttribute('href')) ?? ''
  expect((await page.request.get(file)).status()).toBe(200)
  await details.getByRole('button', { name: 'Delete' }).press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Delete request' })
  await axe(page)
  await question.getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(page.getByText('No artist requests found')).toBeVisible()
  await expect(details).toBeHidden()
  expect((await page.request.get(file)).status()).toBe(404)
})
