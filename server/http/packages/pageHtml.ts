import { agency, phoneLink, whatsAppLink } from '../../../shared/agency'
import { daySpans } from '../../../shared/desk/dayWords'
import { FACES_A_JPEG } from '../../../shared/desk/packages/packageLists'
import type { SharedPackage } from '../../../shared/desk/packages/packageViews'
import { exampleAnswer, facesInWords } from '../../../shared/desk/packages/packageWords'
import { localMinute } from '../../../shared/format'
import { answerText } from '../../features/desk/packages/rules'
import { aloneHtml, markHtml } from '../secretPages/aloneHtml'
import { html, type Markup } from '../secretPages/markup'
import { faceHtml } from './faceHtml'

/** What the form had when it was refused: it is shown again, with the reason. */
export type Refused = { message: string; name: string; words: string }

const timeOf = (moment: string) => localMinute(moment).slice(11)
/** `10 Dec`: the last day on which it opens. */
const lastDay = (expiresAt: string) =>
  daySpans([localMinute(new Date(Date.parse(expiresAt) - 1).toISOString()).slice(0, 10)])

/** Asks for the passcode: nothing of the content is in this page. */
export const passcodeHtml = (booker: string, problem: string | null): Markup =>
  aloneHtml(
    'Six digits',
    html`<p>${booker} has sent you a code in another message.</p>${problem && html`<p class="bad" role="alert">${problem}</p>`}
<form method="post"><label><span class="sr">Code</span><input class="code" name="passcode" inputmode="numeric" autocomplete="one-time-code" maxlength="6" pattern="[0-9]{6}" required></label><br><button class="btn">Open the selection</button></form>`,
  )

/** `path` is the address of the page, `row` the pictures of the first row as data. */
type Given = { key: string; path: string; row: (string | null)[]; refused: Refused | null }

/** The whole page. `key` makes a form that is sent twice count once. */
export function packageHtml(pack: SharedPackage, { key, path, row, refused }: Given): Markup {
  const { title, greeting, faces, place, expiresAt } = pack
  const days = daySpans(pack.days)
  const isAsked = pack.isGroup && pack.viewer === null
  return html`<main><i id="compare"></i><form method="post" data-faces="${faces.length}" data-asks="${isAsked ? 'yes' : ''}" data-edition="${pack.edition}">
<div class="wrap"><div class="top">${markHtml()}<span class="edge soft">Open until ${lastDay(expiresAt)}</span></div>
<header class="head"><h1 class="title" dir="auto">${title}</h1>
<div><p class="what"><b>${facesInWords(faces.length)}${days && `, ${days}`}</b>${place && `, ${place}`}</p>
${greeting && html`<p class="note" dir="auto">${greeting}</p>`}
${pack.days.length > 0 && faces.some(({ free }) => free) ? html`<p class="edge soft">Free days as of ${timeOf(pack.asOf)}</p>` : ''}</div></header>
${refused && html`<p class="bad" role="alert">${refused.message}</p>`}
${sentHtml(pack)}</div>
<div class="sheet-wrap"><ol class="sheet">${faces.map((face, at) => faceHtml(face, { at, faces, downloads: pack.allowsDownload ? path : null, data: row[at] }))}</ol></div>
${footHtml(pack, path, refused)}
<input type="hidden" name="key" value="${key}">
<div class="bar ink">${
    isAsked &&
    html`<div class="ask"><label>Your name? <input name="name" autocomplete="name" maxlength="120" required value="${refused?.name ?? ''}"></label></div>`
  }<div><div><p class="count" aria-live="polite">Mark, then send</p><p class="edge left">${facesInWords(faces.length)}</p></div><button class="btn">Send selection</button></div></div></form></main>`
}

function sentHtml({ sentAt, sentPicks, booker, words }: SharedPackage): Markup | null {
  if (sentAt === null || sentPicks === null) return null
  const text = answerText(sentPicks, words)
  const number = agency.contact.phone
  return html`<section class="sent" id="sent" aria-label="Sent"><p><b>Sent to ${booker}, ${timeOf(sentAt)}.</b></p>
<p>You can change it until ${booker} closes the selection.</p><pre dir="auto">${text}</pre>
${text && html`<a class="btn solid" rel="noopener noreferrer" href="${whatsAppLink(number, text)}">Answer in WhatsApp too</a>`}</section>`
}

/** The sheet as pictures, six faces each. */
const jpegLinks = (faces: SharedPackage['faces'], path: string): Markup[] =>
  Array.from({ length: Math.ceil(faces.length / FACES_A_JPEG) }, (_, at) => {
    const shown = faces.slice(at * FACES_A_JPEG, (at + 1) * FACES_A_JPEG)
    const which =
      faces.length > FACES_A_JPEG ? `Faces ${shown[0]?.number} to ${shown.at(-1)?.number}` : 'All faces'
    return html`<a href="${path}/faces-${at + 1}.jpg">${which} as JPEG</a>`
  })

function footHtml(
  { booker, words, allowsPdf, faces }: SharedPackage,
  path: string,
  refused: Refused | null,
): Markup {
  const { phone } = agency.contact
  return html`<div class="wrap foot"><label><span class="label">Words for all of them</span><textarea name="words" maxlength="2000" dir="auto" placeholder="Anything ${booker} should know">${refused?.words ?? words ?? ''}</textarea></label>
<div><p class="soft">Rather talk? Answer in WhatsApp with numbers: “${exampleAnswer(faces.map(({ number }) => number))}”.</p>
<p class="ways"><a class="yeses" href="#compare">Compare your yeses</a><a class="all" href="#all">All faces</a>${allowsPdf && html`<a href="${path}/faces.pdf">All faces as PDF</a>${jpegLinks(faces, path)}`}${
    phone &&
    html`<a rel="noopener noreferrer" href="${whatsAppLink(phone)}">WhatsApp ${booker}</a><a href="${phoneLink(phone)}">Call ${booker}</a>`
  }</p></div></div>`
}
