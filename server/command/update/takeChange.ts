import { deriveSecrets, masterSecret } from '../../core/security/secrets'
import { takeWish } from '../../features/operations/system/changes.service'
import { settings } from '../backups'
import { machineRoot } from '../site/settings'

/** Takes the signed wish of the page System away and returns it as JSON, for `agency change`. Throws a StartupError. */
export function takeChange(): string {
  const config = settings()
  const secrets = deriveSecrets(masterSecret(config.JWT_SECRET, config.dataDir))
  return JSON.stringify(takeWish(machineRoot, secrets, new Date()))
}
