import { type LegalTextName, type OwnLegalText, ownSections } from '../../../../shared/agency/legalTexts'
import type { AppContext } from '../../../core/context'
import { readSection } from '../settings/service'
import * as repository from './repository'

/** What an agency has written on a legal page instead of the template. */
export const readOwnText = (
  app: Pick<AppContext, 'db' | 'log'>,
  { name }: { name: LegalTextName },
): OwnLegalText => ({
  changedOn: repository.findChangedOn(app.db, name),
  sections: ownSections(readSection(app, name)),
})
