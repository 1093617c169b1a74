import { agency, phoneLink } from '../../../shared/agency'
import { escapeHtml } from './html'

const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`
const mail = (address: string) => link(`mailto:${address}`, address)

const words = {
  needed: 'This page needs JavaScript.',
  reach: 'You can still reach us:',
}

/** The client-only page without scripts: it says that it needs them and how to reach the agency. */
export function withoutScripts(): string {
  const { email, bookings, phone, studio, studioLines, visits } = agency.contact
  const lines = [
    ...[email, bookings].filter(Boolean).map(mail),
    ...(phone ? [link(phoneLink(phone), phone)] : []),
    ...[studio, ...studioLines, visits].filter(Boolean).map(escapeHtml),
  ]
  if (lines.length === 0) return `<p>${escapeHtml(words.needed)}</p>`
  return `<p>${escapeHtml(words.needed)} ${escapeHtml(words.reach)}</p><address>${lines.join('<br />')}</address>`
}
