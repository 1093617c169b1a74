import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import { deskDays } from '../../../../../shared/desk/dayWords'
import type { TalentChoice } from '../../../../../shared/desk/talentCards'
import { thumb } from '../../../design/actions/thumb'
import { CheckField } from '../../../design/form/CheckField'
import { FaceImage } from '../../../design/media/FaceImage'
import { bulk } from '../../bulk/copy'
import { TalentLink } from '../talents/TalentLink'
import { choosing as copy } from './copy'

const FACE_PX = 32

const whyNot = ({ standing, by, days }: TalentChoice) => {
  if (standing === 'unassigned') return ''
  return by === null ? copy.bookedOut(deskDays(days)) : copy.confirmed(by, deskDays(days))
}

type Props = { choice: TalentChoice; isMarked: boolean; onToggle: () => void }

/** A talent who is not free, small, with the reason; other days of the job may still be open. */
export function NotFreeRow({ choice, isMarked, onToggle }: Props) {
  const { id, name, face } = choice
  return (
    <Flex as="li" align="center" gap={3} minH={12} borderBottom="1px solid" borderColor="hairline">
      <FaceImage face={face} name={name} px={FACE_PX} />
      <chakra.span flex={1} minW={0} overflowWrap="anywhere" textStyle="small" color="fgQuiet">
        <TalentLink modelId={id} name={name} data-card color="fg" fontWeight="semibold" {...thumb}>
          {name}
        </TalentLink>{' '}
        {whyNot(choice)}
      </chakra.span>
      <CheckField
        label={<VisuallyHidden>{bulk.mark(name)}</VisuallyHidden>}
        data-choice={id}
        checked={isMarked}
        onChange={onToggle}
      />
    </Flex>
  )
}
