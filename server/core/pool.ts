import { join } from 'node:path'
import { Piscina } from 'piscina'
import { busy } from './errors'
import { isSource, projectRoot } from './root'

export type WorkerName = 'passwords' | 'pictures'

/**
 * Threads for work that would stop the event loop. The queue is bounded: beyond it the caller gets a 503 (S4).
 * Threads end when idle, so that a server at rest holds no memory for them.
 */
export function workerPool(name: WorkerName, threads: number, queue: number) {
  const file = isSource ? `server/workers/${name}.ts` : `dist/server/workers/${name}.js`
  const pool = new Piscina({
    filename: join(projectRoot, file),
    execArgv: isSource ? ['--import', 'tsx'] : [],
    minThreads: 0,
    maxThreads: threads,
    maxQueue: queue,
    idleTimeout: 10_000,
  })
  return {
    /** Runs `task` of the worker's module. Errors of the task are passed on; a full queue is a 503. */
    async run<Result>(task: string, input: unknown, signal?: AbortSignal): Promise<Result> {
      if (pool.queueSize >= queue) throw busy()
      return pool.run(input, { name: task, signal })
    },
    close: () => pool.destroy(),
  }
}
export type WorkerPool = ReturnType<typeof workerPool>
