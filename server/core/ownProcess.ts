import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { busy } from './errors'
import { isSource, projectRoot } from './root'

const IDLE_MS = 10_000

/** What was asked took too long or too much memory, or broke the process down: it ended by a signal. The next task finds a new one. */
export class GivenUp extends Error {}

type Limits = { queue: number; ms: number; memory: number }
/** `held`: the bytes that the process still has when it answers. */
type Answer = { result?: unknown; error?: unknown; held?: number }

/**
 * For work on what strangers send: one task at a time in a process of its own. A decoder that stands still, takes all
 * memory or breaks down takes that process with it and not the house; a thread could not be ended in the middle of
 * it. `ms` is the time a task may take, `memory` the bytes that the process may hold. The queue is bounded as in a
 * pool, and the process ends when idle, or when after a task it still holds what the next one would be blamed for.
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
    const ended = (error: Error) => {
      if (child !== started) return
      child = null
      answered({ error })
    }
    started.on('message', (answer: Answer) => answered(answer))
    // One that cannot be started, or ends by itself, is this machine's trouble and not what was asked.
    started.on('exit', (code, signal) =>
      ended(
        signal ? new GivenUp(`${name} ended by ${signal}`) : new Error(`${name} ended with code ${code}`),
      ),
    )
    started.on('error', ended)
    return started
  }

  function rest() {
    child?.kill('SIGKILL')
    child = null
  }

  async function perform(task: string, input: unknown): Promise<unknown> {
    if (isClosed) throw busy()
    clearTimeout(idle)
    child ??= start()
    const at = child
    // Its end is waited for: until then it writes and holds memory.
    const late = setTimeout(() => at.kill('SIGKILL'), ms)
    const {
      result,
      error,
      held = 0,
    } = await new Promise<Answer>((resolve) => {
      answered = resolve
      // What goes wrong here shows in its end.
      at.send({ task, input }, () => {})
    })
    clearTimeout(late)
    if (held > memory / 2) rest()
    else idle = setTimeout(rest, IDLE_MS).unref()
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
