import { localSecond } from '../../../shared/format'
import { type CsvColumn, timeHead } from '../../core/files/csv'
import type { AuditRow } from './repository'

/** The columns of the export. */
export const auditColumns: readonly CsvColumn<AuditRow>[] = [
  [timeHead('When'), ({ at }) => localSecond(at)],
  ['Who', ({ actor }) => actor],
  ['What', ({ action }) => action],
  ['Whom', ({ whom }) => whom],
  ['Id', ({ subject }) => subject],
  ['Detail', ({ detail }) => detail],
]
