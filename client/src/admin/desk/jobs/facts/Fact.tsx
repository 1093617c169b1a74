import { Box, chakra, Grid } from '@chakra-ui/react'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { Button } from '../../../../design/actions/Button'
import { focusBack } from '../../../forms/focusBack'
import { desk } from '../../copy'

const copy = desk.job.fact

type Props = {
  ref?: Ref<HTMLDivElement>
  title: string
  /** nothing is there yet: the button says so */
  isEmpty?: boolean
  isEditing?: boolean
  /** the button is not shown without it */
  onEdit?: (() => void) | undefined
  children: ReactNode
}

/** A fact of a job or a client, read as text. *Edit* opens what changes it in its place; several may be open at once. */
export const Fact = ({ ref, title, isEmpty = false, isEditing = false, onEdit, children }: Props) => (
  <Grid
    ref={ref}
    as="section"
    aria-label={title}
    tabIndex={-1}
    data-landing
    gridTemplateColumns={{ base: 'minmax(0, 1fr) auto', md: '6.5rem minmax(0, 1fr) auto' }}
    columnGap={4}
    alignItems="start"
    py={2}
    borderBottom="1px solid"
    borderColor="hairline"
  >
    <chakra.h3 textStyle="label" pt={{ base: 3, md: 1 }}>
      {title}
    </chakra.h3>
    <Box
      gridColumn={{ base: '1 / -1', md: '2' }}
      gridRow={{ base: 2, md: 1 }}
      minW={0}
      overflowWrap="anywhere"
    >
      {children}
    </Box>
    {onEdit ? (
      <Button
        variant="quiet"
        size="touch"
        minH={{ base: 'touch', md: 7 }}
        px={0}
        gridRow="1"
        gridColumn={{ base: '2', md: '3' }}
        aria-label={`${isEditing ? copy.done : isEmpty ? copy.add : copy.edit}: ${title}`}
        aria-expanded={isEditing}
        onClick={onEdit}
      >
        {isEditing ? copy.done : isEmpty ? copy.add : copy.edit}
      </Button>
    ) : null}
  </Grid>
)

type TextFactProps = { title: string; value: ReactNode; form: (close: () => void) => ReactNode }

/** A fact with the form that changes it. After it the focus is back on the fact. */
export function TextFact({ title, value, form }: TextFactProps) {
  const [isEditing, setEditing] = useState(false)
  const here = useRef<HTMLDivElement>(null)
  const close = () => {
    focusBack(here.current)
    setEditing(false)
  }
  return (
    <Fact ref={here} title={title} isEmpty={!value} onEdit={isEditing ? undefined : () => setEditing(true)}>
      {isEditing ? (
        form(close)
      ) : value ? (
        <chakra.p dir="auto" whiteSpace="pre-wrap" maxW="measure">
          {value}
        </chakra.p>
      ) : (
        <chakra.p color="fgQuiet">{copy.none}</chakra.p>
      )}
    </Fact>
  )
}
