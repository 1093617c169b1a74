import { chakra } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { buttonStyles } from '../../../design/actions/buttonStyles'
import { useCopy } from '../../../lib/useCopy'
import { sharedAddress } from './addresses'
import { bar as copy } from './bar.copy'

const Anchor = chakra('a', buttonStyles)

/** A link that opens the same faces elsewhere: shared where the device can, else copied. */
export function SendShortlist({ keys }: { keys: readonly string[] }) {
  const { said, copyText } = useCopy(copy)
  const address = sharedAddress(keys)
  const send = (event: MouseEvent) => {
    // A new tab is wanted.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const url = new URL(address, location.href).href
    if (!navigator.share) return void copyText(url)
    // Closed without sending, or refused.
    navigator.share({ title: document.title, url }).catch(() => undefined)
  }
  return (
    <>
      <Anchor href={address} variant="quiet" px={2} onClick={send}>
        {copy.send}
      </Anchor>
      <chakra.span role="status" textStyle="small" _empty={{ display: 'none' }}>
        {said}
      </chakra.span>
    </>
  )
}
