import { PAGE_SIZE } from '../../../../shared/limits'
import type { PublicModel } from '../../../../shared/roster/models'
import { PhotoCardSkeleton } from '../../design/media/PhotoCardSkeleton'
import { PhotoGrid } from '../../design/media/PhotoGrid'
import { roster } from './copy'
import { RosterCard } from './RosterCard'
import type { LateLineUp } from './useLineUp'

/** More than one screen, so that nothing below moves when the models load. */
const SKELETONS = Array.from({ length: 12 }, (_, at) => at)

/** Kinds of work and city on two lines: a separator could end up at a line end in a narrow card. */
export const captionLines = { '& [data-facts]': { whiteSpace: 'pre-line' } } as const

type Props = {
  models: readonly PublicModel[] | undefined
  page: number
  isStale: boolean
  lineUp: LateLineUp
}

/** One page of models, numbered across pages. Shows the previous page while the next one loads. */
export function RosterGrid({ models, page, isStale, lineUp }: Props) {
  const { MarkButton } = lineUp.parts ?? {}
  return (
    <PhotoGrid
      aria-label={roster.list.sheet}
      aria-busy={isStale || !models || undefined}
      mx="-gutter"
      css={captionLines}
      opacity={isStale ? 0.6 : 1}
      transition="opacity 150ms"
    >
      {models
        ? models.map((model, at) => (
            <RosterCard
              key={model.id}
              model={model}
              number={(page - 1) * PAGE_SIZE + at + 1}
              eager={at === 0}
              chosen={MarkButton && lineUp.isMarked(model)}
              mark={MarkButton && <MarkButton model={model} lineUp={lineUp} />}
            />
          ))
        : SKELETONS.map((at) => <PhotoCardSkeleton key={at} />)}
    </PhotoGrid>
  )
}
