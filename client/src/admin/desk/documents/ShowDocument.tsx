import { chakra, Grid } from '@chakra-ui/react'
import { useEffect } from 'react'
import { DOCUMENT_WORDS } from '../../../../../shared/media/documentWords'
import type { DocumentLine } from '../../../../../shared/talent/documents'
import { underlined } from '../../../design/actions/TextLink'
import { DocumentEnd } from '../../../design/documents/DocumentEnd'
import { Dialog } from '../../../design/feedback/Dialog'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { trpc } from '../../../lib/trpc'
import { documents } from './copy'

const copy = documents.showing

type Props = { line: Pick<DocumentLine, 'id' | 'kind'>; onClose: () => void }

/** A document whole: its number and its file. That it was opened is kept with it. */
export default function ShowDocument({ line: { id, kind }, onClose }: Props) {
  const utils = trpc.useUtils()
  const opening = trpc.admin.documents.open.useMutation({
    onSettled: () => utils.admin.documents.list.invalidate(),
  })
  const { mutate, data, isError } = opening
  useEffect(() => mutate({ id }), [id, mutate])
  return (
    <Dialog open title={DOCUMENT_WORDS[kind]} onClose={onClose}>
      {data ? (
        <Grid gap={4}>
          <p>
            <DocumentEnd validUntil={data.validUntil} />
          </p>
          <div>
            <chakra.h3 textStyle="label" color="fgQuiet">
              {copy.number}
            </chakra.h3>
            <chakra.p textStyle="data" fontSize="1.25rem" overflowWrap="anywhere">
              {data.number ?? copy.noNumber}
            </chakra.p>
          </div>
          {data.file === null ? (
            <p>{copy.noFile}</p>
          ) : data.file.kind === 'image' ? (
            <chakra.img src={data.file.path} alt={copy.picture(DOCUMENT_WORDS[kind])} maxH="60vh" mx="auto" />
          ) : (
            <p>
              <chakra.a {...underlined} href={data.file.path} download={data.file.name} py={3}>
                {copy.open}
              </chakra.a>
            </p>
          )}
          <chakra.p textStyle="small" color="fgQuiet">
            {copy.note}
          </chakra.p>
        </Grid>
      ) : (
        <NotLoaded query={{ isError, refetch: () => mutate({ id }) }} copy={copy} />
      )}
    </Dialog>
  )
}
