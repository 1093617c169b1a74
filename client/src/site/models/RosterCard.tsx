import type { ReactNode } from 'react'
import { CARD_WORK_TYPES } from '../../../../shared/limits'
import { secondPicture } from '../../../../shared/media/pictureSizes'
import { paths } from '../../../../shared/paths'
import type { PublicModel } from '../../../../shared/roster/models'
import { PhotoCard } from '../../design/media/PhotoCard'
import { shortStats } from './profile/measurements'

/** Kinds of work and city on two lines: a separator could end up at a line end in a narrow card. */
export const captionLines = { '& [data-facts]': { whiteSpace: 'pre-line' } } as const

type Props = {
  model: PublicModel
  number: number
  eager?: boolean
  sizes?: string
  chosen?: boolean
  /** Over the corner of the picture. */
  mark?: ReactNode
}

/** A model in the list: name, the first two kinds of work and the city. */
export function RosterCard({ model, number, eager, sizes, chosen, mark }: Props) {
  // Keeps a two-word kind of work on one line.
  const work = model.workTypes.slice(0, CARD_WORK_TYPES).map((kind) => kind.replaceAll(' ', '\u00a0'))
  const facts = [work.join(', '), model.city].filter(Boolean).join('\n')
  return (
    <PhotoCard
      href={paths.model(model.id)}
      number={number}
      name={model.stageName}
      facts={[facts]}
      picture={model.profileImage}
      second={secondPicture(model.profileImage, model.images)}
      measurements={shortStats(model)}
      eager={eager}
      sizes={sizes}
      chosen={chosen}
      mark={mark}
    />
  )
}
