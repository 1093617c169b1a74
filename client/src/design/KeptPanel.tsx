import { Box } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'

/** What a tab shows, from when it was first opened: then it stays, hidden, so that nothing typed in it is lost. */
export function KeptPanel({ open, children }: { open: boolean; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(open)
  if (open && !wasOpened) setOpened(true)
  return wasOpened ? <Box hidden={!open}>{children}</Box> : null
}
