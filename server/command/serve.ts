import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '../core/projectRoot'
import { StartupError } from '../core/startupError'
import { isRelease, takeOverSettings } from './site/settings'

/**
 * Runs the site in this process until a signal ends it, as `npm start` does on a clone. A release has no demo agency.
 * Throws a StartupError.
 */
export async function serve() {
  takeOverSettings()
  process.env.NODE_ENV ||= 'production'
  if (isRelease && !existsSync(join(projectRoot, 'server/demo/photos'))) {
    if (process.env.DEMO_DATA === 'true')
      throw new StartupError(
        'DEMO_DATA is true, but a release does not contain the photos of the demo agency. To see the demo, run npm start in a clone of the repository.',
      )
    process.env.DEMO_DATA ||= 'false'
  }
  await import(pathToFileURL(join(projectRoot, 'dist/server/main.js')).href)
}
