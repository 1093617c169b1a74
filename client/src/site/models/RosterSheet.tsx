import { PAGE_SIZE } from '../../../../shared/limits'
import type { PublicModel } from '../../../../shared/models'
import { ContactSheet } from '../../design/ContactSheet'
import { FrameSkeleton } from '../../design/FrameSkeleton'
import { Below } from '../../lib/Below'
import { roster } from '../../words/roster'
import { RosterFrame } from './RosterFrame'

/** More than a screen holds, so that nothing below jumps when the frames arrive. */
const SKELETONS = Array.from({ length: 12 }, (_, at) => at)
/** What a visitor sees first is fetched first: a row of a wide screen, two of a phone. */
const EAGER = 4
/** Two rows of a wide screen. */
const ON_SCREEN = 8

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
        eager={from + index < EAGER}
      />
    ))
  return (
    <ContactSheet
      aria-label={roster.list.sheet}
      aria-busy={isStale || models === undefined || undefined}
      mx="-gutter"
      css={captionLines}
      opacity={isStale ? 0.6 : 1}
      transition="opacity 150ms"
    >
      {models ? (
        <>
          {frames(models.slice(0, ON_SCREEN), 0)}
          <Below>{frames(models.slice(ON_SCREEN), ON_SCREEN)}</Below>
        </>
      ) : (
        SKELETONS.map((at) => <FrameSkeleton key={at} />)
      )}
    </ContactSheet>
  )
}
