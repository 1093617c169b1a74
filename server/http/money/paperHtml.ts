import { create } from 'qrcode'
import { agency, phoneLink } from '../../../shared/agency'
import { dayAndMonth } from '../../../shared/desk/dayWords'
import type { SharedPaper } from '../../../shared/money/paperLinks'
import { rupees } from '../../../shared/money/rupees'
import { markHtml } from '../secretPages/aloneHtml'
import { html, type Markup } from '../secretPages/markup'

/** The styles of a client's page of a paper, over those of the other pages behind a link. */
export const PAPER_STYLES = `
.paper { max-width: 640px; margin: 0 auto; padding: 0 16px 48px; display: grid; gap: 20px; }
.paper .title { font-size: clamp(44px, 12vw, 72px); }
.sum { font-weight: 820; font-stretch: 64%; font-size: clamp(44px, 13vw, 72px); line-height: 1; }
.paper h2 { font-size: 20px; font-weight: 700; }
.qr { width: 200px; height: 200px; background: #fff; padding: 10px; }
.paper dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 16px; }
.paper dt { color: var(--soft); }
.paper dd { font-family: var(--mono); overflow-wrap: anywhere; }
.paper section { border-top: 1px solid var(--fg); padding-top: 16px; display: grid; gap: 12px; justify-items: start; }
.paper label { display: grid; gap: 6px; width: 100%; font-weight: 600; }
.paper input { min-height: 52px; width: 100%; padding: 0 12px; border: 1px solid var(--edge); background: var(--print); }
`

const SETTLED: Record<NonNullable<SharedPaper['settledBy']>, string> = {
  payment: 'Paid. Thank you.',
  'credit note': 'Taken back by a credit note: nothing is to be paid.',
  invoice: 'There is an invoice now. Please pay that one.',
  job: 'This job does not take place: nothing is to be paid.',
}

/** A paper as its client sees it: what it asks for, how to pay, the PDF, and a form that says it was paid. */
export function paperHtml(paper: SharedPaper, pdf: string, problem: string | null): Markup {
  const { name, number, seller, title, totalPaise, owedPaise, askedPaise, dueOn, settledBy } = paper
  const { phone } = agency.contact
  const isPart = askedPaise > 0 && askedPaise < owedPaise
  return html`<main><div class="paper"><div class="top">${markHtml()}<span class="edge soft">${number}</span></div>
<header><h1 class="title">${name}</h1><p>${title ? `${title}, ` : ''}from ${seller}</p></header>
${
  owedPaise > 0
    ? html`<div><p class="soft">${isPart ? `Now, of ${rupees(totalPaise)}` : 'To pay'}</p><p class="sum">${rupees(askedPaise)}</p>${dueOn && html`<p>by ${dayAndMonth(dueOn)}</p>`}</div>`
    : html`<div><p class="sum">${rupees(totalPaise)}</p>${settledBy && html`<p><b>${SETTLED[settledBy]}</b></p>`}</div>`
}
<p><a class="btn solid" href="${pdf}">Open the PDF</a></p>
${paper.upi && html`<section><h2>By UPI</h2>${qrHtml(paper.upi)}<p><a class="btn" href="${paper.upi}">Pay with a UPI app</a></p></section>`}
${
  paper.bank &&
  html`<section><h2>By bank</h2><dl><dt>Name</dt><dd>${paper.bank.holder}</dd><dt>Account</dt><dd>${paper.bank.account}</dd><dt>IFSC</dt><dd>${paper.bank.ifsc}</dd>${paper.bank.name && html`<dt>Bank</dt><dd>${paper.bank.name}</dd>`}<dt>Reference</dt><dd>${number}</dd></dl></section>`
}
${
  owedPaise > 0 &&
  html`<section id="paid"><h2>Paid already?</h2>${paper.noted && html`<p role="status"><b>Thank you. The agency will look for your payment.</b></p>`}${problem && html`<p class="bad" role="alert">${problem}</p>`}
<form method="post"><label>Reference of the payment <input name="reference" maxlength="60" required autocomplete="off"></label><br><button class="btn solid">I have paid</button></form></section>`
}
${phone && html`<p class="soft">Questions? Call <a href="${phoneLink(phone)}">${phone}</a>.</p>`}
</div></main>`
}

function qrHtml(address: string): Markup {
  const { data, size } = create(address, { errorCorrectionLevel: 'M' }).modules
  const dark = Array.from(data, (on, at) => (on ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : ''))
  return html`<svg class="qr" role="img" aria-label="UPI code" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${dark.join('')}"/></svg>`
}
