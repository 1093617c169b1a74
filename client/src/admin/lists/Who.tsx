import { chakra } from '@chakra-ui/react'
import { Badge } from '../../design/Badge'
import { admin } from '../../words/admin'

type Props = { name: string; more?: string | null; of: { isSpam: boolean } }

/** Who sent it: the name, a second one below, and the mark of what a machine seems to have sent (kept, S34). */
export function Who({ name, more, of }: Props) {
  return (
    <chakra.span display="block" minW={{ md: '6.5rem' }} overflowWrap="anywhere">
      {name}
      {more ? (
        <chakra.span display="block" color="fgQuiet" textStyle="small" fontWeight="normal">
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
