import { Box } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../design/actions/Button'

type Props = { words: string; children: (close: () => void) => ReactNode }

/** A button in whose place the form opens that adds to the list above it. */
export function AddInPlace({ words, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Box mt={4}>
      {isOpen ? (
        children(() => setOpen(false))
      ) : (
        <Button variant="outline" size="touch" onClick={() => setOpen(true)}>
          {words}
        </Button>
      )}
    </Box>
  )
}
