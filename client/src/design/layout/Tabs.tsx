import { Box, chakra, Flex } from '@chakra-ui/react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { HandUnderline } from '../media/HandMark'

type Tab<Id extends string> = { id: Id; words: string; count?: number }

type Props<Id extends string> = {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** The chosen tab's panel. */
  children: ReactNode
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * A tab list and the selected panel. Arrows, Home and End move and select (WAI-ARIA tabs pattern). Selecting scrolls
 * to the start of the panel.
 */
export function Tabs<Id extends string>({ label, tabs, value, onChange, children }: Props<Id>) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const wasAsked = useRef(false)

  // The selected tab may be outside a narrow list; scroll only the list, never the page.
  useEffect(() => {
    const { current } = row
    const tab = current?.querySelector<HTMLElement>(`[data-tab="${value}"]`)
    if (!current || !tab) return
    const before = tab.offsetLeft - current.offsetLeft
    const middle = before - (current.clientWidth - tab.offsetWidth) / 2
    current.scrollLeft = Math.max(0, middle)
    // Otherwise a press near the bottom of a phone's screen would seem to do nothing: the panel would be below the
    // edge.
    const { top, bottom } = current.getBoundingClientRect()
    if (wasAsked.current && (top < 0 || bottom > innerHeight / 2)) current.scrollIntoView()
    wasAsked.current = false
  }, [value])

  const choose = (to: Id) => {
    wasAsked.current = true
    onChange(to)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === value)
    const to = steps[event.key]?.(at, tabs.length)
    const next = to === undefined ? undefined : tabs[to]
    if (!next) return
    event.preventDefault()
    choose(next.id)
    row.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }

  return (
    <Box>
      <Flex
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        gap={6}
        borderBottom="1px solid"
        borderColor="hairline"
        overflowX="auto"
        overflowY="hidden"
        pb="2px"
      >
        {tabs.map(({ id: tab, words, count }) => {
          const isChosen = tab === value
          return (
            <chakra.button
              key={tab}
              type="button"
              role="tab"
              data-tab={tab}
              id={`${id}-${tab}`}
              aria-selected={isChosen}
              aria-controls={`${id}-panel`}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => choose(tab)}
              position="relative"
              minH="touch"
              py={2}
              fontWeight={isChosen ? 'bold' : 'medium'}
              color={isChosen ? 'fg' : 'fgQuiet'}
              whiteSpace="nowrap"
              cursor="pointer"
              _hover={{ color: 'fg' }}
              _focusVisible={{ outlineOffset: '-3px' }}
            >
              {words}
              {count === undefined ? null : (
                <chakra.span textStyle="data" ml={2}>
                  {count}
                </chakra.span>
              )}
              {isChosen ? <HandUnderline /> : null}
            </chakra.button>
          )
        })}
      </Flex>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
        pt={6}
        data-landing
      >
        {children}
      </Box>
    </Box>
  )
}
