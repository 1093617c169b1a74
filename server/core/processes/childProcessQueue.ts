import { type ChildProcess, fork } from 'node:child_process'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { busy } from '../errors'
import { isSource, projectRoot } from '../projectRoot'

const IDLE_MS = 10_000

/** The process was killed: out of time or memory, or crashed. The next task starts a new one. */
export class TaskKilledError extends Error {}

/** The task refused its input; `reason` is defined by the task. */
export class TaskRefusedError extends Error {
  constructor(readonly reason: string) {
    super(`refused: ${reason}`)
  }
}

/** The bytes that this machine has, or less where its container may not use them all. */
export const usableMemory = (): number =>
  Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

type ProcessName = 'pictureProcess' | 'sheetProcess'
type Limits = { queue: number; ms: number; memory: number }
/** `held`: the memory of the process in bytes when it answers. */
type Answer = { result?: unknown; refused?: string; error?: Error; code?: string; held?: number }

/**
 * Runs tasks on untrusted input in a child process, one at a time, so that a hang, OOM or crash kills only
 * that process. Worker threads cannot be interrupted. `ms` limits a task's time, `memory` the bytes of the
 * process. The queue is bounded. The process ends when idle, or after a task that left it too large for the
 * next.
 */
export function createProcessQueue(name: ProcessName, { queue, ms, memory }: Limits) {
  let child: ChildProcess | null = null
  let answered = (_: Answer) => {}
  let before: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  function start(): ChildProcess {
    const started = startProcess(name, memory, (error) => {
      if (child !== started) return
      child = null
      answered({ error })
    })
    started.on('message', (answer: Answer) => answered(answer))
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
    // Waits for the exit: until then the process still writes and holds memory.
    const late = setTimeout(() => at.kill('SIGKILL'), ms)
    const {
      result,
      refused,
      error,
      code,
      held = 0,
    } = await new Promise<Answer>((resolve) => {
      answered = resolve
      // A failed send shows as the process's exit.
      at.send({ task, input }, () => {})
    })
    clearTimeout(late)
    if (held > memory / 2) rest()
    else idle = setTimeout(rest, IDLE_MS).unref()
    if (refused !== undefined) throw new TaskRefusedError(refused)
    if (error) throw Object.assign(error, code !== undefined && { code })
    return result
  }

  return {
    /**
     * Runs `task`. Throws the task's errors, `busy` for a full queue, `TaskKilledError` and
     * `TaskRefusedError`.
     */
    async run<Result>(task: string, input: unknown): Promise<Result> {
      if (waiting >= queue) throw busy()
      waiting++
      const result = before.then(() => perform(task, input))
      // The caller handles the error; the next task ignores it.
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

/** Starts the process. A failed start or a normal exit is a fault of this machine, not of the input. */
function startProcess(name: ProcessName, memory: number, onEnd: (error: Error) => void): ChildProcess {
  const [file, execArgv] = isSource
    ? [`server/workers/${name}.ts`, ['--import', 'tsx']]
    : [`dist/server/workers/${name}.js`, []]
  const started = fork(join(projectRoot, file), [String(memory)], {
    cwd: projectRoot,
    execArgv,
    serialization: 'advanced',
  })
  started.on('exit', (code, signal) =>
    onEnd(
      signal
        ? new TaskKilledError(`${name} ended by ${signal}`)
        : new Error(`${name} ended with code ${code}`),
    ),
  )
  started.on('error', onEnd)
  return started
}
