import { agency, phoneLink } from '../../../shared/agency'
import {
  clockOf,
  type HoursEntry,
  hoursWords,
  type OwnHours,
  type SharedVoucher,
} from '../../../shared/desk/callSheets/hoursLists'
import { wholeDay } from '../../../shared/desk/dayWords'
import { markHtml } from '../secretPages/aloneHtml'
import { html, type Markup } from '../secretPages/markup'

type Typed = { on: string; off: string; rest: string }
const typedOf = (entry: HoursEntry | null): Typed => ({
  on: entry?.onSet ?? '',
  off: entry?.wrapped ?? '',
  rest: entry && entry.breakMinutes > 0 ? String(entry.breakMinutes) : '',
})

/** Beginning, end and break; `end` makes the names of several talents' fields differ. */
const fieldsHtml = (of: string, { on, off, rest }: Typed, end = ''): Markup =>
  html`<div class="times"><label>On set<input type="time" name="on${end}" value="${on}" aria-label="On set, ${of}"></label>
<label>Wrapped<input type="time" name="off${end}" value="${off}" aria-label="Wrapped, ${of}"></label>
<label>Break, min<input inputmode="numeric" name="rest${end}" value="${rest}" maxlength="3" placeholder="0" aria-label="Break in minutes, ${of}"></label></div>`

/** On the day: *On set* and *Wrapped* take the time of the press; a correction says the times. */
export function ownHoursHtml({ entry, isOpen }: OwnHours, path: string, isRead: boolean): Markup {
  if (entry && !isOpen)
    return html`<section class="col part" id="hours"><h2>Your hours</h2><p>${hoursWords(entry)}. Confirmed by ${entry.confirmedBy ?? ''}.</p></section>`
  // Red is the one thing to press next: the sheet first, then *On set*.
  const press = (value: string, words: string, isNext: boolean, more: Markup | string = '') =>
    html`<form method="post" action="${path}"><input type="hidden" name="press" value="${value}">${more}<button class="press${isNext ? '' : ' later'}">${words}</button></form>`
  return html`<section class="col part" id="hours"><h2>Your hours</h2>
${entry ? html`<p role="status">${entry.wrapped === null ? `You are on set since ${entry.onSet}.` : `${hoursWords(entry)}.`}</p>` : press('on set', 'On set', isRead)}
${entry && entry.wrapped === null ? press('wrapped', 'Wrapped', false, html`<label class="rest">Break, minutes in all <input inputmode="numeric" name="rest" maxlength="3" placeholder="0"></label>`) : ''}
<details><summary>${entry ? 'Correct the times' : 'Another time'}</summary><form method="post" action="${path}"><input type="hidden" name="press" value="correct">${fieldsHtml('you', typedOf(entry))}<button class="press plain">Save my hours</button></form></details></section>`
}

/** What the contact typed, shown again when it was refused. */
export type VoucherTyped = { name: string; hours: ReadonlyMap<string, Typed & { why: string }> }
type Refused = { message: string; typed: VoucherTyped }

/** Everybody of a day with the hours, in one form: as they stand, or corrected. */
export function voucherHtml(voucher: SharedVoucher, path: string, refused: Refused | null): Markup {
  const { day, production, place, contact, booker, isAhead, talents } = voucher
  const open = talents.filter(({ entries: [last] }) => !last?.confirmedAt)
  const done = talents.filter(({ entries: [last] }) => last?.confirmedAt)
  const { phone } = agency.contact
  return html`<main class="page">
<header class="ink"><div class="col"><div class="top">${markHtml()}<span class="edge soft">Hours</span></div>
<div class="who"><h1>${wholeDay(day)}</h1></div>
<p class="place" dir="auto">${production}</p>${place && html`<p class="soft" dir="auto">${place}</p>`}</div></header>
${refused ? html`<div class="col"><p class="bad" role="alert">${refused.message}</p></div>` : ''}
${talents.length === 0 ? html`<section class="col part"><p>Nobody is confirmed for this day.</p></section>` : ''}
${isAhead ? html`<section class="col part"><p>The hours stand here on the day. Nothing is to be done before.</p></section>` : ''}
${
  open.length > 0 && !isAhead
    ? html`<form method="post" action="${path}">${open.map((each) => openHtml(each, refused?.typed ?? null))}
<section class="col part"><label class="name">Your name<input name="name" required maxlength="120" autocomplete="name" value="${refused?.typed.name ?? contact}" dir="auto"></label>
<button class="press">Confirm the hours</button><p class="soft">Talents without times are left out. Open this page again later.</p></section></form>`
    : ''
}
${
  done.length > 0
    ? html`<section class="col part" id="done" role="status"><h2>Confirmed</h2>${done.map(doneHtml)}<p><a href="${path}/voucher.pdf">Voucher as PDF</a></p><p class="soft">To change confirmed hours, call ${booker}.</p>${phone && html`<p><a href="${phoneLink(phone)}">${phone}</a></p>`}</section>`
    : ''
}</main>`
}

type Talent = SharedVoucher['talents'][number]

function openHtml({ claimId, name, call, entries: [last] }: Talent, typed: VoucherTyped | null): Markup {
  const again = typed?.hours.get(claimId)
  return html`<fieldset class="col part"><legend dir="auto">${name}${call && html` <span class="soft">call ${call}</span>`}</legend>
${last ? html`<p class="soft">${last.saidBy || 'Said'}: ${hoursWords(last)}</p>` : html`<p class="soft">No times yet</p>`}
<input type="hidden" name="talent" value="${claimId}">${fieldsHtml(name, again ?? typedOf(last ?? null), `-${claimId}`)}
<label class="why">If you change them: why<input name="why-${claimId}" maxlength="300" value="${again?.why ?? ''}" dir="auto"></label></fieldset>`
}

const doneHtml = ({ name, entries: [last] }: Talent): Markup | string =>
  last
    ? html`<p dir="auto"><b>${name}</b> ${hoursWords(last)}<br><span class="soft">${last.confirmedBy ?? ''}, ${clockOf(last.confirmedAt ?? '')}${last.reason ? ` “${last.reason}”` : ''}</span></p>`
    : ''
