import { join } from 'node:path'
import { Piscina } from 'piscina'
import { busy } from '../errors'
import { isSource, projectRoot } from '../projectRoot'

export type WorkerName = 'passwords' | 'cards' | 'databaseCheck'

const IDLE_MS = 10_000

/**
 * Worker threads for CPU-bound work. The queue is bounded: when full, callers get a 503 (S4). Idle threads
 * end, to free their memory.
 */
export function workerPool(name: WorkerName, threads: number, queue: number) {
  const limits = { minThreads: 0, maxThreads: threads, maxQueue: queue, idleTimeout: IDLE_MS }
  const pool = isSource
    ? new Piscina({
        ...limits,
        filename: join(projectRoot, 'server/core/processes/sourceWorker.mjs'),
        workerData: { module: join(projectRoot, `server/workers/${name}.ts`) },
      })
    : new Piscina({ ...limits, filename: join(projectRoot, `dist/server/workers/${name}.js`) })
  return {
    /** Runs `task` of the worker's module. Throws the task's errors, `busy` for a full queue. */
    async run<Result>(task: string, input: unknown): Promise<Result> {
      if (pool.queueSize >= queue) throw busy()
      return isSource ? pool.run({ task, input }) : pool.run(input, { name: task })
    },
    close: () => pool.destroy(),
  }
}
export type WorkerPool = ReturnType<typeof workerPool>
