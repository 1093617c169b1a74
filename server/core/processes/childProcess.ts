import { writeFile } from 'node:fs/promises'

type Tasks = Record<string, (input: never) => Promise<unknown>>
const LOOK_MS = 50

/**
 * The other side of `createProcessQueue`, in the child process: runs the tasks that the server sends, and ends
 * over the memory limit of its first argument. `reasonOf` names why a task refused its input; null for other
 * errors. `load` is called after the signal handlers are set, because an import takes a moment.
 */
export function serveTasks(load: () => Promise<Tasks>, reasonOf: (error: unknown) => string | null) {
  const memory = Number(process.argv[2])
  const end = () => process.kill(process.pid, 'SIGKILL')
  // A decoder allocates gigabytes without warning.
  setInterval(() => {
    if (process.memoryUsage.rss() > memory) end()
  }, LOOK_MS)
  // Makes the kernel's OOM killer choose this process instead of the server. Linux only.
  writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})
  // The parent ends this process after its last task (R7), although signals reach both.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
  process.once('disconnect', end)

  const tasks = load()
  process.on('message', async ({ task, input }: { task: string; input: never }) => {
    const run = (await tasks)[task]
    const answer = await Promise.resolve(run?.(input)).then(
      (result) => ({ result }),
      // Serialization drops an error's class and code, so both go beside it.
      (error: unknown) => {
        const refused = reasonOf(error)
        return refused === null ? { error, code: (error as NodeJS.ErrnoException).code } : { refused }
      },
    )
    process.send?.({ ...answer, held: process.memoryUsage.rss() })
  })
}
