import { Box, chakra, Flex } from '@chakra-ui/react'
import { settings as copy } from '../copy'

type Props = { code: string; counts: string; about: string; isUnchecked: boolean }

/** A code of tax: what it counts and since when, what it is for, and whether the accountant has still to look at it. */
export const CodeLine = ({ code, counts, about, isUnchecked }: Props) => (
  <Box py={2} borderBottom="1px solid" borderColor="hairline">
    <Flex justify="space-between" gap={4} wrap="wrap">
      <chakra.span fontWeight={700}>{code}</chakra.span>
      <span>{counts}</span>
    </Flex>
    <chakra.p color="fgQuiet" overflowWrap="anywhere">
      {about}
    </chakra.p>
    {isUnchecked ? <chakra.p fontWeight={600}>{copy.unchecked}</chakra.p> : null}
  </Box>
)
