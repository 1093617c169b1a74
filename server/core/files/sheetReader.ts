import type { SheetText } from '../../workers/sheets'
import { createProcessQueue, usableMemory } from '../processes/childProcessQueue'

const LIMITS = {
  queue: 4,
  ms: 20_000,
  /** A full sheet takes 250 MB while it is read. */
  memory: Math.min(usableMemory(), 1024 ** 3) / 2,
}

export type Sheets = {
  /**
   * The rows of a CSV or XLSX file; see workers/sheets. Throws `TaskKilledError` over the time or memory limit,
   * `TaskRefusedError` with a `SheetRefusal`.
   */
  read(path: string): Promise<SheetText>
  /** The same with the rows above the heads, merged cells filled and the notes on cells. */
  readWhole(path: string): Promise<SheetText>
  close(): Promise<void>
}

/** Reads spreadsheets in a child process, one at a time. */
export function createSheets(): Sheets {
  const work = createProcessQueue('sheetProcess', LIMITS)
  return {
    read: (path) => work.run<SheetText>('read', { path }),
    readWhole: (path) => work.run<SheetText>('readWhole', { path }),
    close: () => work.close(),
  }
}
