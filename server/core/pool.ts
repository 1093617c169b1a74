import { join } from 'node:path'
import { Piscina } from 'piscina'
import { busy } from './errors'
import { isSource, projectRoot } from './root'

export type WorkerName = 'passwords' | 'cards' | 'demoPictures'

const IDLE_MS = 10_000

/**
 * Threads for work that would stop the event loop. The queue is bounded: beyond it the caller gets a 503 (S4).
 * Threads end when idle, so that a server at rest holds no memory for them.
 */
export function workerPool(name: WorkerName, threads: number, queue: number) {
  const limits = { minThreads: 0, maxThreads: threads, maxQueue: queue, idleTimeout: IDLE_MS }
  const pool = isSource
    ? new Piscina({
        ...limits,
        filename: join(projectRoot, 'server/core/sourceWorker.mjs'),
        workerData: { module: join(projectRoot, `server/workers/${name}.ts`) },
      })
    : new Piscina({ ...limits, filename: join(projectRoot, `dist/server/workers/${name}.js`) })
  return {
    /** Runs `task` of the worker's module. Errors of the task are passed on; a full queue is a 503. */
    async run<Result>(task: string, input: unknown): Promise<Result> {
      if (pool.queueSize >= queue) throw busy()
      return isSource ? pool.run({ task, input }) : pool.run(input, { name: task })
    },
    close: () => pool.destroy(),
  }
}
export type WorkerPool = ReturnType<typeof workerPool>
