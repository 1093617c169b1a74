import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { busy } from './errors'
import { isSource, projectRoot } from './root'

const IDLE_MS = 10_000

/** What was asked took too long or too much memory, or broke the process down; the next task finds a new one. */
export class GivenUp extends Error {}

type Limits = { queue: number; ms: number; memory: number }
type Answer = { result?: unknown; error?: unknown }

/**
 * For work on what strangers send: one task at a time in a process of its own. A decoder that stands still, takes all
 * memory or breaks down takes that process with it and not the house; a thread could not be ended in the middle of
 * it. `ms` is the time a task may take, `memory` the bytes that the process may hold. The queue is bounded as in a
 * pool, and the process ends when idle.
 */
export function ownProcess(name: 'pictureProcess', { queue, ms, memory }: Limits) {
  const [file, execArgv] = isSource
    ? [`server/workers/${name}.ts`, ['--import', 'tsx']]
    : [`dist/server/workers/${name}.js`, []]
  let child: ChildProcess | null = null
  let answered = (_: Answer) => {}
  let before: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  function start(): ChildProcess {
    const started = fork(join(projectRoot, file), [String(memory)], {
      cwd: projectRoot,
      execArgv,
      serialization: 'advanced',
    })
    const ended = (why: unknown) => {
      if (child !== started) return
      child = null
      answered({ error: new GivenUp(`${name} ended: ${why}`) })
    }
    started.on('message', (answer: Answer) => answered(answer))
    started.on('exit', (code, signal) => ended(signal ?? code))
    started.on('error', ended)
    return started
  }

  function rest() {
    child?.kill('SIGKILL')
    child = null
  }

  async function perform(task: string, input: unknown): Promise<unknown> {
    if (isClosed) throw new GivenUp(`${name} is closed`)
    clearTimeout(idle)
    child ??= start()
    const at = child
    // Its end is waited for: until then it writes and holds memory.
    const late = setTimeout(() => at.kill('SIGKILL'), ms)
    const { result, error } = await new Promise<Answer>((resolve) => {
      answered = resolve
      at.send({ task, input })
    })
    clearTimeout(late)
    idle = setTimeout(rest, IDLE_MS).unref()
    if (error) throw error
    return result
  }

  return {
    /** Runs `task` of the process. Errors of the task are passed on; a full queue is a 503, too much is `GivenUp`. */
    async run<Result>(task: string, input: unknown): Promise<Result> {
      if (waiting >= queue) throw busy()
      waiting++
      const result = before.then(() => perform(task, input))
      before = result.catch(() => {}).finally(() => waiting--)
      return (await result) as Result
    },
    async close() {
      isClosed = true
      clearTimeout(idle)
      child?.kill('SIGKILL')
      await before
    },
  }
}
