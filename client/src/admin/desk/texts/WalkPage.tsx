import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useParams } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { WALK_PURPOSES, type WalkPurpose } from '../../../../../shared/agency/textPurposes'
import type { Walk } from '../../../../../shared/desk/walks'
import { LinkButton } from '../../../design/actions/LinkButton'
import { Page } from '../../../design/layout/Page'
import { trpc } from '../../../lib/trpc'
import { useKeys } from '../../../lib/useKeys'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { BackLink } from '../../lists/records/RecordLead'
import { RecordPage } from '../../lists/records/RecordPage'
import { messages as copy } from './copy'
import { useWalk } from './useWalk'
import { WalkList } from './WalkList'
import { WalkPerson } from './WalkPerson'

const purposeOf = (given: string | undefined): WalkPurpose =>
  WALK_PURPOSES.find((each) => each === given) ?? 'ask'

/** Writes to the talents of a job by WhatsApp, one after the other. */
export default function WalkPage() {
  const { number = '', purpose: given } = useParams<{ number: string; purpose: string }>()
  const purpose = purposeOf(given)
  const answer = trpc.desk.texts.read.useQuery({ number, purpose }, adminQueryOptions)
  return (
    <RecordPage answer={answer} title={copy.title} sentence={copy.failed} copy={copy} list={adminPaths.jobs}>
      {(walk) => <Content key={`${number} ${purpose}`} walk={walk} />}
    </RecordPage>
  )
}

function Content({ walk }: { walk: Walk }) {
  const { number, title, purpose, people } = walk
  const state = useWalk(walk)
  const { person, next } = state
  const press = (id: string) => document.getElementById(id)?.click()
  useKeys({
    w: () => press('walk-open'),
    s: () => press('walk-skip'),
    ArrowRight: state.goOn,
    ArrowLeft: state.goBack,
  })
  const count = (step: 'sent' | 'skipped') => people.filter((each) => each.step === step).length
  return (
    <Page
      title={person ? person.name : copy.headings[purpose](people.length)}
      documentTitle={`${copy.headings[purpose](people.length)}, ${title}`}
      variant="work"
      back={<BackLink href={adminPaths.job(number)}>{title}</BackLink>}
      lead={person ? `${copy.place(state.at + 1, people.length)} · ${copy.questions[purpose]}` : undefined}
    >
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        gap={8}
        alignItems="start"
      >
        {person ? (
          <WalkPerson key={person.claimId} purpose={purpose} person={person} next={next} state={state} />
        ) : (
          <Box>
            <chakra.p mb={4} role="status">
              {people.length === 0 ? copy.nobody[purpose] : copy.ended(count('sent'), count('skipped'))}
            </chakra.p>
            <LinkButton href={adminPaths.job(number)} variant="primary">
              {copy.toJob}
            </LinkButton>
          </Box>
        )}
        {people.length > 0 ? (
          <section aria-label={copy.headings[purpose](people.length)}>
            <Flex justify="space-between" align="baseline" mb={2}>
              <chakra.h2 textStyle="subheading">{copy.headings[purpose](people.length)}</chakra.h2>
              <chakra.span textStyle="small">{copy.sentCount(count('sent'))}</chakra.span>
            </Flex>
            <WalkList walk={walk} currentId={person?.claimId} onChoose={state.choose} />
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
