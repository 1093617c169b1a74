import type { Face } from '../../../../../shared/roster/faces'
import { FaceImage } from '../../../design/media/FaceImage'
import { desk } from '../copy'
import { TalentLink } from './TalentLink'

/** Whose row it is; `modelId` where there is a card to open. */
export type FaceOfRow = { face: Face | null; name: string; modelId?: string | null }

/** The face at the left of a row of the desk, which opens the talent's card. */
export function RowFace({ face, name, modelId, px }: FaceOfRow & { px: number }) {
  const image = <FaceImage face={face} name={name} px={px} />
  return modelId ? (
    <TalentLink
      modelId={modelId}
      name={name}
      aria-label={desk.page.cardOf(name)}
      data-card
      display="grid"
      placeItems="center"
      minW="touch"
      minH="touch"
      flex="none"
    >
      {image}
    </TalentLink>
  ) : (
    image
  )
}
