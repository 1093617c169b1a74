import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

function findRoot(from: string): string {
  if (existsSync(join(from, 'package.json'))) return from
  const above = dirname(from)
  if (above === from)
    throw new Error('The program is not in its project folder: no package.json found above it.')
  return findRoot(above)
}

/** The project's folder, from source and from the built bundle. */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)))

/** The migrations of this version. */
export const migrationsFolder = join(projectRoot, 'drizzle', 'migrations')

/** True in development and tests, false in the built bundle. */
export const isSource = import.meta.url.endsWith('.ts')
