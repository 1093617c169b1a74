import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './projectRoot'

const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as { version: string }
const commitFile = join(projectRoot, 'dist/commit')
const commit = existsSync(commitFile) ? readFileSync(commitFile, 'utf8').trim() : ''

/** The package's version and the commit of the build, when known. */
export const release = { version, commit: commit === '' ? null : commit }

/** `1.0.0 (abc1234)`, for people. */
export const versionText = release.commit === null ? version : `${version} (${release.commit})`
