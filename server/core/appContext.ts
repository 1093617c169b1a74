import { pino } from 'pino'
import { type Config, publicUrl } from './config'
import type { AppContext } from './context'
import { refuseUnknownActivityKinds } from './db/activityKinds'
import { openDatabase } from './db/database'
import { createCards } from './files/compCardRenderer'
import { createDownload } from './files/download'
import { createImages } from './files/imageProcessor'
import { createSheets } from './files/sheetReader'
import { createStorage } from './files/storage'
import { createTransport } from './mail/transport'
import { createPing } from './network/ping'
import { createWebhookPost } from './network/webhookPost'
import { createWebPush } from './network/webPush'
import { createBackups } from './processes/backupRun'
import { createMonitor } from './processes/monitor'
import { createRestores } from './processes/restoreRun'
import { migrationsFolder } from './projectRoot'
import { PAGES_BEFORE_OWN_CHECKPOINT } from './replica/litestream'
import { createPasswords } from './security/passwords'
import { createRateLimits } from './security/rateLimits'
import { deriveSecrets, masterSecret } from './security/secrets'

/** Opens the process-wide services. Throws a StartupError when the database cannot be used. */
export async function createAppContext(config: Config): Promise<AppContext> {
  const db = openDatabase(config.databasePath, migrationsFolder)
  refuseUnknownActivityKinds(db.$client)
  if (config.REPLICA_URL) db.$client.pragma(`wal_autocheckpoint = ${PAGES_BEFORE_OWN_CHECKPOINT}`)
  const storage = config.MEDIA_URL
    ? (await import('./files/openBucket')).openBucketStorage(config)
    : createStorage(config.uploadsDir)
  await storage.prepare()
  const clock = () => new Date()
  const log = pino({ level: config.LOG_LEVEL, base: null })
  const secrets = deriveSecrets(masterSecret(config.JWT_SECRET, config.dataDir))
  const site = publicUrl(config)
  return {
    config,
    db,
    clock,
    secrets,
    storage,
    images: createImages(),
    cards: createCards(),
    sheets: createSheets(),
    download: createDownload(),
    passwords: createPasswords(),
    limits: createRateLimits(db, config.RATE_LIMIT === 'on'),
    transport: createTransport(config, log),
    webhookPost: createWebhookPost(),
    // Push services take no plain http address; without https no browser asks for one of them either.
    webPush: createWebPush(secrets.push, site.startsWith('https:') ? site : 'mailto:nobody@localhost'),
    ping: createPing(),
    backups: createBackups(clock),
    copies: createBackups(clock),
    openBucket: async (place, keys) =>
      (await import('./files/publicBucket')).createPublicBuckets()(place, keys),
    restores: createRestores(),
    installation: null,
    isImage: false,
    restart() {},
    monitor: createMonitor(clock),
    log,
  }
}

/**
 * Ends the workers, checkpoints the write-ahead log and closes the database (R7). Where Litestream copies the log, that is
 * left to it.
 */
export async function closeAppContext(app: AppContext) {
  await Promise.all([app.images.close(), app.cards.close(), app.sheets.close(), app.passwords.close()])
  if (!app.config.REPLICA_URL) app.db.$client.pragma('wal_checkpoint(TRUNCATE)')
  app.db.$client.close()
}
