import { Box, chakra, Flex } from '@chakra-ui/react'
import { chart as words } from '../copy'
import { barsOn, barWords, type ChartRow, standingOn } from '../grid/chartRows'

const LISTS = ['free', 'option', 'taken'] as const

type Props = {
  rows: readonly ChartRow[]
  /** the first half of the day that is shown, in the window */
  first: number
  onOpen: (row: number) => void
}

/** One day on a phone: who is free, on option, taken. */
export function DayLists({ rows, first, onOpen }: Props) {
  const placed = rows.map((row, at) => ({ row, at, list: standingOn(row, first, 2) }))
  return (
    <Flex direction="column" gap={8}>
      {LISTS.map((list) => {
        const own = placed.filter((each) => each.list === list)
        return (
          <section key={list} aria-label={words.lists[list]}>
            <chakra.h2 textStyle="label" mb={2}>
              {words.lists[list]} <chakra.span color="fgQuiet">{own.length}</chakra.span>
            </chakra.h2>
            {own.length === 0 ? <chakra.p color="fgQuiet">{words.emptyLists[list]}</chakra.p> : null}
            <ul>
              {own.map(({ row, at }) => (
                <Box as="li" key={row.model.id} borderTop="1px solid" borderColor="hairline">
                  <chakra.button
                    type="button"
                    display="block"
                    width="full"
                    minH="touch"
                    py={2}
                    textAlign="left"
                    onClick={() => onOpen(at)}
                  >
                    <chakra.span display="block" fontWeight="semibold">
                      {row.model.name}
                    </chakra.span>
                    <chakra.span display="block" textStyle="small" color="fgQuiet">
                      {[row.model.city, ...barsOn(row, first, 2).map(barWords)].filter(Boolean).join(' · ')}
                    </chakra.span>
                  </chakra.button>
                </Box>
              ))}
            </ul>
          </section>
        )
      })}
    </Flex>
  )
}
