import { z } from 'zod'
import { JSON_BODY_MAX_BYTES } from '../limits'
import { line, prose } from '../text/text'

const LEGAL_TITLE_MAX = 100
const LEGAL_TEXT_MAX = 6_000

/** The agency's own words for a section of a legal page. A blank one means: the template's. */
const ownSection = z.object({ title: line(LEGAL_TITLE_MAX), text: prose(LEGAL_TEXT_MAX) })
export type OwnLegalSection = z.output<typeof ownSection>
export type LegalSectionName = `section${number}`

/** As many sections as the specification asks for. */
const pageOf = (count: number) =>
  z.object(
    Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `section${at + 1}`,
        ownSection.default({ title: '', text: '' }),
      ]),
    ) as Record<LegalSectionName, z.ZodDefault<typeof ownSection>>,
  )

/** What an agency has written on its legal pages instead of the template, by page. */
export const legalTexts = { termsText: pageOf(7), privacyText: pageOf(8), cookieText: pageOf(8) }
export type LegalTextName = keyof typeof legalTexts

export const LEGAL_TEXTS = ['termsText', 'privacyText', 'cookieText'] as const satisfies LegalTextName[]
/** Whether a part of the settings is the text of a legal page. */
export const isLegalText = (name: string): name is LegalTextName => name in legalTexts

/** Of all sections of a page together: what one request takes, without what else is in it. */
const PAGE_MAX_KB = JSON_BODY_MAX_BYTES / 1024 - 4
const kilobytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length / 1024

/** A page as its form checks it: also whether its sections together fit into one request. The longest is marked. */
export const legalPageForm = (name: LegalTextName) =>
  legalTexts[name].superRefine((page, check) => {
    const size = kilobytes(page)
    if (size <= PAGE_MAX_KB) return
    const [[longest] = ['']] = Object.entries(page).sort(
      ([, one], [, other]) => kilobytes(other) - kilobytes(one),
    )
    check.addIssue({
      code: 'custom',
      path: [longest, 'text'],
      message: `All sections together may have ${PAGE_MAX_KB} kB and have ${Math.ceil(size)} kB; a letter of Hindi counts as three. Shorten this section, which is the longest, or others`,
    })
  })

export const legalTextName = z.object({ name: z.enum(LEGAL_TEXTS) })

/** What a visitor gets: the own sections by their place from 0, and the day of the last save; null without one. */
export type OwnLegalText = {
  changedOn: string | null
  sections: (OwnLegalSection & { at: number })[]
}

/** The sections that an agency has written itself, each with its place. */
export const ownSections = (stored: Readonly<Record<string, OwnLegalSection>>): OwnLegalText['sections'] =>
  Object.values(stored).flatMap((own, at) => (own.title || own.text ? [{ ...own, at }] : []))
