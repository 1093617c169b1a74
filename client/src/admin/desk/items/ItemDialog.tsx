import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { DeskItemRecord } from '../../../../../shared/desk/deskItems'
import {
  type ClosingChoice,
  type ClosingReason,
  closingsOf,
  type DeskItemKind,
} from '../../../../../shared/desk/deskLists'
import type { JobDecided } from '../../../../../shared/desk/jobs/jobs'
import { dotted } from '../../../../../shared/format'
import { Button } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { Dialog } from '../../../design/feedback/Dialog'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { SelectField } from '../../../design/form/SelectField'
import { DataList } from '../../../design/lists/DataList'
import { FaceImage } from '../../../design/media/FaceImage'
import { type ApiError, parseApiError } from '../../../lib/apiError'
import { showAnswer } from '../../../lib/loading/showAnswer'
import { trpc } from '../../../lib/trpc'
import { WhatsAppButton } from '../../forms/ChatButton'
import { EmailText } from '../../lists/cells/EmailText'
import { MailButton } from '../../lists/cells/MailButton'
import { ReachLinks } from '../../lists/ReachLinks'
import { desk } from '../copy'
import { ClientWarning } from './ClientWarning'
import { asked as askedWords } from './copy'
import { Meanwhile } from './Meanwhile'
import { offerUndo } from './undoStore'

const copy = desk.item

/** A whole request and what can be done with it. */
export function ItemDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = trpc.desk.inbox.get.useQuery({ id })
  const item = answer.data
  if (item) return <ItemContent item={item} onClose={onClose} />
  return (
    <Dialog open title={copy.booking} onClose={onClose}>
      <NotLoaded query={answer} copy={copy} />
    </Dialog>
  )
}

/** Whether it can still be answered. */
const isOpen = ({ job, kind, state, isSpam }: DeskItemRecord) =>
  (job === null || kind === 'vacancy') && state !== 'closed' && !isSpam

function ItemContent({ item, onClose }: { item: DeskItemRecord; onClose: () => void }) {
  const { email, phone, chat, message, facts, what, who, company, kind, closedReason, asked } = item
  const d = useItemDecisions(item, onClose)
  return (
    <Dialog open title={copy[kind]} onClose={onClose} actions={<Actions item={item} decisions={d} />}>
      {d.refusal ? <Meanwhile refusal={d.refusal} onClose={d.forget} /> : null}
      <ClientWarning standing={item.standing} standingReason={item.standingReason} />
      {asked.length > 0 ? <AskedFaces asked={asked} /> : null}
      <DataList
        facts={[
          { term: copy.sender, value: dotted([who, company]) },
          ...(email ? [{ term: 'Email', value: <EmailText address={email} /> }] : []),
          ...(phone
            ? [
                {
                  term: 'Phone',
                  value: <ReachLinks email={null} phone={phone} chat={isOpen(item) ? null : chat} />,
                },
              ]
            : []),
          ...(facts.length > 0
            ? facts.filter(({ value }) => value !== asked[0]?.stageName)
            : [{ term: desk.job.title, value: what }]),
          ...(item.owner ? [{ term: desk.navigation, value: desk.page.takenBy(item.owner) }] : []),
          ...(closedReason ? [{ term: copy.close, value: copy.reasons[closedReason as ClosingReason] }] : []),
        ]}
      />
      {message ? (
        <Box mt={5}>
          <chakra.h3 textStyle="label">{copy.message}</chakra.h3>
          <chakra.p dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" mt={2}>
            {message}
          </chakra.p>
        </Box>
      ) : null}
    </Dialog>
  )
}

/** All who are asked for, and whether the day is free: what decides the answer stands first. */
function AskedFaces({ asked }: { asked: DeskItemRecord['asked'] }) {
  return (
    <Box mb={4}>
      {asked.length > 1 ? <chakra.h3 textStyle="label">{askedWords.all(asked.length)}</chakra.h3> : null}
      <chakra.ul role="list" display="flex" flexWrap="wrap" columnGap={6} rowGap={3} mt={2}>
        {asked.map(({ id, stageName, face, taken }, at) => (
          <chakra.li key={id ?? at} display="flex" gap={3} minW={0} overflowWrap="anywhere">
            <FaceImage face={face} name={stageName} px={64} inColour />
            <Box minW={0}>
              <chakra.p fontWeight="semibold">{stageName}</chakra.p>
              <chakra.p textStyle="small" color={taken ? 'danger' : 'fgQuiet'}>
                {taken ? desk.job.taken(taken) : askedWords.free}
              </chakra.p>
            </Box>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  )
}

function useItemDecisions(item: DeskItemRecord, onClose: () => void) {
  const utils = trpc.useUtils()
  const [, navigate] = useLocation()
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const onError = (error: unknown) => {
    setRefusal(parseApiError(error))
    void utils.desk.inbox.invalidate()
  }
  const toJob = {
    onSuccess({ job }: JobDecided) {
      utils.desk.jobs.get.setData({ number: job.number }, job)
      void utils.desk.inbox.invalidate()
      onClose()
      navigate(adminPaths.job(job.number))
    },
    onError,
  }
  const stay = {
    async onSuccess(next: DeskItemRecord & { decisionId: string; undoMs: number }) {
      await showAnswer(utils.desk.inbox.get, { id: item.id }, next)
      setRefusal(null)
      offerUndo(next, next.closedReason ? copy.closed(copy.reasons[next.closedReason as ClosingReason]) : '')
      void utils.desk.inbox.list.invalidate()
      void utils.desk.today.invalidate()
      if (next.state === 'closed') onClose()
    },
    onError,
  }
  return {
    refusal,
    forget: () => setRefusal(null),
    makeJob: trpc.desk.inbox.makeJob.useMutation(toJob),
    addToJob: trpc.desk.inbox.addToJob.useMutation(toJob),
    take: trpc.desk.inbox.take.useMutation(stay),
    giveBack: trpc.desk.inbox.giveBack.useMutation(stay),
    answer: trpc.desk.inbox.answer.useMutation(stay),
    close: trpc.desk.inbox.close.useMutation(stay),
    reopen: trpc.desk.inbox.reopen.useMutation(stay),
  }
}

type ActionsProps = { item: DeskItemRecord; decisions: ReturnType<typeof useItemDecisions> }

function Actions({ item, decisions: d }: ActionsProps) {
  const { id, version, kind, state, isSpam, isMine, email, chat, who, what, job, sameContactJob } = item
  const [isClosing, setClosing] = useState(false)
  const given = { id, version }
  const isBusy = [d.makeJob, d.addToJob, d.take, d.giveBack, d.answer, d.close, d.reopen].some(
    (each) => each.isPending,
  )
  const press = (act: () => void) => () => {
    if (!isBusy) act()
  }
  const isVacancy = kind === 'vacancy'
  if (job && !isVacancy)
    return <LinkButton href={adminPaths.job(job.number)}>{copy.toJob(job.number)}</LinkButton>
  if (state === 'closed' || isSpam)
    return (
      <Button variant="primary" onClick={press(() => d.reopen.mutate(given))}>
        {isSpam ? copy.notSpam : copy.reopen}
      </Button>
    )
  if (isClosing)
    return <Closing kind={kind} onChoose={(reason) => d.close.mutate({ ...given, reason })} isBusy={isBusy} />
  return (
    <>
      {email || chat ? (
        <Flex gap={3} wrap="wrap" mr="auto" onClickCapture={press(() => d.answer.mutate(given))}>
          {chat ? <WhatsAppButton number={chat} text={copy.greeting(who, what)} variant="outline" /> : null}
          {email ? <MailButton to={email} subject={copy.subject(what)} variant="outline" /> : null}
        </Flex>
      ) : null}
      {/* On a phone the second row, with the button that makes the job. */}
      <Flex gap={3} wrap="wrap" mr={{ base: 'auto', md: email || chat ? 0 : 'auto' }}>
        <Button variant="quiet" px={0} onClick={() => setClosing(true)}>
          {copy.close}
        </Button>
        <Button
          variant="quiet"
          px={{ base: 2, md: 5 }}
          onClick={press(() => (isMine ? d.giveBack.mutate(given) : d.take.mutate(given)))}
        >
          {isMine ? copy.giveBack : copy.take}
        </Button>
      </Flex>
      {sameContactJob ? (
        <Button
          variant="outline"
          onClick={press(() => d.addToJob.mutate({ ...given, jobId: sameContactJob.id }))}
        >
          {copy.addToJob(sameContactJob.number)}
        </Button>
      ) : null}
      {isVacancy && job ? (
        <LinkButton href={`${adminPaths.job(job.number)}?add=talents`} data-first-focus>
          {desk.page.trouble.find}
        </LinkButton>
      ) : (
        <Button
          variant="primary"
          aria-busy={isBusy || undefined}
          onClick={press(() => d.makeJob.mutate(given))}
          data-first-focus
        >
          {copy.makeJob}
        </Button>
      )}
    </>
  )
}

type ClosingProps = { kind: DeskItemKind; onChoose: (reason: ClosingChoice) => void; isBusy: boolean }

function Closing({ kind, onChoose, isBusy }: ClosingProps) {
  const choices = closingsOf(kind)
  const [reason, setReason] = useState<ClosingChoice | undefined>(choices[0])
  return (
    <Flex gap={3} align="end" wrap="wrap" width="full">
      <Box flex="1 1 12rem">
        <SelectField
          label={copy.closeAs}
          value={reason}
          choices={choices.map((value) => ({ value, words: copy.reasons[value] }))}
          onChoose={setReason}
        />
      </Box>
      <Button
        variant="primary"
        aria-busy={isBusy || undefined}
        onClick={() => isBusy || (reason && onChoose(reason))}
      >
        {copy.close}
      </Button>
    </Flex>
  )
}
