import { type RestoreProgress, restoreProgress } from '../../../shared/operations/restores'
import { type CommandEnd, runAgency } from './agencyCommand'

/** What `agency restore --beside` prints: when the backup was made (ISO 8601), and how many files it has. */
type RestoredBeside = { madeAt: string; files: number }

/** The one restore that the site may have at a time. */
export type Restores = {
  /** Starts to restore the backup at a path beside the site; false while another one is at work or accepted. */
  start(source: string): Promise<void> | false
  /** Notes that what was restored is accepted; false when nothing is ready. */
  accept(): boolean
  /** Forgets one that is ready or was refused; false while it is at work. */
  forget(): boolean
  state():
    | { step: 'none' | 'restarting' }
    | { step: 'checking'; progress: RestoreProgress | null }
    | { step: 'refused'; reason: string }
    | ({ step: 'ready' } & RestoredBeside)
}

const linesOf = (printed: string) => printed.trim().split('\n')

/** The last whole line that says how far it is. */
function progressIn(printed: string): RestoreProgress | null {
  for (const line of linesOf(printed.slice(0, printed.lastIndexOf('\n') + 1)).reverse()) {
    try {
      return restoreProgress.parse(JSON.parse(line))
    } catch {
      // The beginning of a line was cut off, or it is the last one, of the result.
    }
  }
  return null
}

/** Restores in a process of its own: hashes and checks of a large backup keep nobody waiting. Tests give another `run`. */
export function createRestores(
  run: (source: string, hear: (printed: string) => void) => Promise<CommandEnd> = (source, hear) =>
    runAgency(['restore', '--beside', source], hear),
): Restores {
  let state: ReturnType<Restores['state']> = { step: 'none' }
  const isAtWork = () => state.step === 'checking' || state.step === 'restarting'
  return {
    start(source) {
      if (isAtWork()) return false
      state = { step: 'checking', progress: null }
      const hear = (printed: string) => {
        if (state.step === 'checking') state = { step: 'checking', progress: progressIn(printed) }
      }
      return run(source, hear).then(({ printed, fault }) => {
        const { madeAt, files }: RestoredBeside =
          fault === null ? JSON.parse(linesOf(printed).at(-1) ?? '') : { madeAt: '', files: 0 }
        state = fault === null ? { step: 'ready', madeAt, files } : { step: 'refused', reason: fault }
      })
    },
    accept() {
      if (state.step !== 'ready') return false
      state = { step: 'restarting' }
      return true
    },
    forget() {
      if (isAtWork()) return false
      state = { step: 'none' }
      return true
    },
    state: () => state,
  }
}
