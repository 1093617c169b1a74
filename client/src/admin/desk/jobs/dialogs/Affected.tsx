import { chakra } from '@chakra-ui/react'
import { UNDECIDED_STATES } from '../../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { FaceImage } from '../../../../design/media/FaceImage'

const FACE_PX = 36

/** The faces of those who lose something with these dates of a job. */
export function Affected({
  dates,
  claims,
}: {
  dates: readonly { id: string }[]
  claims: JobRecord['claims']
}) {
  const ending = new Set(dates.map(({ id }) => id))
  const affected = claims.filter((claim) =>
    claim.dates.some(
      ({ jobDateId, state }) =>
        ending.has(jobDateId) && (state === 'confirmed' || UNDECIDED_STATES.includes(state)),
    ),
  )
  return (
    <chakra.ul display="flex" flexWrap="wrap" columnGap={4} rowGap={2}>
      {affected.map(({ id, modelName, face }) => (
        <chakra.li key={id} display="flex" alignItems="center" gap={2} minW={0} overflowWrap="anywhere">
          <FaceImage face={face} name={modelName} px={FACE_PX} />
          {modelName}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
