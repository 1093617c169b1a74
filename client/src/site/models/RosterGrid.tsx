import { PAGE_SIZE } from '../../../../shared/limits'
import type { PublicModel } from '../../../../shared/roster/models'
import { PhotoCardSkeleton } from '../../design/media/PhotoCardSkeleton'
import { PhotoGrid } from '../../design/media/PhotoGrid'
import { CardMark } from './CardMark'
import { roster } from './copy'
import { captionLines, RosterCard } from './RosterCard'
import { shortlist as shortlistWords } from './shortlist/copy'
import type { Shortlist } from './shortlist/store'
import type { LateLineUp } from './useLineUp'

/** More than one screen, so that nothing below moves when the models load. */
const SKELETONS = Array.from({ length: 12 }, (_, at) => at)

type Props = {
  models: readonly PublicModel[] | undefined
  page: number
  isStale: boolean
  shortlist: Shortlist
  lineUp?: LateLineUp
}

/** One page of models, numbered across pages. Shows the previous page while the next one loads. */
export function RosterGrid({ models, page, isStale, shortlist, lineUp }: Props) {
  // While heights are compared, the marks are those of the line-up.
  const marks = lineUp?.parts
    ? { label: lineUp.parts.mark, has: lineUp.isMarked, isFull: lineUp.isFull, toggle: lineUp.toggle }
    : { label: shortlistWords.mark, ...shortlist }
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
              chosen={marks.has(model)}
              mark={
                <CardMark
                  label={marks.label(model.stageName)}
                  isOn={marks.has(model)}
                  disabled={marks.isFull && !marks.has(model)}
                  onPress={() => marks.toggle(model)}
                />
              }
            />
          ))
        : SKELETONS.map((at) => <PhotoCardSkeleton key={at} />)}
    </PhotoGrid>
  )
}
