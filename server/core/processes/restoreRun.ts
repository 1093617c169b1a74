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
    | { step: 'none' | 'checking' | 'restarting' }
    | { step: 'refused'; reason: string }
    | ({ step: 'ready' } & RestoredBeside)
}

/** Restores in a process of its own: hashes and checks of a large backup keep nobody waiting. Tests give another `run`. */
export function createRestores(
  run: (source: string) => Promise<CommandEnd> = (source) => runAgency(['restore', '--beside', source]),
): Restores {
  let state: ReturnType<Restores['state']> = { step: 'none' }
  const isAtWork = () => state.step === 'checking' || state.step === 'restarting'
  return {
    start(source) {
      if (isAtWork()) return false
      state = { step: 'checking' }
      return run(source).then(({ printed, fault }) => {
        const { madeAt, files }: RestoredBeside =
          fault === null ? JSON.parse(printed) : { madeAt: '', files: 0 }
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
