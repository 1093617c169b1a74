import { Box, chakra, Flex } from '@chakra-ui/react'
import { useRef } from 'react'
import type { ImportResult } from '../../../../../shared/roster/imports/rosterImportFields'
import { Button } from '../../../design/actions/Button'
import { ProblemBox } from '../../../design/feedback/ProblemBox'
import { ProgressBar } from '../../../design/feedback/ProgressBar'
import { UnsavedChangesGuard } from '../../../design/feedback/UnsavedChangesGuard'
import { FileDrop } from '../../../design/form/FileDrop'
import { notifySuccess } from '../../../lib/notify'
import { PageSection } from '../../lists/records/PageSection'
import { PICTURE_TYPES_ACCEPTED } from './chosenPictures'
import { rosterImport } from './copy'
import { PictureTable } from './PictureTable'
import { SharedNames } from './SharedNames'
import { type RefusedFile, useChosenPictures } from './useChosenPictures'
import { usePictureUploads } from './usePictureUploads'

const copy = rosterImport.pictures
type Props = { id: string; result: ImportResult; onSent: () => void }

/** Photos from files, a folder or a ZIP: shown with the models that they are of, and sent on a press. */
export function PicturesPart({ id, result, onSent }: Props) {
  const { people, fileNames } = result
  const { waiting, ready, refused, isReading, take, change } = useChosenPictures(result)
  const folder = useRef<HTMLInputElement>(null)
  const uploads = usePictureUploads(id, onSent)
  async function send() {
    const sent = await uploads.send(ready)
    if (sent > 0) notifySuccess(copy.sent(sent))
  }

  return (
    <PageSection title={copy.title}>
      <Box maxW="52rem">
        <chakra.p maxW="measure" color="fgQuiet" mb={4}>
          {copy.lead}
          {fileNames.length > 0 ? ` ${copy.already(fileNames.length)}.` : ''}
        </chakra.p>
        <FileDrop
          label={copy.label}
          help={copy.help}
          accept={`${PICTURE_TYPES_ACCEPTED},.zip,application/zip`}
          files={[]}
          onFiles={(files) => void take(files)}
          onRemove={() => {}}
          held={uploads.isSending || isReading ? 'all' : undefined}
        >
          <Box mt={4}>
            <Button
              variant="outline"
              disabled={uploads.isSending || isReading}
              onClick={() => folder.current?.click()}
            >
              {copy.folder}
            </Button>
            <input
              ref={folder}
              type="file"
              hidden
              multiple
              // React has no name of its own for it.
              {...{ webkitdirectory: '' }}
              onChange={(event) => {
                void take([...(event.currentTarget.files ?? [])])
                event.currentTarget.value = ''
              }}
            />
          </Box>
        </FileDrop>
        {isReading ? (
          <chakra.p role="status" mt={4}>
            {copy.reading}
          </chakra.p>
        ) : null}
      </Box>
      {waiting.length > 0 ? (
        <Box mt={6}>
          {waiting.length > ready.length ? (
            <chakra.p fontWeight="semibold" mb={3}>
              {copy.unmatched(waiting.length - ready.length)}
            </chakra.p>
          ) : null}
          <SharedNames pictures={waiting} people={people} isHeld={uploads.isSending} onChange={change} />
          <PictureTable pictures={waiting} people={people} isHeld={uploads.isSending} onChange={change} />
        </Box>
      ) : null}
      {uploads.isSending ? (
        <Box maxW="40rem" mt={5}>
          <ProgressBar label={copy.title} share={uploads.all === 0 ? 0 : uploads.done / uploads.all} />
          <Flex mt={3} gap={4} wrap="wrap" align="center">
            <chakra.span role="status">{copy.sending(uploads.done, uploads.all)}</chakra.span>
            <Button variant="outline" onClick={uploads.stop}>
              {copy.stop}
            </Button>
          </Flex>
        </Box>
      ) : ready.length > 0 ? (
        <Button variant="primary" mt={5} onClick={() => void send()}>
          {copy.send(ready.length)}
        </Button>
      ) : null}
      <Failures title={copy.failed} files={uploads.failures} />
      <Failures title={copy.refused} files={refused} />
      <UnsavedChangesGuard isDirty={uploads.isSending} because="sending" />
    </PageSection>
  )
}

/** Files that did not come, each with its reason. */
function Failures({ title, files }: { title: string; files: readonly RefusedFile[] }) {
  if (files.length === 0) return null
  return (
    <ProblemBox mt={5} maxW="52rem">
      <chakra.p fontWeight="semibold">{title}</chakra.p>
      <chakra.ul role="list">
        {files.map(({ name, error }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files of two archives may have one name
          <chakra.li key={at} overflowWrap="anywhere" textStyle="small">
            {name}: {error}
          </chakra.li>
        ))}
      </chakra.ul>
    </ProblemBox>
  )
}
