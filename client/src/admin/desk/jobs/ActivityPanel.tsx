import { chakra, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { nearMoment } from '../../../../../shared/desk/dayWords'
import type { JobRecord } from '../../../../../shared/desk/jobs/jobs'
import { Button } from '../../../design/actions/Button'
import { SubmitButton } from '../../../design/form/SubmitButton'
import { TextArea } from '../../../design/form/TextArea'
import { trpc } from '../../../lib/trpc'
import { tellReason } from '../../forms/tellFailed'
import { PageSection } from '../../lists/records/PageSection'
import { desk } from '../copy'
import { head } from './head/copy'
import { NoteLine } from './NoteLine'

const copy = desk.job
const SHOWN = 5

/** What happened in a job, newest first and the older lines folded, and a line to add a note. */
export function ActivityPanel({ job: { id, number, activities } }: { job: JobRecord }) {
  const utils = trpc.useUtils()
  const [note, setNote] = useState('')
  const [isNoting, setNoting] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const add = trpc.desk.notes.add.useMutation({
    onSuccess() {
      setNote('')
      setNoting(false)
      void utils.desk.jobs.get.invalidate({ number })
    },
    onError: tellReason,
  })
  return (
    <PageSection
      title={copy.activity}
      aside={
        <Button
          variant="quiet"
          size="touch"
          px={0}
          aria-expanded={isNoting}
          onClick={() => setNoting(!isNoting)}
        >
          {copy.writeNote}
        </Button>
      }
    >
      {isNoting ? (
        <chakra.form
          display="grid"
          gap={3}
          mb={5}
          maxW="measure"
          onSubmit={(event) => {
            event.preventDefault()
            if (note.trim() !== '' && !add.isPending) add.mutate({ jobId: id, words: note })
          }}
        >
          <TextArea
            label={copy.note}
            rows={2}
            autoFocus
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <SubmitButton variant="outline" busy={add.isPending} busyWords={copy.saving} justifySelf="start">
            {copy.addNote}
          </SubmitButton>
        </chakra.form>
      ) : null}
      {activities.length === 0 ? <p>{copy.noActivity}</p> : null}
      <ol>
        {(isWhole ? activities : activities.slice(0, SHOWN)).map((line) => (
          <Grid
            as="li"
            key={line.number}
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '9.5rem minmax(0, 1fr)' }}
            columnGap={4}
            py={1}
            overflowWrap="anywhere"
          >
            <chakra.span textStyle="data" color="fgQuiet" pt="0.15em">
              {nearMoment(line.at, new Date())}
            </chakra.span>
            <div>
              {line.words}
              <NoteLine line={line} />
            </div>
          </Grid>
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
