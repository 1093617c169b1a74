import { writeFile } from 'node:fs/promises'
import type { sheet, variants } from './pictures'

// A process of its own for server/core/ownProcess: strangers' pictures are decoded here.

type Tasks = { variants: typeof variants; sheet: typeof sheet }
const LOOK_MS = 50
const memory = Number(process.argv[2])
const end = () => process.kill(process.pid, 'SIGKILL')

// A decoder asks nobody before it takes a gigabyte.
setInterval(() => {
  if (process.memoryUsage.rss() > memory) end()
}, LOOK_MS)
// And where the machine itself has no more, the kernel is to end this process, not the largest, which is the site.
// Elsewhere than on Linux there is no such file.
writeFile('/proc/self/oom_score_adj', '1000').catch(() => {})
// The house ends this process when it has answered what it took (R7); the signal comes to both at once.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
process.once('disconnect', end)

// Only now: it takes a moment, in which a signal would end the process.
const tasks: Promise<Tasks> = import('./pictures')

process.on('message', async ({ task, input }: { task: keyof Tasks; input: never }) => {
  const answer = await (await tasks)[task](input).then(
    (result) => ({ result }),
    (error: unknown) => ({ error }),
  )
  process.send?.({ ...answer, held: process.memoryUsage.rss() })
})
