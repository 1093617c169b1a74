import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { WalkPerson as Person } from '../../../../../shared/desk/walks'
import { dotted } from '../../../../../shared/format'
import { LinkButton } from '../../../design/actions/LinkButton'
import { Page } from '../../../design/layout/Page'
import { useKeys } from '../../../lib/useKeys'
import { messages as copy, type WalkKind } from './copy'
import type { WalkState } from './useWalk'
import { WalkList } from './WalkList'
import { WalkPerson } from './WalkPerson'

type Props = {
  kind: WalkKind
  people: readonly Person[]
  state: WalkState
  /** what it is about, in the title of the window */
  about: string
  back: ReactNode
  actions?: ReactNode
  /** where one goes after the last */
  end: { href: string; words: string }
}

/** The page of a walk: the person who is written to, and everybody with how far it has come. */
export function WalkContent({ kind, people, state, about, back, actions, end }: Props) {
  const { person, next } = state
  const press = (id: string) => document.getElementById(id)?.click()
  useKeys({
    w: () => press('walk-open'),
    s: () => press('walk-skip'),
    ArrowRight: state.goOn,
    ArrowLeft: state.goBack,
  })
  const count = (step: 'sent' | 'skipped') => people.filter((each) => each.step === step).length
  const heading = copy.headings[kind](people.length)
  return (
    <Page
      title={person ? person.name : heading}
      documentTitle={`${heading}, ${about}`}
      variant="work"
      back={back}
      lead={person ? dotted([copy.place(state.at + 1, people.length), copy.questions[kind]]) : undefined}
      actions={actions}
    >
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        gap={8}
        alignItems="start"
      >
        {person ? (
          <WalkPerson key={person.id} kind={kind} person={person} next={next} state={state} />
        ) : (
          <Box>
            <chakra.p mb={4} role="status">
              {people.length === 0 ? copy.nobody[kind] : copy.ended(count('sent'), count('skipped'))}
            </chakra.p>
            <LinkButton href={end.href} variant="primary">
              {end.words}
            </LinkButton>
          </Box>
        )}
        {people.length > 0 ? (
          <section aria-label={heading}>
            <Flex justify="space-between" align="baseline" mb={2}>
              <chakra.h2 textStyle="subheading">{heading}</chakra.h2>
              <chakra.span textStyle="small">{copy.sentCount(count('sent'))}</chakra.span>
            </Flex>
            <WalkList kind={kind} people={people} currentId={person?.id} onChoose={state.choose} />
          </section>
        ) : null}
      </Grid>
      {person ? (
        <chakra.p textStyle="small" color="fgQuiet" mt={6} display={{ base: 'none', md: 'block' }}>
          {copy.keys}
        </chakra.p>
      ) : null}
    </Page>
  )
}
