import { Box, chakra, Grid } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { Button } from '../../../../design/actions/Button'
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

/** A fact of a job, read as text. *Edit* opens what changes it in its place; several may be open at once. */
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
