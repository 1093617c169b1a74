import { writeFile } from 'node:fs/promises'
import type { icon, shareJpeg } from './brandPictures'
import type { PictureRefused, sheet, variants } from './pictures'

// The child process of server/core/processes/childProcessQueue: decodes untrusted pictures.

type Run = {
  variants: typeof variants
  sheet: typeof sheet
  icon: typeof icon
  shareJpeg: typeof shareJpeg
}
type Tasks = Run & { PictureRefused: typeof PictureRefused }
const LOOK_MS = 50
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

// Loaded after the signal handlers, because the import takes a moment.
const tasks: Promise<Tasks> = Promise.all([import('./pictures'), import('./brandPictures')]).then(
  ([pictures, brandPictures]) => ({ ...pictures, ...brandPictures }),
)

process.on('message', async ({ task, input }: { task: keyof Run; input: never }) => {
  const { PictureRefused, ...run } = await tasks
  const answer = await run[task](input).then(
    (result) => ({ result }),
    // Serialization drops an error's class and code, so both go beside it.
    (error: unknown) =>
      error instanceof PictureRefused
        ? { refused: error.reason }
        : { error, code: (error as NodeJS.ErrnoException).code },
  )
  process.send?.({ ...answer, held: process.memoryUsage.rss() })
})
