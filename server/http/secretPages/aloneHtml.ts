import { agency, bookingsEmail, phoneLink } from '../../../shared/agency'
import { html, type Markup } from './markup'

/** The agency's name as it stands at the top of a page behind a secret link. */
export const markHtml = (): Markup => html`<span class="mark">${agency.name}</span>`

/** A page that says one thing and nothing else. */
export function aloneHtml(title: string, content: Markup): Markup {
  const { phone } = agency.contact
  return html`<main class="ink"><div class="alone"><div class="top">${markHtml()}</div>
<div class="mid"><h1 class="title">${title}</h1>${content}</div>
<p class="end edge">${phone ? html`<a href="${phoneLink(phone)}">${phone}</a>` : ''}</p></div></main>`
}

/** The page of a link that opens nothing: nobody can tell why. */
export function closedAlone(title: string): Markup {
  const email = bookingsEmail()
  return aloneHtml(title, html`${email && html`<p>Write to <a href="mailto:${email}">${email}</a></p>`}`)
}
