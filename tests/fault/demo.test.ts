import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../server/core/projectRoot'
import { loadedFiles } from '../helpers/installed/loadedFiles'
import { aFolder } from '../helpers/servers/theServer'

const dist = join(projectRoot, 'dist/server')
/** A password that appears only in the demo's code. */
const DEMO_PASSWORD = 'darkroom-lamp'
const demoFiles = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js') && readFileSync(join(dist, file), 'utf8').includes(DEMO_PASSWORD))
  .map((file) => `file://${join(dist, file)}`)

describe('the demo in the production build', () => {
  it('is in a separate file that main.js loads only when it is needed', async () => {
    expect(demoFiles).toHaveLength(1)
    const main = `file://${join(dist, 'main.js')}`
    const without = await loadedFiles({ DEMO_DATA: 'false' })
    expect(without).toContain(main)
    expect(without).not.toContain(demoFiles[0])
    const seeded = await loadedFiles({ DEMO_DATA: 'true' })
    expect(seeded).toEqual(expect.arrayContaining([main, demoFiles[0]]))
  })

  it('is not loaded for a database with its own data, whatever DEMO_DATA is', async () => {
    const folder = aFolder()
    await loadedFiles({ DEMO_DATA: 'false' }, folder)
    expect(await loadedFiles({ DEMO_DATA: 'true' }, folder)).not.toContain(demoFiles[0])
  })
})
