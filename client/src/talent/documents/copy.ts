import { agency } from '../../../../shared/agency'

/** Copy of the talent's own documents. */
export const ownDocuments = {
  title: 'Documents',
  get lead() {
    return `Passport, contract, PAN and the like. Only the administrators of ${agency.name} can open them. They are deleted a year after their end. You can take back here what you gave, or`
  },
  loading: 'Loading your documents...',
  failed: 'We could not load your documents.',
  none: 'No documents yet.',
  fromAgency: 'from the agency',
  open: 'Open',
  ofThis: (act: string, kind: string) => `${act}: ${kind}`,
  add: 'Add a document',
  act: 'Send document',
  busy: 'Sending...',
  sent: 'Document sent',
  remove: 'Take back',
  removing: 'Taking back...',
  question: (kind: string) => `Take this document back: ${kind}?`,
  text: 'We delete it with its file. The agency may ask for it again.',
  removed: 'Document deleted',
  removeFailed: 'Not Deleted',
} as const
