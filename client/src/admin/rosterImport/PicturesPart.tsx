import { Box, chakra, Flex } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { ImportResult } from '../../../../shared/rosterImportFields'
import { byFileName, matchPictures, typesOf } from '../../../../shared/rosterImportPictures'
import { rosterImport } from '../../copy/rosterImport'
import { Button } from '../../design/actions/Button'
import { ProgressBar } from '../../design/feedback/ProgressBar'
import { UnsavedChangesGuard } from '../../design/feedback/UnsavedChangesGuard'
import { FileDrop } from '../../design/form/FileDrop'
import { notifySuccess } from '../../lib/notify'
import { PageSection } from '../lists/PageSection'
import { PICTURE_TYPES_ACCEPTED, picturesAmong } from './chosenPictures'
import { PictureTable } from './PictureTable'
import { SharedNames } from './SharedNames'
import {
  type Chosen,
  importedName,
  type PictureToSend,
  type Placed,
  usePictureUploads,
} from './usePictureUploads'

const words = rosterImport.pictures
type Refused = { name: string; error: string }
type Props = { id: string; result: ImportResult; onSent: () => void }

const isPlaced = (picture: Placed): picture is PictureToSend => picture.row !== null

/** Photos from files, a folder or a ZIP: shown with the models that they are of, and sent on a press. */
export function PicturesPart({ id, result, onSent }: Props) {
  const { people, fileNames } = result
  const [placed, setPlaced] = useState<Chosen[]>([])
  const [refused, setRefused] = useState<Refused[]>([])
  const [isReading, setReading] = useState(false)
  const folder = useRef<HTMLInputElement>(null)
  const uploads = usePictureUploads(id, onSent)
  const known = new Set(fileNames)
  const types = typesOf(placed)
  const typed = placed.map((each, at): Placed => ({ ...each, type: types[at] ?? 'gallery' }))
  const waiting = typed.filter((picture) => !known.has(importedName(picture)))
  const ready = waiting.filter(isPlaced)

  async function take(files: readonly File[]) {
    setReading(true)
    const chosen = await picturesAmong(files)
    const matched = matchPictures(chosen.pictures, people)
    const found = chosen.pictures.flatMap((picture, at) => {
      const match = matched[at]
      return match ? [{ ...picture, row: match.row, isFound: match.row !== null }] : []
    })
    setPlaced((before) => {
      const have = new Set(before.map(importedName))
      const added = found.filter((picture) => !have.has(importedName(picture)))
      return [...before, ...added].toSorted(byFileName)
    })
    setRefused(chosen.refused)
    setReading(false)
  }
  const change = (names: readonly string[], changed: Partial<Chosen>) =>
    setPlaced((before) =>
      before.map((each) => (names.includes(importedName(each)) ? { ...each, ...changed } : each)),
    )
  async function send() {
    const sent = await uploads.send(ready)
    if (sent > 0) notifySuccess(words.sent(sent))
  }

  return (
    <PageSection title={words.title}>
      <Box maxW="52rem">
        <chakra.p maxW="measure" color="fgQuiet" mb={4}>
          {words.lead}
          {fileNames.length > 0 ? ` ${words.already(fileNames.length)}.` : ''}
        </chakra.p>
        <FileDrop
          label={words.label}
          help={words.help}
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
              {words.folder}
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
            {words.reading}
          </chakra.p>
        ) : null}
      </Box>
      {waiting.length > 0 ? (
        <Box mt={6}>
          {waiting.length > ready.length ? (
            <chakra.p fontWeight="semibold" mb={3}>
              {words.unmatched(waiting.length - ready.length)}
            </chakra.p>
          ) : null}
          <SharedNames pictures={waiting} people={people} isHeld={uploads.isSending} onChange={change} />
          <PictureTable pictures={waiting} people={people} isHeld={uploads.isSending} onChange={change} />
        </Box>
      ) : null}
      {uploads.isSending ? (
        <Box maxW="40rem" mt={5}>
          <ProgressBar label={words.title} share={uploads.all === 0 ? 0 : uploads.done / uploads.all} />
          <Flex mt={3} gap={4} wrap="wrap" align="center">
            <chakra.span role="status">{words.sending(uploads.done, uploads.all)}</chakra.span>
            <Button variant="outline" onClick={uploads.stop}>
              {words.stop}
            </Button>
          </Flex>
        </Box>
      ) : ready.length > 0 ? (
        <Button variant="primary" mt={5} onClick={() => void send()}>
          {words.send(ready.length)}
        </Button>
      ) : null}
      <Failures title={words.failed} files={uploads.failures} />
      <Failures title={words.refused} files={refused} />
      <UnsavedChangesGuard isDirty={uploads.isSending} because="sending" />
    </PageSection>
  )
}

/** Files that did not come, each with its reason. */
function Failures({ title, files }: { title: string; files: readonly Refused[] }) {
  if (files.length === 0) return null
  return (
    <Box mt={5} role="alert" maxW="52rem">
      <chakra.p fontWeight="semibold">{title}</chakra.p>
      <chakra.ul role="list">
        {files.map(({ name, error }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files of two archives may have one name
          <chakra.li key={at} overflowWrap="anywhere" textStyle="small">
            {name}: {error}
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  )
}
