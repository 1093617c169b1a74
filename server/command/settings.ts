import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { takeOverEnvFile } from '../core/config'
import { projectRoot } from '../core/projectRoot'

/** Where docs/operations/release.md puts releases and their settings. */
const RELEASES = '/opt/agency/releases'
const SETTINGS = '/etc/agency/env'

/** Whether this is an unpacked release, and not a clone: a release brings its Node along. */
export const isRelease = existsSync(join(projectRoot, 'bin/node'))

/** Fills unset variables from /etc/agency/env, and where nothing is installed from .env beside the program. */
export function takeOverSettings() {
  if (!projectRoot.startsWith(`${RELEASES}/`)) return takeOverEnvFile(projectRoot)
  if (existsSync(SETTINGS)) process.loadEnvFile(SETTINGS)
}
