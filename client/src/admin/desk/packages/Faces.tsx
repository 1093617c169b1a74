import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import type { KeyboardEvent } from 'react'
import type { PackageFace } from '../../../../../shared/desk/packages/packageViews'
import { Button } from '../../../design/actions/Button'
import { Picture } from '../../../design/media/Picture'
import { one as copy } from './copy'

type Props = {
  entries: readonly PackageFace[]
  chosen: string | null
  onChoose: (modelId: string) => void
  onMove: (modelId: string, to: number) => void
  onAdd: () => void
}

const FORWARD = ['ArrowRight', 'ArrowDown']
const BACK = ['ArrowLeft', 'ArrowUp']

/** The faces as a contact sheet in the client's order. Alt with an arrow, or dragging, moves a face. */
export function Faces({ entries, chosen, onChoose, onMove, onAdd }: Props) {
  const steps = (event: KeyboardEvent) =>
    FORWARD.includes(event.key) ? 1 : BACK.includes(event.key) ? -1 : 0
  const onKeyDown = (event: KeyboardEvent, modelId: string, at: number) => {
    const step = steps(event)
    if (step === 0) return
    event.preventDefault()
    if (event.altKey) return onMove(modelId, at + step)
    const next =
      event.currentTarget.closest('li')?.[step > 0 ? 'nextElementSibling' : 'previousElementSibling']
    next?.querySelector('button')?.focus()
  }
  return (
    <section>
      <Flex align="baseline" wrap="wrap" gap={3} mb={3}>
        <chakra.h2 textStyle="subheading">{copy.faces}</chakra.h2>
        <chakra.p textStyle="small" color="fgQuiet">
          {entries.length === 0 ? copy.noFaces : `${entries.length}, ${copy.order}`}
        </chakra.p>
        <Button
          {...(entries.length === 0 ? { variant: 'primary' } : { variant: 'quiet', px: 0 })}
          size="touch"
          ml="auto"
          onClick={onAdd}
        >
          {copy.addFaces}
        </Button>
      </Flex>
      <Grid as="ol" listStyleType="none" gridTemplateColumns="repeat(auto-fill, minmax(6.5rem, 1fr))" gap={2}>
        {entries.map(({ number, modelId, name, face, pictures, isGone }, at) => (
          <Box
            as="li"
            key={number}
            minW={0}
            draggable={modelId !== null}
            onDragStart={(event) => event.dataTransfer.setData('text/plain', modelId ?? '')}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              onMove(event.dataTransfer.getData('text/plain'), at)
            }}
          >
            <chakra.button
              type="button"
              display="block"
              w="full"
              textAlign="start"
              position="relative"
              cursor="pointer"
              opacity={isGone ? 0.5 : 1}
              outlineOffset="2px"
              filter={modelId === chosen ? undefined : 'grayscale(1)'}
              css={modelId === chosen ? { boxShadow: '0 0 0 4px {colors.fg}' } : undefined}
              aria-pressed={modelId === chosen}
              aria-label={copy.choose(number, name)}
              disabled={modelId === null}
              onClick={() => onChoose(modelId ?? '')}
              onKeyDown={(event) => onKeyDown(event, modelId ?? '', at)}
            >
              <Picture picture={face} alt="" sizes="8rem" ratio="1" />
              <chakra.span
                position="absolute"
                left={0}
                bottom={0}
                px={2}
                bg="bg"
                color="fg"
                textStyle="subheading"
              >
                {number}
              </chakra.span>
            </chakra.button>
            <chakra.p fontWeight="semibold" mt={1} overflowWrap="anywhere">
              {name}
            </chakra.p>
            <chakra.p textStyle="small" color="fgQuiet">
              {isGone ? copy.gone : copy.pictures(pictures.length)}
            </chakra.p>
          </Box>
        ))}
      </Grid>
    </section>
  )
}
