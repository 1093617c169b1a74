import { agency } from '../../shared/agency'
import { withoutScripts as words } from '../../shared/firstWords'
import { escapeHtml } from './html'

const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`
const mail = (address: string) => link(`mailto:${address}`, address)

/** What a browser that runs no scripts shows on every page: that this one needs them, and how to reach the agency. */
export function withoutScripts(): string {
  const { contact, studio } = agency
  const lines = [
    mail(contact.email),
    mail(contact.bookings),
    link(contact.phoneLink, contact.phone),
    ...[studio.name, ...studio.lines, studio.visits].map(escapeHtml),
  ]
  return `<p>${escapeHtml(words.needed)} ${escapeHtml(words.reach)}</p><address>${lines.join('<br />')}</address>`
}
