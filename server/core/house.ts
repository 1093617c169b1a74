import { join } from 'node:path'
import { pino } from 'pino'
import { createCards } from './cards'
import type { Config } from './config'
import type { House } from './context'
import { openDatabase } from './database'
import { createImages } from './images'
import { createPasswords } from './passwords'
import { createRateLimits } from './rateLimits'
import { projectRoot } from './root'
import { deriveSecrets, masterSecret } from './secrets'
import { createStorage } from './storage'

const MIGRATIONS = join(projectRoot, 'drizzle', 'migrations')

/** Opens everything that lives as long as the process. Throws a Refusal when the database cannot be used. */
export async function openHouse(config: Config): Promise<House> {
  const db = openDatabase(config.databasePath, MIGRATIONS)
  const storage = createStorage(config.uploadsDir)
  await storage.prepare()
  return {
    config,
    db,
    clock: () => new Date(),
    secrets: deriveSecrets(masterSecret(config.JWT_SECRET, config.dataDir)),
    storage,
    images: createImages(),
    cards: createCards(),
    passwords: createPasswords(),
    limits: createRateLimits(db, config.RATE_LIMIT === 'on'),
    log: pino({ level: config.LOG_LEVEL, base: null }),
  }
}

/** Ends the threads, folds the write-ahead log back into the database and closes it (R7). */
export async function closeHouse(house: House) {
  await Promise.all([house.images.close(), house.cards.close(), house.passwords.close()])
  house.db.$client.pragma('wal_checkpoint(TRUNCATE)')
  house.db.$client.close()
}
