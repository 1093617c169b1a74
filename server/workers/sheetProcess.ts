import { serveTasks } from '../core/processes/childProcess'

// The child process of server/core/processes/childProcessQueue: reads untrusted spreadsheets.

let refusal: ((error: unknown) => string | null) | undefined

serveTasks(
  async () => {
    const { SheetRefused, read, readWhole } = await import('./sheets')
    refusal = (error) => (error instanceof SheetRefused ? error.reason : null)
    return { read, readWhole }
  },
  (error) => refusal?.(error) ?? null,
)
