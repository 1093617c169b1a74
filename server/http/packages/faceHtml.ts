import type { SharedFace } from '../../../shared/desk/packages/packageViews'
import { pictureSet } from '../../../shared/media/pictureSizes'
import { mediaPath } from '../../../shared/paths'
import type { Picture } from '../../../shared/roster/models'
import { pictureFile } from '../../features/media/store/rules'
import { html, type Markup } from '../secretPages/markup'

// Three hands in turn, so that a page of yeses does not look stamped.
const RINGS = [
  'M52 64C104-8 226-14 272 84C312 176 292 344 196 384C108 416 14 336 10 206C8 104 76 12 176 10C222 10 258 28 284 62',
  'M262 78C224 2 104-10 48 70C-8 152 0 336 88 382C176 420 282 342 290 208C296 112 236 18 146 12C104 10 62 28 36 66',
  'M232 34C176 2 92 2 48 74C-2 158 2 318 92 378C168 424 268 368 286 236C300 122 250 26 158 12C112 6 74 18 40 46',
]
const STROKE = 'M8 10C44 3 80 9 118 5C156 2 190 9 292 4'

const path = (kind: string, d: string) => html`<path class="${kind}" pathLength="1" d="${d}"/>`
const ring = (number: number) => {
  const d = RINGS[number % RINGS.length] ?? ''
  return html`<svg class="pencil ring" viewBox="0 0 300 400" aria-hidden="true">${path('halo', d)}${path('lead', d)}</svg>`
}
const under = html`<svg class="pencil under" viewBox="0 0 300 14" preserveAspectRatio="none" aria-hidden="true">${path('lead', STROKE)}</svg>`

// Phones with three dots to a pixel get two (decision 0117).
const SIZES = '(min-width: 720px) 25vw, (min-resolution: 2.5dppx) 34vw, 50vw'
const LARGE_SIZES = '(min-resolution: 2.5dppx) and (max-width: 720px) 67vw, 100vw'

// The picture that came with the page has fewer than two dots to a pixel there.
const DENSE = '(min-width: 481px) and (min-resolution: 1.3dppx)'

/** `data` is the picture itself, where it comes with the page. */
function image(picture: Picture, alt: string, { sizes, data }: { sizes: string; data?: string | null }) {
  const { id, width, height } = picture
  const dense = data ? html` media="${DENSE}"` : ''
  return html`<picture><source type="image/avif"${dense} srcset="${pictureSet(picture)}" sizes="${sizes}">${
    data && html`<source type="image/avif" srcset="${data}">`
  }<img src="${mediaPath(id, pictureFile(picture))}" width="${width}" height="${height}" alt="${alt}"${html`${data ? FIRST : LATER}`}></picture>`
}
const FIRST = html` fetchpriority="high"`
const LATER = html` loading="lazy" decoding="async"`

const PICKS = [
  ['yes', 'y', 'Yes'],
  ['maybe', 'm', 'Maybe'],
  ['no', 'n', 'No'],
] as const

const radios = ({ number, name, pick }: SharedFace) =>
  html`<fieldset class="picks"><legend class="sr">${number} ${name}</legend>${PICKS.map(
    ([value, kind, words]) =>
      html`<label class="${kind}"><input type="radio" id="p${number}-${value}" name="p${number}" value="${value}" aria-label="${words}, ${number} ${name}"${html`${pick === value ? CHECKED : ''}`}><span>${words}</span></label>`,
  )}</fieldset>`
const CHECKED = html` checked`

/** The same three buttons in the large view: they press those of the sheet. */
const labels = ({ number }: SharedFace) =>
  html`<div class="picks">${PICKS.map(([value, kind, words]) => html`<label class="${kind}" for="p${number}-${value}">${words}</label>`)}</div>`

const factLines = ({ facts, free }: SharedFace) =>
  [...facts, free].flatMap((fact, at) => (fact ? [html`${at > 0 ? html`<br>` : ''}${fact}`] : []))

/** `downloads` is the address of the page where its pictures may be taken; `data` is the face's own picture, where it comes with the page. */
type Place = {
  at: number
  faces: readonly SharedFace[]
  downloads: string | null
  data: string | null | undefined
}

/** One face of the sheet with its three buttons, and the large view of its pictures, which its address opens. */
export function faceHtml(face: SharedFace, place: Place): Markup {
  const { number, name, pictures, words, isNew } = face
  const [first] = pictures
  return html`<li class="face" id="n${number}"><a class="frame" href="#f${number}" aria-label="Pictures of ${number} ${name}">${
    first ? image(first, `${name}, photo 1`, { sizes: SIZES, data: place.data ?? null }) : ''
  }<span class="no num">${number}</span>${isNew && html`<span class="new">New</span>`}${ring(number)}</a>
<div class="cap"><h2 class="name" dir="auto">${name}${under}</h2><p class="facts">${factLines(face)}</p>${words && html`<p class="say" dir="auto">${words}</p>`}</div>
${radios(face)}
${largeHtml(face, place)}</li>`
}

function largeHtml(face: SharedFace, { at, faces, downloads }: Place): Markup {
  const { number, name, pictures, words, pickWords } = face
  const before = faces[at - 1]
  const after = faces[at + 1]
  return html`<section class="open ink" id="f${number}" aria-label="${number} ${name}"><div class="row"><p class="who"><span class="num">${number}</span><span dir="auto">${name}</span></p><span class="nav">${
    before && html`<a href="#f${before.number}" aria-label="Face ${before.number}, ${before.name}">←</a>`
  }${after && html`<a href="#f${after.number}" aria-label="Face ${after.number}, ${after.name}">→</a>`}<a class="x" href="#n${number}" aria-label="Close">✕</a></span></div>
<ol class="stage" tabindex="0" aria-label="Pictures of ${name}">${pictures.map(
    (picture, each) =>
      html`<li>${image(picture, `${name}, photo ${each + 1} of ${pictures.length}`, { sizes: LARGE_SIZES })}<span class="pos edge">${each + 1}/${pictures.length}${downloads && html` <a href="${downloads}/${number}/${each + 1}.jpg" aria-label="Download photo ${each + 1} of ${name}">Download</a>`}</span></li>`,
  )}</ol>
<div class="tell"><p class="facts">${factLines(face)}</p>${words && html`<p class="say" dir="auto">${words}</p>`}<label><span class="sr">Words for ${name}</span><textarea name="w${number}" rows="1" maxlength="2000" dir="auto" placeholder="A word for ${name}">${pickWords ?? ''}</textarea></label></div>
${labels(face)}</section>`
}
