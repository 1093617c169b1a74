import { Button } from '../../../design/actions/Button'
import { Banner } from '../../../design/feedback/Banner'
import { settingsPreview as copy } from './preview/preview.copy'
import type { SectionEdit } from './useSectionForm'

/** Says that the form has come back with what was typed before, and forgets that on request. */
export function RestoredDraft({ edited: { isRestored, isDirty, edit } }: { edited: SectionEdit }) {
  if (!isRestored || !isDirty) return null
  return (
    <Banner tone="success" keepsFocus mb={6}>
      {copy.restored}{' '}
      <Button variant="outline" size="small" onClick={edit.discard}>
        {copy.discard}
      </Button>
    </Banner>
  )
}
