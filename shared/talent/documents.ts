import { z } from 'zod'
import { DOCUMENT_KINDS, type DocumentKind, type DocumentWay, type MediaKind } from '../lists'
import { oneOf } from '../text/choices'
import { clearableDay, id, line } from '../text/text'

const NUMBER_MAX = 60
const PASSPORT = /^[A-Z0-9]{6,12}$/
const PAN = /^[A-Z]{5}\d{4}[A-Z]$/
const withoutGaps = (given: string) => given.replace(/[\s\p{Pd}]/gu, '')

/** The number as it is kept: of passports and PAN cards in capitals without gaps. */
const tidyNumber = (kind: DocumentKind, given: string): string =>
  kind === 'passport' || kind === 'pan' ? withoutGaps(given).toUpperCase() : given

/** Why a number is refused; null when it is fine. A whole Aadhaar number is refused under every kind. */
function numberProblem(kind: DocumentKind, number: string): string | null {
  if (kind === 'aadhaar')
    return /^\d{4}$/.test(number) ? null : 'Enter only the last four digits of the Aadhaar'
  if (/^\p{Nd}{12}$/u.test(withoutGaps(number)))
    return 'This looks like an Aadhaar number. Choose Aadhaar, and enter only its last four digits.'
  if (number === '') return null
  if (kind === 'pan' && !PAN.test(number)) return 'A PAN reads like ABCDE1234F'
  if (kind === 'passport' && !PASSPORT.test(number)) return 'A passport number has 6 to 12 letters and digits'
  return null
}

const facts = {
  kind: oneOf(DOCUMENT_KINDS, 'Choose a kind of document'),
  number: line(NUMBER_MAX).nullish(),
  validUntil: clearableDay,
}
type Facts = {
  kind: DocumentKind
  number?: string | null | undefined
  validUntil?: string | null | undefined
}

function checked({ kind, number: given, validUntil, ...rest }: Facts, ctx: z.RefinementCtx) {
  const number = tidyNumber(kind, given ?? '')
  const message = numberProblem(kind, number)
  if (message !== null) ctx.addIssue({ code: 'custom', path: ['number'], message })
  return { ...rest, kind, number: number === '' ? null : number, validUntil: validUntil ?? null }
}

/** A document without its file, which comes beside it. */
export const documentFacts = z.object(facts).transform(checked)
export type DocumentFacts = z.output<typeof documentFacts>
export const modelDocumentFacts = z
  .object({ modelId: id, ...facts })
  .transform(({ modelId, ...given }, ctx) => ({ modelId, ...checked(given, ctx) }))
export const linkDocumentFacts = z
  .object({ token: line(64), ...facts })
  .transform(({ token, ...given }, ctx) => ({ token, ...checked(given, ctx) }))
export const documentLink = z.object({ token: line(64) })
export const documentId = z.object({ id })
export const documentsOf = z.object({ modelId: id })
export const documentQuestion = documentsOf.extend({ kind: facts.kind })

/** A document without its number, for bookers. */
export type DocumentEnd = { id: string; kind: DocumentKind; validUntil: string | null }

/** A document on a talent's card; the number is masked. */
export type DocumentLine = DocumentEnd & {
  number: string | null
  hasFile: boolean
  givenVia: DocumentWay
  givenBy: string
  givenAt: string
  /** who has opened it, the latest first */
  seen: { by: string; at: string }[]
}
/** The same with the whole number and the file. `path` is signed and works for five minutes. */
export type OpenedDocument = DocumentEnd & {
  number: string | null
  file: { path: string; kind: MediaKind; name: string } | null
}
/** A talent's own document; the number is masked. */
export type OwnDocument = DocumentEnd & {
  number: string | null
  /** the signed address of the file */
  file: string | null
  givenAt: string
  /** whether the talent gave it, and may take it back */
  isOwn: boolean
}
/** What the page of a link shows, and the text that the link goes out with. */
export type DocumentsAsked = { name: string }
export type DocumentText = { text: string; phone: string | null; email: string | null }
