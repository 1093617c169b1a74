import type { Agency } from '../../../../../../shared/agency'
import { withSection } from '../../../../../../shared/agency'
import {
  type AgencySettings,
  agencySections,
  type EditedSection,
} from '../../../../../../shared/agency/agencySettings'
import { isLegalText, ownSections } from '../../../../../../shared/agency/legalTexts'
import type { PageQuery } from '../../../../../../shared/pages/pageQueries'
import type { PageName } from '../../../../../../shared/pages/pages'
import type { HomeSlide } from '../../../../../../shared/roster/models'
import type { Draft } from '../sectionDraft'
import type { settingsPreview } from './preview.copy'

export type PreviewedPage = PageName & keyof typeof settingsPreview.pages

/** The pages that show a section; none for what visitors do not see. */
export const previewPages: Partial<Record<EditedSection, readonly [PreviewedPage, ...PreviewedPage[]]>> = {
  agency: ['home', 'about'],
  contact: ['contact', 'home'],
  look: ['home', 'contact'],
  answerTimes: ['contact', 'bookModel', 'register'],
  money: ['bookModel'],
  home: ['home'],
  slides: ['home'],
  about: ['about'],
  legal: ['terms', 'privacy'],
  termsText: ['terms'],
  privacyText: ['privacy'],
  cookieText: ['cookies'],
}

/** What was typed, as it would be saved; a field that would be refused is as it is stored. */
function wouldBeSaved(section: EditedSection, typed: Draft, stored: object): object {
  const fields = Object.entries(agencySections[section].shape).map(([name, schema]) => {
    const read = schema.safeParse(typed[name])
    return [name, read.success ? read.data : Reflect.get(stored, name)]
  })
  return Object.fromEntries(fields)
}

/** The agency, and the answers to a page's queries, as they would be after a save of what was typed. */
export function drafted(agency: Agency, section: EditedSection, typed: Draft, stored: object, today: string) {
  const value = wouldBeSaved(section, typed, stored)
  const queries: PageQuery[] = []
  if (section === 'slides')
    queries.push({ path: 'site.home.slides', data: slidesOf(value as AgencySettings['slides']) })
  if (isLegalText(section)) {
    const data = { changedOn: today, sections: ownSections(value as AgencySettings[typeof section]) }
    queries.push({ path: 'site.legal.read', input: { name: section }, data })
  }
  return { agency: withSection(agency, section, value), queries }
}

const slidesOf = ({ slides }: AgencySettings['slides']): HomeSlide[] =>
  slides.map(({ picture: { isTransparent: _, ...picture }, ...slide }) => ({
    ...picture,
    ...slide,
    type: 'banner',
    thumbhash: '',
    isBright: true,
  }))
