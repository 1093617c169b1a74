import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

type Props = {
  title: string
  /** what it says in one line while it is folded */
  summary: string
  isOpen: boolean
  onToggle: () => void
  isWide?: boolean
  children: ReactNode
}

/** A part of the sheet. On a phone it is folded to one line until it is pressed; elsewhere it stands open. */
export function Part({ title, summary, isOpen, onToggle, isWide = false, children }: Props) {
  const id = useId()
  return (
    <Grid
      as="section"
      aria-label={title}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '7rem minmax(0, 1fr)' }}
      gap={{ base: 0, md: 4 }}
      pb={{ base: 0, md: 6 }}
      mb={{ base: 0, md: 6 }}
      borderBottom="1px solid"
      borderColor="hairline"
    >
      <chakra.h2 textStyle="label" pt={1} hideBelow="md">
        {title}
      </chakra.h2>
      <chakra.h2 hideFrom="md">
        <chakra.button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          width="full"
          minH="touch"
          py={2}
          textAlign="left"
          cursor="pointer"
        >
          <Flex as="span" justify="space-between" gap={3}>
            <chakra.span textStyle="label">{title}</chakra.span>
            <span aria-hidden>{isOpen ? '−' : '+'}</span>
          </Flex>
          {isOpen ? null : (
            <chakra.span display="block" textStyle="small" color="fgQuiet" truncate>
              {summary}
            </chakra.span>
          )}
        </chakra.button>
      </chakra.h2>
      <Box
        id={id}
        // Hidden by styles alone: what was typed stays where it is.
        display={{ base: isOpen ? 'block' : 'none', md: 'block' }}
        minW={0}
        pb={{ base: 5, md: 0 }}
      >
        <Grid
          gap={4}
          minW={0}
          alignItems="start"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            md: isWide ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))',
          }}
        >
          {children}
        </Grid>
      </Box>
    </Grid>
  )
}
