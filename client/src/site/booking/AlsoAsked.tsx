import { chakra } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { PublicModel } from '../../../../shared/roster/models'
import { Picture } from '../../design/media/Picture'
import { booking as copy } from './copy'
import type { LinkedModels } from './useSelectedModel'

/** Who else of a shortlist is asked for, above the list of the form, which names the first. */
export function AlsoAsked({ linked }: { linked: LinkedModels }) {
  const { others, missing } = linked
  if (others.length === 0 && missing === 0) return null
  return (
    <section aria-label={copy.alsoAsked}>
      <chakra.h3 textStyle="label">{copy.alsoAsked}</chakra.h3>
      {missing > 0 ? <chakra.p mt={1}>{copy.othersLeft(missing)}</chakra.p> : null}
      <chakra.ul role="list" display="flex" flexWrap="wrap" gap={3} mt={2} aria-live="polite">
        {others.map((model) => (
          <Other key={model.id} model={model} linked={linked} />
        ))}
      </chakra.ul>
    </section>
  )
}

function Other({ model, linked }: { model: PublicModel; linked: LinkedModels }) {
  const takeAway = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    // The page stays where it is; a link to the same page would go to its top.
    event.preventDefault()
    event.stopPropagation()
    linked.takeAway(model)
  }
  return (
    <chakra.li width="5.5rem" position="relative" data-theme="dark">
      <Picture picture={model.profileImage} alt="" sizes="5.5rem" ratio="3 / 4" />
      <chakra.p textStyle="small" p={1.5} overflowWrap="anywhere">
        {model.stageName}
      </chakra.p>
      <chakra.a
        href={linked.without(model)}
        aria-label={copy.takeAway(model.stageName)}
        onClick={takeAway}
        position="absolute"
        top={0}
        right={0}
        boxSize="touch"
        display="grid"
        placeItems="center"
        css={{ '& > svg': { boxSize: 7, p: 1, bg: 'ink', color: 'print' } }}
      >
        <X aria-hidden />
      </chakra.a>
    </chakra.li>
  )
}
