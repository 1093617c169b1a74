import { chakra, Flex } from '@chakra-ui/react'
import { RotateCw } from 'lucide-react'
import { parts } from '../../copy/parts'
import { AddressButton } from '../actions/AddressButton'
import { Button } from '../actions/Button'

type Props = {
  children: string
  onRetry?: () => void
  /** The page's own address, on a page that is read without scripts too. */
  address?: string
}

/** A list or page that could not be loaded. */
export function ErrorState({ children, onRetry, address }: Props) {
  const copy = (
    <>
      <RotateCw aria-hidden />
      {parts.retry}
    </>
  )
  return (
    <Flex role="alert" direction="column" align="start" gap={4} py={12}>
      <chakra.p textStyle="subheading" color="danger">
        {children}
      </chakra.p>
      {onRetry && address ? (
        <AddressButton variant="outline" address={address} onPress={onRetry}>
          {copy}
        </AddressButton>
      ) : null}
      {onRetry && !address ? (
        <Button variant="outline" onClick={onRetry}>
          {copy}
        </Button>
      ) : null}
    </Flex>
  )
}
