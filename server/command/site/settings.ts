import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { takeOverEnvFile } from '../../core/config'
import { projectRoot } from '../../core/projectRoot'
import { placesOf } from './machine'

/** Before every path that the command uses; tests set it to a folder of their own. */
export const machineRoot = process.env.AGENCY_ROOT || '/'

/** Whether this is an unpacked release, and not a clone: a release brings its Node along. */
export const isRelease = existsSync(join(projectRoot, 'bin/node'))

/** Whether this release is the image of the Dockerfile, which leaves this file beside it. */
export const isImage = existsSync(join(projectRoot, 'container-image'))

/** Whether this release was installed by `agency setup`, and is not just unpacked somewhere. */
export const isInstalled = (): boolean =>
  projectRoot.startsWith(`${placesOf({ root: machineRoot }).releases}/`)

/** Fills unset variables from /etc/agency/env, and where nothing is installed from .env beside the program. */
export function takeOverSettings() {
  const { settings } = placesOf({ root: machineRoot })
  if (!isInstalled()) return takeOverEnvFile(projectRoot)
  if (existsSync(settings)) process.loadEnvFile(settings)
}
