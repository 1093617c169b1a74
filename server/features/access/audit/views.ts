import type { AuditLine } from '../../../../shared/access/team'
import { localSecond } from '../../../../shared/format'
import { type CsvColumn, timeHead } from '../../../core/files/csv'

/** The columns of the export. */
export const auditColumns: readonly CsvColumn<AuditLine>[] = [
  [timeHead('When'), ({ at }) => localSecond(at)],
  ['Who', ({ actor }) => actor],
  ['What', ({ action }) => action],
  ['Whom', ({ whom }) => whom],
  ['Id', ({ subject }) => subject],
  ['Detail', ({ detail }) => detail],
]
