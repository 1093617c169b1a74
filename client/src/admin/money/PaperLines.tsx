import { Box, chakra, Flex } from '@chakra-ui/react'
import { dotted } from '../../../../shared/format'
import type { PaperPreview, PaperRecord } from '../../../../shared/money/papers'
import { chargedRate } from '../../../../shared/money/reckoning'
import { amountWords, rupees } from '../../../../shared/money/rupees'
import { stateTaxName } from '../../../../shared/money/tax/states'
import { one as copy } from './copy'
import { AmountRow, Part } from './Part'

type Lines = Pick<PaperRecord, 'lines' | 'supply'>

/** The lines of a paper and its sums. */
export const PaperLines = ({ paper }: { paper: PaperRecord }) => (
  <Part title={copy.lines}>
    <LineRows {...paper} />
    <Box mt={4} ml="auto" maxW="24rem">
      <SumRows sums={paper} />
      {paper.advancesPaise > 0 ? (
        <AdvanceRows paise={paper.advancesPaise} totalPaise={paper.totalPaise} />
      ) : null}
    </Box>
  </Part>
)

function LineRows({ lines, supply }: Lines) {
  const isTaxed = supply !== 'without_gst'
  return (
    <chakra.ul listStyleType="none" m={0} p={0}>
      {lines.map((line, at) => (
        <AmountRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a paper never move
          key={at}
          as="li"
          py={2}
          borderBottom="1px solid"
          borderColor="hairline"
          amount={<chakra.span textStyle="data">{amountWords(line.amountPaise)}</chakra.span>}
        >
          <chakra.p fontWeight={600}>{line.words}</chakra.p>
          <chakra.p color="fgQuiet">
            {dotted([
              line.more,
              `${line.quantityMilli / 1000}${line.unit ? ` ${line.unit}` : ''} × ${amountWords(line.unitPaise)}`,
              isTaxed && line.isTaxable && line.sac
                ? `SAC ${line.sac}, ${chargedRate(line.rateBp, supply) / 100} %`
                : '',
            ])}
          </chakra.p>
        </AmountRow>
      ))}
    </chakra.ul>
  )
}

type Sums = Pick<
  PaperPreview,
  'supply' | 'rates' | 'taxablePaise' | 'untaxedPaise' | 'roundOffPaise' | 'totalPaise' | 'buyer'
>

/** Sums, tax by rate and the total; without registration no word of tax. */
export function SumRows({ sums }: { sums: Sums }) {
  const { supply, rates, taxablePaise, untaxedPaise, roundOffPaise, totalPaise, buyer } = sums
  const isTaxed = supply !== 'without_gst' && (rates.length > 0 || untaxedPaise === 0)
  const taxes = rates.flatMap(({ rateBp, cgst, sgst, igst }): [string, number][] => {
    if (!isTaxed) return []
    if (supply !== 'within') return [[`IGST ${chargedRate(rateBp, supply) / 100} %`, igst]]
    return [
      [`CGST ${rateBp / 200} %`, cgst],
      [`${stateTaxName(buyer.stateCode ?? '')} ${rateBp / 200} %`, sgst],
    ]
  })
  return (
    <>
      <Pair
        label={isTaxed ? copy.taxable : copy.sum}
        sum={amountWords(isTaxed ? taxablePaise : taxablePaise + untaxedPaise)}
      />
      {taxes.map(([label, sum]) => (
        <Pair key={label} label={label} sum={amountWords(sum)} />
      ))}
      {isTaxed && untaxedPaise !== 0 ? <Pair label={copy.pureAgent} sum={amountWords(untaxedPaise)} /> : null}
      {isTaxed || roundOffPaise !== 0 ? (
        <Pair label={copy.roundOff} sum={amountWords(roundOffPaise)} />
      ) : null}
      <Flex
        justify="space-between"
        gap={4}
        borderTop="1px solid"
        borderColor="fg"
        mt={2}
        pt={2}
        align="baseline"
      >
        <chakra.span fontWeight={700}>{copy.total}</chakra.span>
        <chakra.span fontWeight={700} fontSize="1.375rem" minW={0} overflowWrap="anywhere">
          {rupees(totalPaise)}
        </chakra.span>
      </Flex>
    </>
  )
}

/** What a proforma asks for now. */
export const AskedRow = ({ paise }: { paise: number }) => (
  <Pair label={copy.advance} sum={amountWords(paise)} />
)

/** What an invoice takes off because it was received before, and what is left to pay. */
export const AdvanceRows = ({ paise, totalPaise }: { paise: number; totalPaise: number }) => (
  <>
    <Pair label={copy.lessAdvance} sum={amountWords(-paise)} />
    <Pair label={copy.toPay} sum={rupees(totalPaise - paise)} />
  </>
)

const Pair = ({ label, sum }: { label: string; sum: string }) => (
  <AmountRow amount={<chakra.span textStyle="data">{sum}</chakra.span>} py={1}>
    {label}
  </AmountRow>
)
