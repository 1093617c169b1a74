import { agency, bookingsEmail, phoneLink } from '../../../shared/agency'
import { DOCUMENT_KINDS, type DocumentKind } from '../../../shared/lists'
import { DOCUMENT_WORDS, documentInText } from '../../../shared/media/documentWords'
import { paths } from '../../../shared/paths'
import { aloneHtml, markHtml } from '../secretPages/aloneHtml'
import { html, type Markup } from '../secretPages/markup'

/** The styles of the page that takes a document, over those of the other pages behind a link. */
export const DOCUMENT_STYLES = `
.doc { max-width: 560px; margin: 0 auto; padding: 0 16px 48px; }
.doc .title { font-size: clamp(40px, 11vw, 60px); padding: 22px 0 10px; }
.doc form { display: grid; gap: 18px; padding-top: 18px; }
.doc label { display: grid; gap: 6px; font-weight: 600; }
.doc label span { font-weight: 400; color: var(--soft); }
.doc input, .doc select { min-height: 52px; width: 100%; padding: 0 12px; border: 1px solid var(--edge); border-radius: 0; background: var(--print); color: var(--ink); font: 400 16px var(--sans); }
.doc input[type=file] { padding: 10px 12px; }
.doc input::file-selector-button { min-height: 32px; margin-right: 12px; padding: 0 12px; border: 1px solid var(--ink); background: none; color: inherit; font: inherit; font-weight: 600; }
.doc .bad { margin: 14px 0 0; }
.doc .press { min-height: 60px; border: 0; background: var(--lamp); color: #fff; font-weight: 700; font-size: 18px; cursor: pointer; }
.doc .small { font-size: 14px; color: var(--soft); }
`

/** What was typed, shown again when it was refused. */
export type Typed = { kind: string; number: string; validUntil: string }

// Named types: an iPhone then sends JPEG in place of HEIC.
const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf'

const isKind = (given: string): given is DocumentKind => DOCUMENT_KINDS.some((kind) => kind === given)

/** One form for one document of a talent. */
export function documentHtml(name: string, path: string, typed: Typed, problem: string | null): Markup {
  const { phone } = agency.contact
  return html`<main><div class="doc"><div class="top">${markHtml()}</div>
<h1 class="title">Your document, ${name}</h1>
<p>Take a photo of it or choose a PDF, up to 10MB. Of an Aadhaar we take only the last four digits, without a photo.</p>
${problem && html`<p class="bad" role="alert">${problem} If you chose a file, please choose it again.</p>`}
<form method="post" action="${path}" enctype="multipart/form-data">
<label>What is it?<select name="kind" required><option value="">Choose</option>${DOCUMENT_KINDS.map(
    (kind) =>
      html`<option value="${kind}"${kind === typed.kind ? html` selected` : ''}>${DOCUMENT_WORDS[kind]}</option>`,
  )}</select></label>
<label>Number <span>Leave it empty if there is none. Aadhaar: the last four digits.</span><input name="number" maxlength="60" autocomplete="off" autocapitalize="characters" value="${typed.number}"></label>
<label>Valid until <span>Leave it empty if it has no end.</span><input type="date" name="validUntil" value="${typed.validUntil}"></label>
<label>Photo or PDF<input type="file" name="file" accept="${ACCEPTED}"></label>
<p class="small">${agency.name} keeps it to book and pay you. Only its administrators can open it; it is deleted a year after its end, or when you ask for it. <a href="${paths.privacy}">Privacy policy</a></p>
<button class="press">Send</button></form>
${phone && html`<p class="small"><br>Questions? Call <a href="${phoneLink(phone)}">${phone}</a>.</p>`}
</div></main>`
}

/** What is said once the document has arrived. */
export function thanksHtml(name: string, kind: string): Markup {
  const email = bookingsEmail()
  const what = documentInText(isKind(kind) ? kind : 'other')
  return aloneHtml(
    `Thank you, ${name}.`,
    html`<p>We have your ${what}. This link is used up now; you can close the page.</p>${email && html`<p>Another document? Write to <a href="mailto:${email}">${email}</a></p>`}`,
  )
}
