import { runAgency } from './agencyCommand'

/** What the timer does at night, or the copy of the newest backup into the bucket. */
type BackupOption = '--nightly' | '--to-bucket'

/** The backup that the site makes: asked for in the back office, or at night. */
export type Backups = {
  /** Starts `agency backup`, with `option`; false while one runs. */
  start(option?: BackupOption): boolean
  /** Since when one runs, and why the last one could not be made; null for neither. */
  state(): { runningSince: string | null; fault: string | null }
}

/**
 * Runs `agency backup` in a process of its own, so that the checks of a large database keep nobody waiting. How it ended
 * is in the database, as for the one at night. Tests give another `run`.
 */
export function createBackups(
  clock: () => Date,
  run: (option?: BackupOption) => Promise<string | null> = runCommand,
): Backups {
  let runningSince: string | null = null
  let fault: string | null = null
  return {
    start(option) {
      if (runningSince !== null) return false
      runningSince = clock().toISOString()
      fault = null
      void run(option).then((found) => {
        runningSince = null
        fault = found
      })
      return true
    },
    state: () => ({ runningSince, fault }),
  }
}

/** Null, or what the command said last. */
const runCommand = async (option?: BackupOption) =>
  (await runAgency(['backup', ...(option ? [option] : [])])).fault
