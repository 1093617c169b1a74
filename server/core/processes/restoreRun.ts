import { type RestoreProgress, restoreProgress } from '../../../shared/operations/restores'
import { REPLICA_SOURCE } from '../replica/place'
import { type CommandEnd, runAgency } from './agencyCommand'

/** What `agency restore --beside` prints: as of when it is (ISO 8601), and how many files it has; null for a replica. */
type RestoredBeside = { madeAt: string; files: number | null }

/** Set for a restore from the replica. */
type OfReplica = { isReplica?: true }

/** What only the process of the restore gets to know, such as the key of a bucket. */
export type RestoreVariables = Readonly<Record<string, string>>

/** The one restore that the site may have at a time. */
export type Restores = {
  /** Starts to restore the backup at a path, or the replica, beside the site; false while another one is at work or accepted. */
  start(source: string, variables?: RestoreVariables): Promise<void> | false
  /** Notes that what was restored is accepted; false when nothing is ready. */
  accept(): boolean
  /** Forgets one that is ready or was refused; false while it is at work. */
  forget(): boolean
  state():
    | { step: 'none' }
    | ({ step: 'restarting' } & OfReplica)
    | ({ step: 'checking'; progress: RestoreProgress | null } & OfReplica)
    | ({ step: 'refused'; reason: string } & OfReplica)
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
  run: (
    source: string,
    hear: (printed: string) => void,
    variables: RestoreVariables,
  ) => Promise<CommandEnd> = (source, hear, variables) =>
    runAgency(['restore', '--beside', source], hear, variables),
): Restores {
  let state: ReturnType<Restores['state']> = { step: 'none' }
  const isAtWork = () => state.step === 'checking' || state.step === 'restarting'
  return {
    start(source, variables = {}) {
      if (isAtWork()) return false
      const of: OfReplica = source.startsWith(REPLICA_SOURCE) ? { isReplica: true } : {}
      state = { step: 'checking', progress: null, ...of }
      const hear = (printed: string) => {
        if (state.step === 'checking') state = { step: 'checking', progress: progressIn(printed), ...of }
      }
      return run(source, hear, variables).then(({ printed, fault }) => {
        const { madeAt, files }: RestoredBeside =
          fault === null ? JSON.parse(linesOf(printed).at(-1) ?? '') : { madeAt: '', files: 0 }
        state = fault === null ? { step: 'ready', madeAt, files } : { step: 'refused', reason: fault, ...of }
      })
    },
    accept() {
      if (state.step !== 'ready') return false
      state = { step: 'restarting', ...(state.files === null && { isReplica: true }) }
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
