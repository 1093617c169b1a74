import { Box } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'

/** Mounts when first opened, then stays mounted while hidden, so that form input is kept. */
export function LazyTabPanel({ open, children }: { open: boolean; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(open)
  if (open && !wasOpened) setOpened(true)
  return wasOpened ? <Box hidden={!open}>{children}</Box> : null
}
