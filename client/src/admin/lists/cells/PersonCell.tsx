import { chakra } from '@chakra-ui/react'
import { Badge } from '../../../design/feedback/Badge'
import { admin } from '../../copy'

type Props = { name: string; more?: string | null; of: { isSpam: boolean } }

/** The sender's name, a second line, and the spam mark (S34). */
export function PersonCell({ name, more, of }: Props) {
  return (
    <chakra.span data-parts display="block" minW={{ md: '6.5rem' }} overflowWrap="anywhere">
      <span>{name}</span>
      {more ? (
        <chakra.span data-more="beside" display="block" color="fgQuiet" textStyle="small" fontWeight="normal">
          {more}
        </chakra.span>
      ) : null}
      {of.isSpam ? (
        <chakra.span display="block" mt={1}>
          <Badge tone="plain">{admin.lists.spam}</Badge>
        </chakra.span>
      ) : null}
    </chakra.span>
  )
}
