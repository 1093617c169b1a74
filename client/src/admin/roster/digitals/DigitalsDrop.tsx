import { Box, chakra } from '@chakra-ui/react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { Button } from '../../../design/actions/Button'
import { FileLines } from '../../../design/form/FileLines'
import { digitals as copy } from './copy'
import type { DigitalsOf } from './useDigitals'

type Props = { digitals: DigitalsOf; children: ReactNode }

/** Where digitals of one talent are dropped, with the progress of each and what was added or refused. */
export function DigitalsDrop({ digitals, children }: Props) {
  const { lines, added, add, remove, sendAgain } = digitals
  const [isOver, setOver] = useState(false)
  const isOpen = lines.some(({ error }) => error === undefined)
  return (
    <Box
      outline={isOver ? '2px dashed' : undefined}
      outlineOffset="2px"
      onDragOver={(event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        add([...event.dataTransfer.files])
      }}
    >
      {children}
      <FileLines files={lines} onRemove={remove} />
      {sendAgain && lines.some(({ again }) => again) ? (
        <Button variant="outline" size="touch" mt={2} onClick={sendAgain}>
          {copy.sendAgain}
        </Button>
      ) : null}
      <chakra.p role="status" textStyle="small" mt={1} _empty={{ display: 'none' }}>
        {added.length > 0 && !isOpen ? copy.added(added.map((side) => copy.sides[side])) : null}
      </chakra.p>
    </Box>
  )
}
