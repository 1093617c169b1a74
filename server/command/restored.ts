import { restoreBackup, restoreCopy, settings } from './backups'
import { type Ask, openRestored, openSecrets, withoutCode } from './site/secrets'
import type { Finding } from './status'

/**
 * Does what `agency restore` was asked for, and then opens the stored secrets of the database. `refuse` throws for what it
 * does not know. Throws a StartupError.
 */
export async function restored(given: readonly string[], ask: Ask, refuse: () => never): Promise<Finding> {
  const place = settings()
  const { rest, code } = withoutCode(given, process.env)
  const [folder, copy, at] = rest
  const said = await restore(folder, copy, at, refuse)
  const { lines, isWrong } = await openRestored(place, code, ask)
  return { said: [said, ...lines].join('\n'), isWrong }
}

/** Opens the stored secrets of a restored database with the recovery code. `refuse` throws for what it does not know. Throws a StartupError. */
export async function openedSecrets(
  given: readonly string[],
  ask: Ask,
  refuse: () => never,
): Promise<Finding> {
  const place = settings()
  const { rest, code } = withoutCode(given, process.env)
  return rest.length > 0 ? refuse() : openSecrets(place, code, ask)
}

async function restore(
  folder: string | undefined,
  copy: string | undefined,
  at: string | undefined,
  refuse: () => never,
): Promise<string> {
  if (folder === '--replica') {
    if (copy !== undefined && (copy !== '--at' || at === undefined)) return refuse()
    const { restoreFromReplica } = await import('./replica')
    return restoreFromReplica(at)
  }
  if (folder === '--database') return copy === undefined ? refuse() : restoreCopy(copy)
  return folder === undefined ? refuse() : restoreBackup(folder)
}
