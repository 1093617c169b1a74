import { adminPaths } from '../../../../shared/adminPaths'
import type { WebhookData, WebhookEvent } from '../../../../shared/agency/webhookEvents'

/** A test is sent by hand and never queued. */
export type Sent = WebhookEvent | 'test'

const WORDS: Record<Sent, string> = {
  'booking.requested': 'New booking request',
  'enquiry.received': 'New enquiry',
  'application.received': 'New application',
  'desk.decided': 'Decision on the desk',
  'package.answered': 'Answer to a package',
  'call_sheet.issued': 'Call sheet issued',
  'hours.confirmed': 'Hours confirmed',
  'quote.accepted': 'Quote accepted',
  test: 'Test',
}

type Message = {
  event: Sent
  createdAt: string
  data: WebhookData
  site: string
  /** of the job that a decision was about */
  jobNumber: string | null
}

/** The page of the back office about an event. */
function pageOf({ event, jobNumber, data }: Pick<Message, 'event' | 'jobNumber' | 'data'>): string {
  if (event === 'application.received') return adminPaths.artistRequests
  if (event === 'package.answered') return adminPaths.package(data.id)
  if (event === 'quote.accepted') return adminPaths.paper(data.id)
  return jobNumber === null ? adminPaths.desk : adminPaths.job(jobNumber)
}

/**
 * The body of a delivery, as JSON: what happened by its ids, and a line with a link, which chat programs show. It
 * names nobody.
 */
export function bodyOf(message: Message): string {
  const { event, createdAt, data, site } = message
  const url = `${site}${pageOf(message)}`
  const kinds = [...new Set(data.activities?.map(({ kind }) => kind))].join(', ')
  const text = `${WORDS[event]}${kinds ? ` (${kinds})` : ''}: ${url}`
  return JSON.stringify({ type: event, timestamp: createdAt, data: { ...data, url }, text })
}
