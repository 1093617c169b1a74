/** What other programs can be told. Free of zod. */
export const WEBHOOK_EVENTS = [
  'booking.requested',
  'enquiry.received',
  'application.received',
  'desk.decided',
  'package.answered',
  'call_sheet.issued',
  'hours.confirmed',
  'quote.accepted',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** What happened, by ids: who may know more asks the API with a key. */
export type WebhookData = {
  id: string
  /** of what belongs to one job */
  jobId?: string
  /** of a decision of the desk: what it did, in the order of writing; `kind` is that of the activity */
  activities?: {
    number: number
    kind: string
    jobId: string | null
    claimId: string | null
    modelId: string | null
    clientId: string | null
    deskItemId: string | null
  }[]
}
