import { agency, phoneLink } from '../../../shared/agency'
import { dayAndMonth } from '../../../shared/desk/dayWords'
import { localDay } from '../../../shared/format'
import type { SharedQuote } from '../../../shared/money/paperLinks'
import { amountWords, rupees } from '../../../shared/money/rupees'
import { markHtml } from '../secretPages/aloneHtml'
import { html, type Markup } from '../secretPages/markup'

/** The styles of a quote, over those of the other papers. */
export const QUOTE_STYLES = `
.paper .of { list-style: none; padding: 0; border-top: 1px solid var(--fg); }
.paper .of li { display: flex; justify-content: space-between; gap: 16px; padding: 8px 0; border-bottom: 1px solid var(--line); }
.paper .of span:first-child { min-width: 0; overflow-wrap: anywhere; }
.paper .of span:last-child { font-family: var(--mono); white-space: nowrap; }
.paper form { display: grid; gap: 14px; width: 100%; }
`

/** What was typed and refused. */
type Refused = { message: string; name: string }

/** A quote as its client sees it: what it is for, the PDF, and a form that accepts it in a name. */
export function quoteHtml(quote: SharedQuote, pdf: string, refused: Refused | null): Markup {
  const { number, seller, title, lines, taxPaise, roundOffPaise, totalPaise, validUntil } = quote
  const { phone } = agency.contact
  const row = (words: string, paise: number, more = '') =>
    html`<li><span dir="auto">${words}${more && html` <span class="soft">${more}</span>`}</span><span>${amountWords(paise)}</span></li>`
  return html`<main><div class="paper"><div class="top">${markHtml()}<span class="edge soft">${number}</span></div>
<header><h1 class="title">Quote</h1><p>${title ? html`<span dir="auto">${title}</span>, ` : ''}from ${seller}</p></header>
<div><p class="sum">${rupees(totalPaise)}</p><p>Valid until ${dayAndMonth(validUntil)}</p></div>
<ul class="of">${lines.map(({ words, more, amountPaise }) => row(words, amountPaise, more))}${taxPaise !== 0 && row('Tax', taxPaise)}${roundOffPaise !== 0 && row('Round off', roundOffPaise)}</ul>
<p><a class="btn" href="${pdf}">Open the PDF</a></p>
<section id="accept">${answerHtml(quote, refused)}</section>
${phone && html`<p class="soft">Questions? Call <a href="${phoneLink(phone)}">${phone}</a>.</p>`}
</div></main>`
}

function answerHtml({ isOpen, acceptedBy, acceptedAt }: SharedQuote, refused: Refused | null): Markup {
  if (acceptedBy !== null && acceptedAt !== null)
    return html`<h2 role="status">Accepted. Thank you.</h2><p dir="auto">${acceptedBy}, ${dayAndMonth(localDay(new Date(acceptedAt)))}</p>`
  if (!isOpen) return html`<p><b>This quote can no longer be accepted. Ask us for a new one.</b></p>`
  return html`${refused && html`<p class="bad" role="alert">${refused.message}</p>`}<form method="post"><label>Your name <input name="name" maxlength="120" required autocomplete="name" dir="auto" value="${refused?.name ?? ''}"></label><button class="btn solid">We accept</button></form>`
}
