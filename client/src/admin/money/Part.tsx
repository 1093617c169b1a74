import { Box, type BoxProps, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

type Props = { title: string; aside?: ReactNode; children: ReactNode }

/** A part of a page about money: a small heading over a hairline, with a figure to the right. */
export function Part({ title, aside, children }: Props) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} minW={0}>
      <Flex
        align="baseline"
        justify="space-between"
        gap={4}
        wrap="wrap"
        borderBottom="1px solid"
        borderColor="fg"
        pb={2}
        mb={3}
      >
        <chakra.h2 id={id} fontWeight={700} fontSize="1.125rem">
          {title}
        </chakra.h2>
        {aside}
      </Flex>
      {children}
    </Box>
  )
}

type AmountProps = BoxProps & { amount: ReactNode }

/** What an amount is for, and to its right the amount, or below where both do not fit. */
export const AmountRow = ({ amount, children, ...props }: AmountProps) => (
  <Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap={4} {...props}>
    <Box flex="1 1 7rem" minW={0} overflowWrap="anywhere">
      {children}
    </Box>
    <Box ml="auto" whiteSpace="nowrap">
      {amount}
    </Box>
  </Box>
)

type FigureProps = { label: string; size?: string; color?: string | undefined; children: ReactNode }

/** A figure below its label, in a list of them. */
export const Figure = ({ label, size = '1.5rem', color, children }: FigureProps) => (
  <Box minW={0}>
    <chakra.dt textStyle="label" color="fgQuiet">
      {label}
    </chakra.dt>
    <chakra.dd fontWeight={700} fontSize={size} color={color} m={0} overflowWrap="anywhere">
      {children}
    </chakra.dd>
  </Box>
)
