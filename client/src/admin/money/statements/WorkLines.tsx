import { Box, chakra, Flex } from '@chakra-ui/react'
import { deskDay } from '../../../../../shared/desk/dayWords'
import { dotted } from '../../../../../shared/format'
import { amountWords } from '../../../../../shared/money/rupees'
import type { StatementLine } from '../../../../../shared/money/statements/statements'
import { one as copy } from './copy'
import { ShareRows } from './ShareRows'

type Props = { lines: readonly StatementLine[]; withheldBp: number | null; notPaid?: string }

/** Each work with how its fee was made and what is left of it. */
export const WorkLines = ({ lines, withheldBp, notPaid }: Props) =>
  lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a claim may be there twice, and lines never move
    <Box key={at} py={3} borderBottom="1px solid" borderColor="fg">
      <chakra.h3 fontWeight={700} overflowWrap="anywhere">
        {line.title}
      </chakra.h3>
      <chakra.p color="fgQuiet">
        {dotted([line.days, line.clientPaidOn ? copy.clientPaid(deskDay(line.clientPaidOn)) : notPaid])}
      </chakra.p>
      <Flex gap={{ base: 3, md: 8 }} wrap="wrap" mt={2}>
        <Box flex="1 1 min(14rem, 100%)" minW={0}>
          {line.made.map((part, place) => (
            <chakra.p
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fee never move
              key={place}
              display="flex"
              flexWrap="wrap"
              justifyContent="space-between"
              columnGap={4}
              color="fgQuiet"
              overflowWrap="anywhere"
            >
              <span>{part.words}</span>
              <chakra.span textStyle="data" whiteSpace="nowrap">
                {amountWords(part.amountPaise)}
              </chakra.span>
            </chakra.p>
          ))}
          {line.expenseWords ? (
            <chakra.p color="fgQuiet" overflowWrap="anywhere">
              {copy.expenses}: {line.expenseWords}
            </chakra.p>
          ) : null}
        </Box>
        <Box flex="1 1 min(16rem, 100%)" minW={0}>
          <ShareRows sums={line} commissionBp={line.commissionBp} withheldBp={withheldBp} />
        </Box>
      </Flex>
    </Box>
  ))
