import { CARD_WORK_TYPES } from '../../../../shared/limits'
import type { PublicModel } from '../../../../shared/models'
import { paths } from '../../../../shared/paths'
import { secondPicture } from '../../../../shared/pictureSizes'
import { Frame } from '../../design/Frame'
import { shortStats } from './measurements'

type Props = { model: PublicModel; number: number; eager?: boolean; sizes?: string }

/** A model as a frame of the sheet: name, city and the first two kinds of work (section 2, Models). */
export function RosterFrame({ model, number, eager, sizes }: Props) {
  // A kind of work of two words stays on one line.
  const work = model.workTypes.slice(0, CARD_WORK_TYPES).map((kind) => kind.replaceAll(' ', '\u00a0'))
  const facts = [model.city, work.join(', ')].filter(Boolean).join('\n')
  return (
    <Frame
      href={paths.model(model.id)}
      number={number}
      name={model.stageName}
      facts={[facts]}
      picture={model.profileImage}
      second={secondPicture(model.profileImage, model.images)}
      measurements={shortStats(model)}
      eager={eager}
      sizes={sizes}
    />
  )
}
