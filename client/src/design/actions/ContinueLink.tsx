import { Flex, type FlexProps } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useState } from 'react'
import { continueTo } from '../../copy/continueTo'
import { parts } from '../../copy/parts'
import { forgetReturnTo, isAtReturnTo, nameOfPage, returnToIn } from '../../lib/navigation/returnTo'
import { useAddress } from '../../lib/navigation/useAddress'
import { IconButton } from './IconButton'
import { TextLink } from './TextLink'

type Props = Omit<FlexProps, 'children'> & {
  area: Parameters<typeof returnToIn>[0]
  /** The link is right below the header: on a phone, notices move below it. */
  underHeader?: boolean
}

/** After a sign-in, a link to the page that was requested before it. */
export function ContinueLink({ area, underHeader, ...rest }: Props) {
  const [wanted, setWanted] = useState(() => returnToIn(area))
  const address = useAddress()
  if (wanted !== null && isAtReturnTo(wanted, address)) setWanted(null)
  if (wanted === null) return null
  const forget = () => {
    forgetReturnTo()
    setWanted(null)
  }
  const words = continueTo.link(nameOfPage(wanted))
  return (
    <Flex
      data-under-header={underHeader || undefined}
      align="center"
      justify="space-between"
      gap={4}
      pl={4}
      borderLeft="6px solid"
      borderLeftColor="accent"
      bg="surface"
      {...rest}
    >
      <TextLink href={wanted} py={3} fontWeight="semibold" onClick={forget}>
        {words}
      </TextLink>
      <IconButton aria-label={`${parts.dismiss}: ${words}`} onClick={forget}>
        <X size={18} aria-hidden />
      </IconButton>
    </Flex>
  )
}
