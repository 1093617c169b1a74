import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useParams, useSearchParams } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { type DayHours, hoursWords, type TalentHours } from '../../../../../shared/desk/callSheets/hoursLists'
import { nearMoment } from '../../../../../shared/desk/dayWords'
import { dotted } from '../../../../../shared/format'
import { Button } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { Page } from '../../../design/layout/Page'
import { FaceImage } from '../../../design/media/FaceImage'
import { parseApiError } from '../../../lib/apiError'
import { showAnswer } from '../../../lib/loading/showAnswer'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { BackLink } from '../../lists/records/RecordLead'
import { RecordPage } from '../../lists/records/RecordPage'
import { CallSheetLink } from './CallSheetLink'
import { sheet as sheetWords } from './copy'
import { DayLinks, NoDates } from './DayPages'
import { HoursDialog } from './HoursDialog'
import { hours as copy } from './hoursCopy'
import { VoucherButton } from './VoucherButton'
import { VoucherTextDialog } from './VoucherTextDialog'

/** Who was there from when to when on a day of a job, who said so, and whether the client has confirmed it. */
export default function HoursPage() {
  const { number: job = '' } = useParams<{ number: string }>()
  const [search] = useSearchParams()
  const query = { job, dateId: search.get('date') ?? undefined }
  const answer = trpc.desk.hours.get.useQuery(query, adminQueryOptions)
  const utils = trpc.useUtils()
  if (parseApiError(answer.error).status === 409) return <NoDates title={copy.page} job={job} />
  return (
    <RecordPage answer={answer} copy={{ ...copy, title: copy.page }} list={adminPaths.jobs}>
      {(record) => (
        <HoursContent
          key={record.date.id}
          record={record}
          onChanged={(next) => {
            void showAnswer(utils.desk.hours.get, query, next)
            void utils.desk.jobs.get.invalidate()
          }}
        />
      )}
    </RecordPage>
  )
}

type Props = { record: DayHours; onChanged: (next: DayHours) => void }
const isConfirmed = ({ entries: [last] }: TalentHours) => last?.confirmedAt != null

function HoursContent({ record, onChanged }: Props) {
  const { job, date, dates, talents, contact, hasLink } = record
  const [writing, write] = useState<string | null>(null)
  const [isSending, send] = useState(false)
  const endLink = trpc.desk.hours.endLink.useMutation({
    onSuccess(next) {
      onChanged(next)
      notifySuccess(copy.linkEnded)
    },
  })
  const confirmed = talents.filter(isConfirmed).length
  const open = talents.find(({ claimId }) => claimId === writing)
  return (
    <Page
      title={copy.title(date.day)}
      documentTitle={`${copy.title(date.day)}, ${job.title}`}
      variant="work"
      back={<BackLink href={adminPaths.job(job.number)}>{job.title}</BackLink>}
      lead={dotted([job.number, talents.length > 0 && copy.count(confirmed, talents.length)])}
      actions={<CallSheetLink number={job.number} dateId={date.id} />}
    >
      <DayLinks
        label={copy.days}
        dates={dates}
        shown={date.id}
        pathOf={(id) => adminPaths.hours(job.number, id)}
      />
      {talents.length === 0 ? (
        <EmptyState action={<LinkButton href={adminPaths.job(job.number)}>{sheetWords.toJob}</LinkButton>}>
          {copy.none}
        </EmptyState>
      ) : (
        <>
          <Flex
            as="section"
            aria-label={copy.next}
            align="center"
            justify="space-between"
            gap={4}
            wrap="wrap"
            py={3}
            borderY="1px solid"
            borderColor="fg"
          >
            <chakra.p flex="1 1 18rem" minW={0}>
              {confirmed === talents.length ? copy.allDone : copy.waiting(contact)}
            </chakra.p>
            <Flex gap={3} wrap="wrap">
              {confirmed > 0 ? <VoucherButton job={job.number} dateId={date.id} /> : null}
              {hasLink ? (
                <Button
                  variant="quiet"
                  px={0}
                  disabled={endLink.isPending}
                  onClick={() => endLink.mutate({ job: job.id, dateId: date.id })}
                >
                  {copy.endLink}
                </Button>
              ) : null}
              <Button
                variant={confirmed === talents.length ? 'outline' : 'primary'}
                onClick={() => send(true)}
              >
                {copy.text(contact)}
              </Button>
            </Flex>
          </Flex>
          {talents.map((talent) => (
            <Row key={talent.claimId} talent={talent} onWrite={() => write(talent.claimId)} />
          ))}
          <chakra.p textStyle="small" color="fgQuiet" maxW="measure" mt={6}>
            {copy.reckoned}
          </chakra.p>
        </>
      )}
      {open ? (
        <HoursDialog record={record} talent={open} onSaved={onChanged} onClose={() => write(null)} />
      ) : null}
      {isSending ? <VoucherTextDialog job={job.id} dateId={date.id} onClose={() => send(false)} /> : null}
    </Page>
  )
}

const FACE_PX = 36

function Row({ talent, onWrite }: { talent: DayHours['talents'][number]; onWrite: () => void }) {
  const { name, face, call, entries, overtimeMinutes } = talent
  const [last, ...earlier] = entries
  return (
    <Flex
      role="group"
      aria-label={name}
      gap={4}
      align="flex-start"
      wrap="wrap"
      py={3}
      borderBottom="1px solid"
      borderColor="hairline"
    >
      <FaceImage face={face} name={name} px={FACE_PX} />
      <Box flex="1 1 9rem" minW={0} overflowWrap="anywhere">
        <chakra.span display="block" fontWeight="bold">
          {name}
        </chakra.span>
        <chakra.span textStyle="small" color="fgQuiet">
          {call ? copy.call(call) : ''}
        </chakra.span>
      </Box>
      <Box flex="2 1 16rem" minW={0} overflowWrap="anywhere">
        <chakra.span display="block" textStyle="data">
          {last ? hoursWords(last) : copy.noHours}
        </chakra.span>
        <chakra.span display="block" textStyle="small" color="fgQuiet">
          {last
            ? dotted([
                last.paidMinutes !== null && copy.paid(last.paidMinutes),
                last.isEarly && copy.early,
                last.saidBy && copy.saidBy(last.saidBy),
                last.reason && `“${last.reason}”`,
              ])
            : ''}
        </chakra.span>
        {earlier.map((entry) => (
          <chakra.s key={entry.number} display="block" textStyle="small" color="fgQuiet">
            {copy.before(entry.saidBy, hoursWords(entry))}
          </chakra.s>
        ))}
      </Box>
      <Box flex="1 1 9rem" minW={0} overflowWrap="anywhere">
        {overtimeMinutes ? (
          <chakra.b display="block" textStyle="data">
            {copy.over(overtimeMinutes)}
          </chakra.b>
        ) : null}
        <chakra.span textStyle="small" color={last?.confirmedAt ? 'fg' : 'fgQuiet'}>
          {last?.confirmedAt
            ? copy.confirmed(last.confirmedBy, nearMoment(last.confirmedAt, new Date()))
            : copy.open}
        </chakra.span>
      </Box>
      <Button
        variant="outline"
        size="touch"
        aria-label={(last ? copy.correctOf : copy.writeOf)(name)}
        onClick={onWrite}
      >
        {last ? copy.correct : copy.write}
      </Button>
    </Flex>
  )
}
