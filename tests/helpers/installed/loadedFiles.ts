import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { aFolder, theServer } from '../servers/theServer'

/** The files of the build, and of packages, that a server loaded from start to end. */
export async function loadedFiles(
  environment: Record<string, string>,
  folder = aFolder(),
): Promise<string[]> {
  const coverage = aFolder()
  const server = await theServer({ ...environment, NODE_V8_COVERAGE: coverage }, folder)
  expect((await server.stop()).code).toBe(0)
  return readdirSync(coverage).flatMap((file) =>
    (JSON.parse(readFileSync(join(coverage, file), 'utf8')) as { result: { url: string }[] }).result.map(
      ({ url }) => url,
    ),
  )
}
