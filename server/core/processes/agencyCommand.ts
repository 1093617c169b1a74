import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../projectRoot'

const OUTPUT_MAX = 20_000

/** What a command printed, and why it failed; `fault` is null when it did not. */
export type CommandEnd = { printed: string; fault: string | null }

/**
 * Runs the command `agency` in a process of its own with a lower priority, so that long work keeps nobody waiting. Never
 * rejects. `hear` gets what it prints as it comes; `variables` are added to its environment, which no other user can read.
 */
export const runAgency = (
  given: readonly string[],
  hear: (printed: string) => void = () => {},
  variables: Readonly<Record<string, string>> = {},
) =>
  new Promise<CommandEnd>((done) => {
    const command = [join(projectRoot, 'dist/server/agency.js'), ...given]
    const child = spawn(process.execPath, command, {
      cwd: projectRoot,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const said = { stdout: '', stderr: '' }
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].on('data', (part) => {
        said[stream] = (said[stream] + part).slice(-OUTPUT_MAX)
        if (stream === 'stdout') hear(said.stdout)
      })
    child.once('spawn', () => {
      try {
        setPriority(child.pid ?? 0, constants.priority.PRIORITY_BELOW_NORMAL)
      } catch {
        // It has ended already.
      }
    })
    child.once('error', (error) => done({ printed: '', fault: error.message }))
    child.once('close', (code) => {
      const fault = code === 0 ? null : said.stderr.trim() || `It ended with ${code}.`
      done({ printed: said.stdout.trim(), fault })
    })
  })
