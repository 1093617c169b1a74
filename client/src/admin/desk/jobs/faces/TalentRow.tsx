import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import type { ClaimView } from '../../../../../../shared/desk/claims'
import { UNDECIDED_STATES } from '../../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { dotted } from '../../../../../../shared/format'
import { bothHeights } from '../../../../../../shared/roster/measures'
import { Button } from '../../../../design/actions/Button'
import { thumb } from '../../../../design/actions/thumb'
import { StatusBadge } from '../../../../design/feedback/StatusBadge'
import { FaceImage } from '../../../../design/media/FaceImage'
import { MarkBox } from '../../../bulk/MarkBox'
import type { Marks } from '../../../bulk/useMarks'
import { PhoneLink } from '../../../lists/cells/PhoneLink'
import { desk } from '../../copy'
import { CardFace, TalentLink } from '../../talents/TalentLink'
import { DateLine } from '../dates/DateLine'
import type { JobDecisions } from '../useJobDecisions'
import { type ClaimQuestion, emailNotes, mailedContact } from './claimActions'
import { FeeText } from './FeeText'
import { KeepInformed } from './KeepInformed'
import { MoreAction, MoreActions } from './MoreActions'
import { rowActions } from './rowActions'

const copy = desk.job
const FACE_PX = 64
const KEYS_SHOWN = 3
/** Who is confirmed said yes. */
const SETTLED: readonly string[] = ['confirmed', 'done']

/** A label inside the line of keys; a name stays as it is. */
const keyWords = (label: string) => (label === copy.whatsApp ? label : label.toLowerCase())

export type RowProps = {
  job: JobRecord
  claim: ClaimView
  decisions: JobDecisions
  /** the job is worked on: talents can be placed and confirmed */
  isOpen: boolean
  /** the keys of a talent act on this one */
  isCurrent: boolean
  /** to decide about several talents at once */
  marks: Pick<Marks, 'isMarked' | 'toggle'> | undefined
  onAsk: (what: ClaimQuestion) => void
  /** opens what can be decided about one date */
  onOpenDate: (jobDateId: string) => void
}

/** One talent of a job: face, answer and dates, the own fee, the next step, and the rest behind *More*. */
export function TalentRow(props: RowProps) {
  const { job, claim, isOpen, isCurrent, marks, onOpenDate } = props
  const { modelId, modelName, face, phone } = claim
  const actions = rowActions(props)
  const { all, next, rest } = actions
  const hasMenu = next !== undefined || rest.length > 0 || phone !== null
  return (
    <Box
      as="section"
      aria-label={modelName}
      // The keys of a talent act on the row with the focus.
      tabIndex={isOpen ? 0 : undefined}
      data-line
      data-row
      data-claim={claim.id}
      data-landing
      // Above the bar of Undo when the keys lead to it.
      scrollMarginBottom="7rem"
      py={3}
      pl={2}
      bg={isCurrent ? 'surface' : undefined}
      borderTop="1px solid"
      borderColor="hairline"
      borderLeft="4px solid"
      borderLeftColor={isCurrent ? 'fg' : 'transparent'}
      overflowWrap="anywhere"
    >
      <Grid
        // On a phone with large text the name does not fit beside the face and goes below it.
        display={{ base: 'flex', md: 'grid' }}
        flexWrap="wrap"
        gridTemplateColumns={`auto minmax(0, 1fr) 10rem ${isOpen ? '13rem' : 'auto'}`}
        columnGap={4}
        rowGap={{ base: 3, md: 2 }}
        alignItems="start"
      >
        <Flex gridRow={{ md: 'span 2' }}>
          {marks ? <MarkBox row={{ id: claim.id, title: modelName }} marks={marks} /> : null}
          <CardFace modelId={modelId} name={modelName}>
            <FaceImage face={face} name={modelName} px={FACE_PX} />
          </CardFace>
        </Flex>
        <Box flex="1 1 min(11rem, 100%)" minW={0}>
          <Who claim={claim} />
        </Box>
        {/* On a phone below the face: a date is one line there. */}
        <chakra.ul
          display={{ base: 'grid', md: 'flex' }}
          flexWrap="wrap"
          columnGap={5}
          rowGap={{ md: 1 }}
          flexBasis="full"
          minW={0}
          gridColumn={{ md: 2 }}
          gridRow={{ md: 2 }}
        >
          {claim.dates.map((date, at) => (
            <DateLine
              key={date.id}
              job={job}
              date={date}
              next={claim.dates[at + 1]}
              {...(isOpen && job.dates.length > 1
                ? { name: modelName, onOpen: () => onOpenDate(date.jobDateId) }
                : {})}
            />
          ))}
        </chakra.ul>
        {/* On a phone beside the button, where both fit. */}
        <Box
          flex={hasMenu ? '1 0 auto' : '1 1 100%'}
          maxW="full"
          alignSelf={{ base: 'center', md: 'start' }}
          gridColumn={hasMenu ? 'auto' : 'span 2'}
          textAlign={{ md: 'right' }}
        >
          <FeeText claim={claim} />
        </Box>
        {isOpen && isCurrent ? <Keys all={all} /> : null}
        {hasMenu ? <Menu row={props} actions={actions} /> : null}
      </Grid>
    </Box>
  )
}

function Who({ claim }: { claim: ClaimView }) {
  const { modelId, modelName, city, height, answer, answerWords } = claim
  const isSettled = answer === 'yes' && claim.dates.every(({ state }) => SETTLED.includes(state))
  return (
    <>
      <Flex columnGap={3} align="baseline" wrap="wrap">
        <chakra.h3 fontWeight="bold" minW={0}>
          {modelId === null ? (
            modelName
          ) : (
            <TalentLink {...thumb} modelId={modelId} name={modelName} data-card>
              {modelName}
            </TalentLink>
          )}
        </chakra.h3>
        {isSettled ? null : <StatusBadge of="answer" status={answer} />}
      </Flex>
      <Flex columnGap={4} wrap="wrap" align="center" textStyle="small" color="fgQuiet">
        {[city, height && bothHeights(height)].map((fact) => (fact ? <span key={fact}>{fact}</span> : null))}
      </Flex>
      {answerWords ? (
        <chakra.p dir="auto" textStyle="small">
          {answerWords}
        </chakra.p>
      ) : null}
    </>
  )
}

type Actions = ReturnType<typeof rowActions>

/** The first keys of a row that the keys stand on. */
const Keys = ({ all }: Pick<Actions, 'all'>) => (
  <chakra.p
    aria-hidden
    display={{ base: 'none', md: 'flex' }}
    gridColumn="3 / -1"
    gridRow={2}
    textStyle="data"
    color="fgQuiet"
    // What does not fit goes on to the left.
    justifyContent="end"
    pr={2}
    whiteSpace="nowrap"
  >
    {dotted([
      ...all.flatMap(({ key, label }) => (key ? [`${key} ${keyWords(label)}`] : [])).slice(0, KEYS_SHOWN),
      `? ${copy.allKeys}`,
    ])}
  </chakra.p>
)

/** The next step as a button, and the rest. */
function Menu({ row, actions: { decisions, next, rest } }: { row: RowProps; actions: Actions }) {
  const { job, claim, isOpen } = row
  const { modelName, phone } = claim
  const notes = isOpen ? emailNotes(claim, decisions) : []
  const hasOpen = isOpen && claim.dates.some(({ state }) => UNDECIDED_STATES.includes(state))
  return (
    <Flex flex={next ? '999 1 10rem' : undefined} gap={2} justify="end">
      {next ? (
        <Button
          // Another step is another button: a second press never makes it.
          key={next.id}
          variant="outline"
          size="touch"
          flex="1"
          aria-label={`${next.label}: ${modelName}`}
          onClick={next.act}
        >
          {next.label}
        </Button>
      ) : null}
      <MoreActions label={`${copy.more}: ${modelName}`}>
        {rest.map(({ id, key, label, act }) => (
          <MoreAction key={id} label={`${label}: ${modelName}`} letter={key} onClick={act}>
            {label}
          </MoreAction>
        ))}
        {phone ? (
          <Flex px={3} columnGap={2} wrap="wrap" align="center" fontSize="0.8125rem" minH="touch">
            {copy.phone}
            <PhoneLink number={phone} />
          </Flex>
        ) : null}
        {hasOpen
          ? mailedContact(job).map((contact) => (
              <Box key={contact} px={3}>
                <KeepInformed claim={claim} contact={contact} decisions={row.decisions} />
              </Box>
            ))
          : null}
        {notes.length > 0 ? (
          <chakra.p textStyle="small" color="fgQuiet" mt={2} px={3}>
            {notes.join(' ')}
          </chakra.p>
        ) : null}
      </MoreActions>
    </Flex>
  )
}
