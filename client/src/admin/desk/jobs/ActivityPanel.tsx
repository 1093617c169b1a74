import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { JobRecord } from '../../../../../shared/desk/jobs'
import { shortMoment } from '../../../../../shared/format'
import { Button } from '../../../design/actions/Button'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { TextArea } from '../../../design/form/TextArea'
import { trpc } from '../../../lib/trpc'
import { tellReason } from '../../forms/tellFailed'
import { PageSection } from '../../lists/records/PageSection'
import { desk } from '../copy'
import { head } from './head/copy'
import { NoteLine } from './NoteLine'

const words = desk.job
const SHOWN = 5

/** What happened in a job, newest first and the older lines folded, and a line to add a note. */
export function ActivityPanel({ job: { id, number, activities } }: { job: JobRecord }) {
  const utils = trpc.useUtils()
  const [note, setNote] = useState('')
  const [isWhole, setWhole] = useState(false)
  const add = trpc.desk.notes.add.useMutation({
    onSuccess() {
      setNote('')
      void utils.desk.jobs.get.invalidate({ number })
    },
    onError: tellReason,
  })
  return (
    <PageSection title={words.activity}>
      <chakra.form
        display="grid"
        gap={3}
        mb={5}
        onSubmit={(event) => {
          event.preventDefault()
          if (note.trim() !== '' && !add.isPending) add.mutate({ jobId: id, words: note })
        }}
      >
        <TextArea
          label={words.note}
          rows={2}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <SubmitButton variant="outline" busy={add.isPending} busyWords={words.saving} justifySelf="start">
          {words.addNote}
        </SubmitButton>
      </chakra.form>
      {activities.length === 0 ? <p>{words.noActivity}</p> : null}
      <ol>
        {(isWhole ? activities : activities.slice(0, SHOWN)).map((line) => (
          <Box
            as="li"
            key={line.number}
            py={2}
            borderBottom="1px solid"
            borderColor="hairline"
            overflowWrap="anywhere"
          >
            {line.words}
            <NoteLine line={line} />
            <chakra.span display="block" textStyle="small" color="fgQuiet">
              {shortMoment(line.at)}
            </chakra.span>
          </Box>
        ))}
      </ol>
      {!isWhole && activities.length > SHOWN ? (
        <Button variant="quiet" size="touch" px={0} onClick={() => setWhole(true)}>
          {head.earlier(activities.length - SHOWN)}
        </Button>
      ) : null}
    </PageSection>
  )
}
