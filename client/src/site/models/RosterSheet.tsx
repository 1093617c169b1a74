import { PAGE_SIZE } from '../../../../shared/limits'
import type { PublicModel } from '../../../../shared/models'
import { ContactSheet } from '../../design/ContactSheet'
import { FrameSkeleton } from '../../design/FrameSkeleton'
import { Below } from '../../lib/Below'
import { roster } from '../../words/roster'
import { RosterFrame } from './RosterFrame'

/** More than a screen holds, so that nothing below jumps when the frames arrive. */
const SKELETONS = Array.from({ length: 12 }, (_, at) => at)
/** What a visitor sees first is fetched and drawn first: a row of a wide screen, two of a phone. */
const FIRST = 4
/** Two rows more of a wide screen; what is left has a turn of its own. */
const NEXT = 12

/** The caption's two lines, city and kinds of work: a separator would dangle wherever a narrow frame breaks. */
export const captionLines = { '& [data-facts]': { whiteSpace: 'pre-line' } } as const

type Props = { models: readonly PublicModel[] | undefined; page: number; isStale: boolean }

/** The frames of one page; their numbers run on from page to page. The page before stays while the next comes. */
export function RosterSheet({ models, page, isStale }: Props) {
  const frames = (some: readonly PublicModel[], from: number) =>
    some.map((model, index) => (
      <RosterFrame
        key={model.id}
        model={model}
        number={(page - 1) * PAGE_SIZE + from + index + 1}
        eager={from + index < FIRST}
      />
    ))
  return (
    <ContactSheet
      aria-label={roster.list.sheet}
      aria-busy={isStale || !models || undefined}
      mx="-gutter"
      css={captionLines}
      opacity={isStale ? 0.6 : 1}
      transition="opacity 150ms"
    >
      {models ? (
        <>
          {frames(models.slice(0, FIRST), 0)}
          <Below>{frames(models.slice(FIRST, NEXT), FIRST)}</Below>
          <Below turns={2}>{frames(models.slice(NEXT), NEXT)}</Below>
        </>
      ) : (
        SKELETONS.map((at) => <FrameSkeleton key={at} />)
      )}
    </ContactSheet>
  )
}
