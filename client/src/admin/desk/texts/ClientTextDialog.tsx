import { chakra, Flex, Grid } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { whatsAppLink } from '../../../../../shared/agency'
import {
  CLIENT_PURPOSES,
  type ClientPurpose,
  type TextLanguage,
} from '../../../../../shared/agency/textPurposes'
import type { JobRecord } from '../../../../../shared/desk/jobs/jobs'
import { Button } from '../../../design/actions/Button'
import { Problem } from '../../../design/feedback/Problem'
import { SelectField } from '../../../design/form/SelectField'
import { TextArea } from '../../../design/form/TextArea'
import { parseApiError, reasonOf } from '../../../lib/apiError'
import { trpc } from '../../../lib/trpc'
import { useCopy } from '../../../lib/useCopy'
import { ChatButton } from '../../forms/ChatButton'
import { TypedDialog } from '../../forms/TypedDialog'
import { messages as copy } from './copy'
import { LanguageChoice } from './LanguageChoice'

type Props = { job: JobRecord; name: string; onClose: () => void }

/** What fits the job as it is now comes first. */
function firstPurpose({ claims }: JobRecord): ClientPurpose {
  const has = (wanted: string) => claims.some(({ dates }) => dates.some(({ state }) => state === wanted))
  if (has('option')) return 'option'
  return has('confirmed') ? 'confirmation' : 'price'
}

/** Writes to the contact of a job: about options, the price, or what is confirmed. */
export default function ClientTextDialog({ job, name, onClose }: Props) {
  const [purpose, setPurpose] = useState(() => firstPurpose(job))
  const [typed, setTyped] = useState<string | null>(null)
  const { mutate, data, error, isPending } = trpc.desk.texts.toClient.useMutation()
  const { said, copyText } = useCopy(copy)
  const write = (language?: TextLanguage) => {
    setTyped(null)
    mutate({ jobId: job.id, purpose, ...(language && { language }) })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another purpose is another text
  useEffect(() => write(), [purpose])
  const text = typed ?? data?.text ?? ''
  return (
    <TypedDialog title={copy.clientTitle(name)} onClose={onClose}>
      <Grid gap={4}>
        <SelectField
          label={copy.about}
          value={purpose}
          choices={CLIENT_PURPOSES.map((value) => ({ value, words: copy.toClient[value] }))}
          onChange={({ target: { value } }) =>
            setPurpose(CLIENT_PURPOSES.find((each) => each === value) ?? 'option')
          }
        />
        {error ? (
          <Problem>{reasonOf(parseApiError(error))}</Problem>
        ) : data && !isPending ? (
          <>
            <Flex justify="end">
              <LanguageChoice language={data.language} onChoose={write} />
            </Flex>
            <TextArea
              label={copy.text}
              rows={9}
              lang={data.language}
              value={text}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Flex gap={3} wrap="wrap">
              <ChatButton variant="primary" href={whatsAppLink(data.phone, text)}>
                {copy.open}
              </ChatButton>
              <Button variant="outline" onClick={() => void copyText(text)}>
                {copy.copy}
              </Button>
            </Flex>
          </>
        ) : (
          <p>{copy.writing}</p>
        )}
        <chakra.p role="status" minH="1.5em">
          {said}
        </chakra.p>
      </Grid>
    </TypedDialog>
  )
}
