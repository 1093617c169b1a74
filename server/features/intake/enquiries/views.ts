import { subjectWords } from '../../../../shared/agency/enquirySubjects'
import { localMinute } from '../../../../shared/format'
import type { Enquiry } from '../../../../shared/intake/enquiries'
import { type CsvColumn, timeHead } from '../../../core/files/csv'
import type { EnquiryRow } from './repository'

export const enquiryView = (row: EnquiryRow): Enquiry => ({
  id: row.id,
  name: row.name,
  email: row.email,
  subject: row.subject,
  message: row.message,
  status: row.status,
  isSpam: row.isSpam,
  createdAt: row.createdAt,
})

export const enquiryColumns: readonly CsvColumn<EnquiryRow>[] = [
  ['Name', (row) => row.name],
  ['Email', (row) => row.email],
  ['Subject', (row) => subjectWords(row.subject)],
  ['Message', (row) => row.message],
  ['Status', (row) => row.status],
  ['Spam?', (row) => (row.isSpam ? 'Yes' : 'No')],
  [timeHead('Date'), (row) => localMinute(row.createdAt)],
]
