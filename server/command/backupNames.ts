const NAME = /^agency-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d$/

/** `agency-2026-11-21T22-00-00`, in UTC. */
export const backupNameAt = (now: Date): string =>
  `agency-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`

/** Whether the nightly job made a folder of this name, and removes it later. */
export const isBackup = (name: string): boolean => NAME.test(name)
