import { chakra, VisuallyHidden } from '@chakra-ui/react'
import type { JobFace } from '../../../../../../shared/desk/jobs/jobs'
import { FaceImage } from '../../../../design/media/FaceImage'
import { jobs as copy } from '../lists.copy'

const FACE_PX = 26
const SHOWN = 4
const STATES: readonly JobFace['state'][] = ['confirmed', 'option', 'proposed']

/** Confirmed, then the options by their rank, then the proposed. */
const inOrder = (talents: readonly JobFace[]) =>
  talents.toSorted(
    (a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state) || (a.rank ?? 0) - (b.rank ?? 0),
  )

const labelOf = ({ name, state, rank }: JobFace) => `${name}, ${copy.mark(state, rank)}`

/** Filled for confirmed, a ring with the rank for an option, hollow for proposed. */
const Mark = chakra('span', {
  base: {
    position: 'absolute',
    right: '-5px',
    bottom: '-2px',
    display: 'grid',
    placeItems: 'center',
    boxSize: '15px',
    borderRadius: '50%',
    border: '2px solid',
    borderColor: 'fg',
    bg: 'bg',
    color: 'fg',
    fontSize: '0.625rem',
    fontWeight: 'bold',
    lineHeight: 1,
    outline: '1px solid',
    outlineColor: 'bg',
    '&[data-state=confirmed]': { bg: 'fg' },
    '&[data-state=proposed]': { borderStyle: 'dotted' },
  },
})

/** The talents of a job as small pictures, each with the mark of its state. */
export function JobFaces({ talents }: { talents: readonly JobFace[] }) {
  if (talents.length === 0) return <span data-none>{copy.none}</span>
  const all = inOrder(talents)
  const others = all.slice(SHOWN)
  return (
    <chakra.ul display="flex" alignItems="center" gap="9px" pr="5px">
      {all.slice(0, SHOWN).map((talent, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two talents may have one name
        <chakra.li key={at} position="relative" title={labelOf(talent)}>
          <Face {...talent} />
          <VisuallyHidden>{labelOf(talent)}</VisuallyHidden>
        </chakra.li>
      ))}
      {others.length > 0 ? (
        <chakra.li textStyle="data" title={others.map(labelOf).join('\n')}>
          <span aria-hidden>{copy.others(others.length)}</span>
          <VisuallyHidden>{others.map(labelOf).join('; ')}</VisuallyHidden>
        </chakra.li>
      ) : null}
    </chakra.ul>
  )
}

const Face = ({ name, state, rank, face }: JobFace) => (
  <span aria-hidden>
    <FaceImage face={face} name={name} px={FACE_PX} />
    <Mark data-state={state}>{state === 'option' ? rank : null}</Mark>
  </span>
)
