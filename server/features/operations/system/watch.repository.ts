import {
  type OutsideWatch,
  outsideWatch,
  type WatchCall,
  watchCall,
} from '../../../../shared/operations/outsideWatch'
import type { Db } from '../../../core/db/database'
import { readSetting, writeSetting } from '../../../core/db/settings'

const WATCH = 'outside-watch'
export const readWatch = (db: Db): OutsideWatch['address'] =>
  readSetting(db, WATCH, outsideWatch)?.address ?? null
export const writeWatch = (db: Db, watch: OutsideWatch) => writeSetting(db, WATCH, watch)

const CALL = 'outside-watch-call'
export const readWatchCall = (db: Db): WatchCall | null => readSetting(db, CALL, watchCall.nullable())
export const writeWatchCall = (db: Db, call: WatchCall | null) => writeSetting(db, CALL, call)
