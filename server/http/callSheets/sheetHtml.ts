import { agency, phoneLink } from '../../../shared/agency'
import type { OwnHours } from '../../../shared/desk/callSheets/hoursLists'
import { differenceWords } from '../../../shared/desk/callSheets/nightTimes'
import { isChangedRow, type OwnSheet, type SheetPart } from '../../../shared/desk/callSheets/ownSheet'
import type { SheetOpened } from '../../../shared/desk/callSheets/sheetViews'
import { routeLink } from '../../../shared/desk/callSheets/sheetWords'
import { plainDay, wholeDay } from '../../../shared/desk/dayWords'
import { aloneHtml, markHtml } from '../secretPages/aloneHtml'
import { html, type Markup } from '../secretPages/markup'
import { ownHoursHtml } from './hoursHtml'

/** What a form had when it was refused: it is shown again, with the reason. */
export type Refused = { status: number; message: string; question: string }

type Open = Extract<SheetOpened, { state: 'open' }>
type Off = Extract<SheetOpened, { state: 'off' }>

const OFF: Record<Off['reason'], (day: string) => { title: string; words: string }> = {
  cancelled: (day) => ({ title: 'This day is cancelled', words: `${day}. You need not travel.` }),
  moved: (day) => ({
    title: 'This day has moved',
    words: `It is on ${day} now. A new call sheet is on its way.`,
  }),
  coming: (day) => ({
    title: 'A new call sheet comes',
    words: `You are confirmed for ${day}. The new sheet opens here, with your call.`,
  }),
}

/** The day of this recipient is off: nothing else is said. */
export function offHtml({ day, reason, booker }: Off): Markup {
  const { phone } = agency.contact
  const { title, words } = OFF[reason](wholeDay(day))
  return aloneHtml(
    title,
    html`<p>${words}</p>${phone && html`<a class="btn" href="${phoneLink(phone)}">Call ${booker}</a>`}`,
  )
}

/** The whole page of one recipient, the own call largest. `path` is where its forms go. */
export function sheetHtml(
  opened: Open,
  path: string,
  refused: Refused | null,
  hours: OwnHours | null,
): Markup {
  const { sheet, before, isRead } = opened
  return html`<main class="page" data-sheet="${sheet.number}">
${headerHtml(sheet, before, path)}
${refused && refused.question === '' ? html`<div class="col"><p class="bad" role="alert">${refused.message}</p></div>` : ''}
<section class="col act" id="read">${
    isRead
      ? html`<p role="status"><b>✓ You have read sheet ${sheet.number}.</b></p>`
      : html`<form method="post" action="${path}"><input type="hidden" name="number" value="${sheet.number}"><button class="press">I have read it</button></form>`
  }</section>
${hours ? ownHoursHtml(hours, path, isRead) : ''}
${before && opened.changes ? html`<section class="col part"><h2>Changed since sheet ${before.number}</h2><p class="new" dir="auto">${opened.changes}</p></section>` : ''}
${sheet.parts.map((part) => partHtml(part, before))}
${questionHtml(opened, path, refused)}
<p class="col foot edge soft"><a href="${path}/call-sheet.pdf">Call sheet as PDF</a><br>${sheet.brand ? `${sheet.brand}. ` : ''}For ${sheet.name ?? 'you'} only, until a week after ${plainDay(sheet.day)}.</p>
</main>`
}

/** Day, call and place, each marked where sheet `before` had another one. */
function headerHtml(sheet: OwnSheet, before: OwnSheet | null, path: string): Markup {
  const isNew = (fact: 'call' | 'place' | 'arrival') => before !== null && before[fact] !== sheet[fact]
  const mark = (fact: 'call' | 'place' | 'arrival') => isNew(fact) && ' new'
  return html`<header class="ink"><div class="col"><div class="top">${markHtml()}<span class="edge soft">Sheet ${sheet.number}, ${sheet.production}</span></div>
<div class="who"><h1>${wholeDay(sheet.callDay)}</h1>${sheet.name && html`<p>${sheet.name}</p>`}</div>
<p class="call${mark('call')}"><span class="sr">Call </span>${sheet.call}</p>
${before && isNew('call') && wasHtml(before.call, sheet)}
${sheet.callDay !== sheet.day && html`<p class="soft">Night of ${wholeDay(sheet.day)}</p>`}
<p class="place${mark('place')}" dir="auto">${sheet.place}</p>
${sheet.address && html`<p class="soft" dir="auto">${sheet.address}</p>`}
${sheet.arrival && html`<p class="soft${mark('arrival')}" dir="auto">${sheet.arrival}</p>`}
</div>${waysHtml(sheet, path)}</header>`
}

function wasHtml(was: string, { call, isNight }: OwnSheet): Markup {
  const difference = differenceWords(was, call, isNight)
  return html`<p class="was">was <s>${was || 'open'}</s>${difference && `, ${difference}`}</p>`
}

const waysHtml = (sheet: OwnSheet, path: string): Markup =>
  html`<nav class="ways" aria-label="On the way"><a rel="noopener noreferrer" href="${routeLink(sheet)}">Route</a>${
    sheet.setPhone && html`<a href="${phoneLink(sheet.setPhone)}">Call set</a>`
  }<a href="${path}/call.ics">Calendar</a></nav>`

/** Words that are a number and nothing else, as an emergency number is. */
const NUMBER = /^\+?\d[\d ]{1,15}$/

const partHtml = ({ title, rows }: SheetPart, before: OwnSheet | null): Markup =>
  html`<section class="col part"><h2>${title}</h2><dl>${rows.map((row) => {
    const phone = row.phone ?? (title === 'Call' && NUMBER.test(row.words) ? row.words : null)
    return html`<div class="${[isChangedRow(before, title, row) && 'new', phone && 'reach', !row.lead && 'plain'].filter(Boolean).join(' ')}">${
      row.lead ? html`<dt dir="auto">${row.lead}</dt>` : ''
    }<dd dir="auto">${phone ? html`<a href="${phoneLink(phone)}">${row.words}</a>` : row.words}</dd></div>`
  })}</dl></section>`

function questionHtml({ question, answer, booker }: Open, path: string, refused: Refused | null): Markup {
  const asked =
    question &&
    html`<p class="asked" dir="auto">“${question}”</p><p dir="auto">${answer ? html`<b>${booker}:</b> ${answer}` : `${booker} has your question.`}</p>`
  return html`<section class="col part" id="question"><h2>A question</h2>${asked}
${refused?.question ? html`<p class="bad" role="alert">${refused.message}</p>` : ''}
<form class="ask" method="post" action="${path}"><label class="sr" for="q">Your question</label><input id="q" name="question" maxlength="1000" required placeholder="${booker} reads it" dir="auto" value="${refused?.question ?? ''}"><button>Send</button></form></section>`
}
