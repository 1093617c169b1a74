import { chakra, Grid } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../../design/actions/Button'

type Props = {
  /** what is read out, and what is shown */
  label: string
  shown?: string
  children: ReactNode
  /** the content is made when it is opened: a long table stays short */
  isLazy?: boolean
}

type MoreActionProps = {
  label?: string
  /** the key that does the same */
  letter?: string | undefined
  onClick: () => void
  children: ReactNode
}

/** One line of it. `label` is what is read out, with the talent's name, where that is more than what is shown. */
export const MoreAction = ({ label, letter, children, ...button }: MoreActionProps) => (
  <Button
    variant="quiet"
    size="touch"
    justifyContent="space-between"
    textDecoration="none"
    _hover={{ textDecoration: 'underline' }}
    aria-label={label}
    {...button}
  >
    {children}
    {letter ? (
      <chakra.kbd display={{ base: 'none', md: 'inline' }} textStyle="data" color="fgQuiet" ml={6}>
        {letter}
      </chakra.kbd>
    ) : null}
  </Button>
)

const AS_A_WORD = {
  fontSize: '0.8125rem',
  fontWeight: 'semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
}

/** What else can be done with a talent or a job, folded away beside its next step. */
export function MoreActions({ label, shown, children, isLazy = false }: Props) {
  const [isOpen, setOpen] = useState(false)
  const here = useRef<HTMLDetailsElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  // Not by the state, which the browser sets a moment after the menu has opened.
  const close = () => {
    if (here.current) here.current.open = false
  }
  useEffect(() => {
    if (!isOpen) return
    const closeBeside = ({ target }: Event) => {
      if (here.current && !here.current.contains(target as Node)) here.current.open = false
    }
    document.addEventListener('pointerdown', closeBeside)
    // Below the last row on the screen there is no room for it.
    panel.current?.scrollIntoView({ block: 'nearest' })
    return () => document.removeEventListener('pointerdown', closeBeside)
  }, [isOpen])
  return (
    <chakra.details
      ref={here}
      position="relative"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return
        event.stopPropagation()
        close()
        event.currentTarget.querySelector('summary')?.focus()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
    >
      <chakra.summary
        aria-label={label}
        listStyleType="none"
        display="grid"
        placeItems="center"
        minW="touch"
        minH={isLazy ? { base: 'touch', md: '1.6875rem' } : 'touch'}
        cursor="pointer"
        fontWeight="bold"
        {...(shown ? AS_A_WORD : {})}
      >
        <span aria-hidden>{shown ?? '…'}</span>
      </chakra.summary>
      <Grid
        ref={panel}
        scrollMarginBottom={4}
        // On a narrow screen it rises from the foot: a table that scrolls would cut it off.
        position={{ base: 'fixed', lg: 'absolute' }}
        zIndex={{ base: 'sheet', lg: 2 }}
        left={{ base: 0, lg: 'auto' }}
        right={0}
        bottom={{ base: 0, lg: 'auto' }}
        width={{ lg: 'max-content' }}
        maxW={{ lg: '18rem' }}
        maxH={{ base: '80dvh', lg: 'none' }}
        overflowY={{ base: 'auto', lg: 'visible' }}
        p={{ base: 4, lg: 2 }}
        textAlign="left"
        bg="surface"
        border="1px solid"
        borderColor="fg"
        // A press closes it; the row shows what came of it.
        onClick={(event) => {
          if ((event.target as Element).closest('button')) close()
        }}
      >
        {isOpen || !isLazy ? children : null}
      </Grid>
    </chakra.details>
  )
}
