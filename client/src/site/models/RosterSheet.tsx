import { PAGE_SIZE } from '../../../../shared/limits'
import type { PublicModel } from '../../../../shared/models'
import { ContactSheet } from '../../design/ContactSheet'
import { FrameSkeleton } from '../../design/FrameSkeleton'
import { roster } from '../../words/roster'
import { RosterFrame } from './RosterFrame'

/** More than a screen holds, so that nothing below jumps when the frames arrive. */
const SKELETONS = Array.from({ length: 12 }, (_, at) => at)
/** What a visitor sees first is fetched first: a row of a wide screen, two of a phone. */
const EAGER = 4

/** The caption's two lines, city and kinds of work: a separator would dangle wherever a narrow frame breaks. */
export const captionLines = { '& [data-facts]': { whiteSpace: 'pre-line' } } as const

type Props = { models: readonly PublicModel[] | undefined; page: number; isStale: boolean }

/** The frames of one page; their numbers run on from page to page. The page before stays while the next comes. */
export function RosterSheet({ models, page, isStale }: Props) {
  return (
    <ContactSheet
      aria-label={roster.list.sheet}
      aria-busy={isStale || models === undefined || undefined}
      mx="-gutter"
      css={captionLines}
      opacity={isStale ? 0.6 : 1}
      transition="opacity 150ms"
    >
      {models
        ? models.map((model, at) => (
            <RosterFrame
              key={model.id}
              model={model}
              number={(page - 1) * PAGE_SIZE + at + 1}
              eager={at < EAGER}
            />
          ))
        : SKELETONS.map((at) => <FrameSkeleton key={at} />)}
    </ContactSheet>
  )
}
