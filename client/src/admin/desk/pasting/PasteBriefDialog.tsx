import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useId, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { BRIEF_MAX, type BriefReading, readBrief } from '../../../../../shared/desk/reading/brief'
import { localDay } from '../../../../../shared/format'
import { Button } from '../../../design/actions/Button'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { TextArea } from '../../../design/form/TextArea'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { TypedDialog } from '../../forms/TypedDialog'
import { tellFormReason } from '../../forms/tellFailed'
import { useFaultFocus } from '../../forms/useFaultFocus'
import { useFirstField } from '../../forms/useFirstField'
import { paiseOf } from '../jobs/faces/fees'
import { BriefFields } from './BriefFields'
import { type At, addTalentsAddress, type Draft, draftOf, marksOf } from './briefDraft'
import { pasting as copy } from './copy'
import { MarkedText } from './MarkedText'

type Props = { onClose: () => void }

/** A message of a client becomes a job: what was read is proposed, and nothing is saved before *Create job*. */
export default function PasteBriefDialog({ onClose }: Props) {
  const [text, setText] = useState('')
  const [isRead, setRead] = useState(false)
  const names = trpc.desk.jobs.knownNames.useQuery()
  const reading = useMemo(
    () =>
      isRead && !names.isPending ? readBrief(text, { today: localDay(new Date()), ...names.data }) : null,
    [isRead, text, names.isPending, names.data],
  )
  const fields = useFirstField<HTMLDivElement>()
  if (reading)
    return (
      <Proposal key={text} text={text} reading={reading} onClose={onClose} onAnother={() => setRead(false)} />
    )
  return (
    <TypedDialog title={copy.title} size="full" onClose={onClose}>
      <Box ref={fields} display="grid" gap={4}>
        <TextArea
          label={copy.written}
          help={copy.writtenHelp}
          rows={8}
          maxLength={BRIEF_MAX}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text')
            const { selectionStart, selectionEnd } = event.currentTarget
            // Pasted into an empty field, or over all of it, it is read at once.
            if (selectionEnd - selectionStart < text.length || pasted.trim() === '') return
            event.preventDefault()
            setText(pasted.slice(0, BRIEF_MAX))
            setRead(true)
          }}
        />
        <Button
          variant="primary"
          disabled={text.trim() === ''}
          onClick={() => setRead(true)}
          justifySelf="start"
        >
          {copy.read}
        </Button>
      </Box>
    </TypedDialog>
  )
}

type ProposalProps = Props & { text: string; reading: BriefReading; onAnother: () => void }

function Proposal({ text, reading, onClose, onAnother }: ProposalProps) {
  const [decisionKey] = useState(freshKey)
  const [lit, setLit] = useState<readonly At[]>([])
  const [, navigate] = useLocation()
  const utils = trpc.useUtils()
  const form = useForm<Draft>({ defaultValues: draftOf(reading) })
  const create = trpc.desk.jobs.createFromBrief.useMutation({
    onSuccess({ job }) {
      utils.desk.jobs.get.setData({ number: job.number }, job)
      void utils.desk.jobs.list.invalidate()
      onClose()
      navigate(addTalentsAddress(adminPaths.job(job.number), reading, job.roles[0]?.id))
    },
    onError: tellFormReason(form, copy.failed),
  })
  const send = form.handleSubmit(({ days, part, roles, rupees, feeUnit, ...facts }) => {
    if (create.isPending) return
    const feePaise = paiseOf(rupees)
    if (Number.isNaN(feePaise)) return form.setError('rupees', { message: copy.noFee }, { shouldFocus: true })
    create.mutate({
      ...facts,
      brief: text,
      dates: days.map(({ day }) => ({ day, part })),
      roles: roles.map((role) => ({ ...role, feePaise, feeUnit })),
      decisionKey,
    })
  })
  const marks = marksOf(reading)
  const doubts = marks.filter(({ isDoubt }) => isDoubt).length
  // The first field takes the focus: Enter creates the job.
  const fields = useFirstField<HTMLFormElement>()
  const faults = useFaultFocus(fields, create.isPending)
  const id = useId()
  return (
    <TypedDialog
      title={copy.title}
      size="full"
      onClose={onClose}
      actions={
        <>
          <chakra.span textStyle="small" color="fgQuiet" alignSelf="center">
            {copy.next}
          </chakra.span>
          <SubmitButton busy={create.isPending} busyWords={copy.busy} form={id}>
            {copy.submit}
          </SubmitButton>
        </>
      }
    >
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' }}
        gap={{ base: 6, md: 10 }}
      >
        <Box position={{ md: 'sticky' }} top={0} alignSelf="start">
          <Flex justify="space-between" align="center" gap={3} mb={2}>
            <chakra.h3 textStyle="label">{copy.written}</chakra.h3>
            <Button
              variant="quiet"
              size="touch"
              minH={{ base: 'touch', md: 6 }}
              px={0}
              py={{ md: 0 }}
              onClick={onAnother}
            >
              {copy.another}
            </Button>
          </Flex>
          <MarkedText text={text} marks={marks} lit={lit} />
          <chakra.p textStyle="small" color="fgQuiet" mt={3}>
            <chakra.span textDecoration="underline">{copy.legend.read}</chakra.span>
            {' · '}
            <chakra.span textDecoration="underline double">{copy.legend.doubt}</chakra.span>
            {` · ${copy.legend.rest}`}
          </chakra.p>
        </Box>
        <chakra.form ref={fields} id={id} noValidate {...faults} onSubmit={send}>
          <Flex justify="space-between" align="center" gap={3} wrap="wrap">
            <chakra.h3 textStyle="label">{copy.job}</chakra.h3>
            <chakra.span role="status" textStyle="small" color="fgQuiet">
              {marks.length === 0 ? copy.nothing : copy.count(marks.length - doubts, doubts)}
            </chakra.span>
          </Flex>
          <BriefFields text={text} reading={reading} form={form} onLit={setLit} />
        </chakra.form>
      </Grid>
    </TypedDialog>
  )
}
