import { paths } from '../paths'
import type { LegalTextName } from './legalTexts'

/** The page of each legal text. */
export const LEGAL_PATHS: Readonly<Record<LegalTextName, string>> = {
  termsText: paths.terms,
  privacyText: paths.privacy,
  cookieText: paths.cookies,
}

/** The legal text of a page; undefined for other pages. */
export const legalTextAt = (path: string): LegalTextName | undefined =>
  (Object.keys(LEGAL_PATHS) as LegalTextName[]).find((name) => LEGAL_PATHS[name] === path)
