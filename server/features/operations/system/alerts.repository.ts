import { z } from 'zod'
import type { Db } from '../../../core/db/database'
import { readSetting, writeSetting } from '../../../core/db/settings'
import type { SentAlerts } from './alerts.rules'

const ALERTS_SENT = 'alerts-sent'
export const readSentAlerts = (db: Db): SentAlerts =>
  readSetting(db, ALERTS_SENT, z.record(z.string(), z.iso.datetime())) ?? {}
export const writeSentAlerts = (db: Db, sent: SentAlerts) => writeSetting(db, ALERTS_SENT, sent)
