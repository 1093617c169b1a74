import { Box, chakra, Flex } from '@chakra-ui/react'
import type { KeyboardEvent } from 'react'
import type { ClaimView } from '../../../../../../shared/desk/claims'
import { UNDECIDED_STATES } from '../../../../../../shared/desk/deskLists'
import type { JobRecord } from '../../../../../../shared/desk/jobs'
import { money } from '../../../../../../shared/format'
import { paths } from '../../../../../../shared/paths'
import { bothHeights } from '../../../../../../shared/roster/measures'
import { Button } from '../../../../design/actions/Button'
import { TextLink } from '../../../../design/actions/TextLink'
import { StatusBadge } from '../../../../design/feedback/StatusBadge'
import { MarkBox } from '../../../bulk/MarkBox'
import type { Marks } from '../../../bulk/useMarks'
import { PhoneLink } from '../../../lists/cells/PhoneLink'
import { WhatsAppLink } from '../../../lists/cells/WhatsAppLink'
import { useIsBooker } from '../../../shell/useIsBooker'
import { desk } from '../../copy'
import { DateLine } from '../dates/DateLine'
import type { JobDecisions } from '../useJobDecisions'
import { type ClaimQuestion, claimActions, emailNotes, mailedContact } from './claimActions'
import { KeepInformed } from './KeepInformed'

const words = desk.job

type Props = {
  job: JobRecord
  claim: ClaimView
  decisions: JobDecisions
  /** the job is worked on: talents can be placed and confirmed */
  isOpen: boolean
  /** to decide about several talents at once */
  marks: Pick<Marks, 'isMarked' | 'toggle'> | undefined
  onAsk: (what: ClaimQuestion) => void
}

/** One talent of a job. With the focus on the card the keys o, y, c, r, a, h, d and t act. */
export function FaceCard(props: Props) {
  const { job, claim, isOpen, marks } = props
  const { modelId, modelName, city, phone, height, dailyRate, answer, answerWords, feePaise, feeUnit } = claim
  const isBooker = useIsBooker()
  const actions = isOpen ? claimActions(props) : []
  const notes = emailNotes(claim, actions)
  const hasOpen = isOpen && claim.dates.some(({ state }) => UNDECIDED_STATES.includes(state))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const found = actions.find(({ key }) => key === event.key)
    if (!found) return
    event.preventDefault()
    found.act()
  }
  return (
    <Box
      as="section"
      aria-label={modelName}
      // The keys of a talent act while its card has the focus.
      tabIndex={isOpen ? 0 : undefined}
      data-line
      data-landing
      onKeyDown={onKeyDown}
      py={4}
      borderTop="1px solid"
      borderColor="hairline"
      overflowWrap="anywhere"
    >
      <Flex justify="space-between" align="baseline" gap={3} wrap="wrap">
        <Flex align="baseline" minW={0}>
          {marks ? <MarkBox row={{ id: claim.id, title: modelName }} marks={marks} /> : null}
          <chakra.h3 fontWeight="bold" minW={0}>
            {modelId === null || isBooker ? (
              modelName
            ) : (
              <TextLink href={paths.adminModel(modelId)}>{modelName}</TextLink>
            )}
          </chakra.h3>
        </Flex>
        <StatusBadge of="answer" status={answer} />
      </Flex>
      <Flex columnGap={4} wrap="wrap" textStyle="small" color="fgQuiet">
        {[
          city,
          height && bothHeights(height),
          dailyRate === null ? null : words.fee.usual(money(dailyRate)),
        ].map((fact) => (fact ? <span key={fact}>{fact}</span> : null))}
        {phone ? <PhoneLink number={phone} /> : null}
        {phone ? <WhatsAppLink number={phone}>{words.whatsApp}</WhatsAppLink> : null}
      </Flex>
      {answerWords ? (
        <chakra.p dir="auto" textStyle="small">
          {answerWords}
        </chakra.p>
      ) : null}
      {feePaise === null ? null : (
        <chakra.p textStyle="small">
          {words.fee.shown(money(feePaise / 100), words.fee.units[feeUnit])}
        </chakra.p>
      )}
      <chakra.ul display="grid" gap={2} my={3}>
        {claim.dates.map((date) => (
          <DateLine key={date.id} job={job} date={date} />
        ))}
      </chakra.ul>
      <Flex gap={2} wrap="wrap">
        {actions.map(({ id, label, isMain, act }) => (
          <Button
            key={id}
            variant={isMain ? 'primary' : 'outline'}
            size="touch"
            aria-label={`${label}: ${modelName}`}
            onClick={act}
          >
            {label}
          </Button>
        ))}
      </Flex>
      {hasOpen
        ? mailedContact(job).map((contact) => (
            <KeepInformed key={contact} claim={claim} contact={contact} decisions={props.decisions} />
          ))
        : null}
      {notes.length > 0 ? (
        <chakra.p textStyle="small" color="fgQuiet" mt={2}>
          {notes.join(' ')}
        </chakra.p>
      ) : null}
    </Box>
  )
}
