import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { ensureBrowser } from '../browser.mjs'
import { log, mustRun, root, runCli } from '../cli.mjs'
import { ensureInstalled } from '../install.mjs'

const SIZE = { width: 1200, height: 630 }
const target = path.join(root, 'server/demo/share.jpg')

/**
 * Draws the picture of a shared link without a model: the agency's name over a strip of the demo agency's pictures, in
 * the site's fonts. Run it when the demo's name or its pictures change, and commit the result.
 */
await runCli(async () => {
  await ensureInstalled()
  await ensureBrowser()
  const faces = (await mustRun(process.execPath, ['--import', 'tsx', 'scripts/pictures/shareFaces.ts']))
    .trim()
    .split('\n')
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
  const page = await browser.newPage({ viewport: SIZE })
  await page.setContent(sheet(faces))
  await page.evaluate(() => document.fonts.ready)
  writeFileSync(target, await page.screenshot({ type: 'jpeg', quality: 82 }))
  await browser.close()
  log(path.relative(root, target))
})

function data(file, type) {
  return `data:${type};base64,${readFileSync(file).toString('base64')}`
}

function sheet([name, line, ...faces]) {
  const font = data(path.join(root, 'client/src/design/theme/fonts/archivo.woff2'), 'font/woff2')
  const frames = faces.map(
    (file, at) =>
      `<figure${at === 2 ? ' class="chosen"' : ''}><img src="${data(path.join(root, file), 'image/webp')}" /></figure>`,
  )
  return `<!doctype html><style>
    @font-face { font-family: Archivo; font-weight: 400 820; font-stretch: 62% 125%; src: url(${font}) }
    * { margin: 0; box-sizing: border-box }
    body { width: 1200px; height: 630px; background: #12100e; color: #ede8de; font-family: Archivo; overflow: hidden;
      display: flex; flex-direction: column }
    .strip { display: grid; grid-template-columns: repeat(5, 1fr); gap: 2px; padding: 2px 0; background: #3d3832 }
    figure { height: 322px; overflow: hidden; position: relative }
    img { width: 100%; height: 100%; object-fit: cover; object-position: 50% 22%; display: block }
    .chosen::after { content: ''; position: absolute; inset: 8px; border: 7px solid #ce1719; border-radius: 46% 54% 50% 50% / 52% 48% 52% 48%; transform: rotate(-2deg) }
    .words { flex: 1; display: flex; flex-direction: column; justify-content: center; padding: 0 56px }
    h1 { font-weight: 820; font-stretch: 125%; font-size: 104px; line-height: 1; text-transform: uppercase;
      display: flex; align-items: center; gap: 0.34em; letter-spacing: 0 }
    h1::after { content: ''; width: 0.4em; height: 0.4em; background: #ce1719 }
    p { font-size: 32px; margin-top: 22px; color: #ada69b; font-stretch: 100% }
  </style><div class="strip">${frames.join('')}</div><div class="words"><h1>${name}</h1><p>${line}</p></div>`
}
