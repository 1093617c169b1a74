import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { DOCUMENT_WORDS } from '../../../../shared/media/documentWords'
import type { OwnDocument } from '../../../../shared/talent/documents'
import { Button } from '../../design/actions/Button'
import { underlined } from '../../design/actions/TextLink'
import { DocumentEnd } from '../../design/documents/DocumentEnd'
import { Confirm } from '../../design/feedback/Confirm'
import { NotLoaded } from '../../design/feedback/NotLoaded'
import { PrivacyNotice } from '../../design/form/PrivacyNotice'
import { parseApiError, reasonOf } from '../../lib/apiError'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { refetchOnReturn } from '../../lib/refetchOnReturn'
import { trpc } from '../../lib/trpc'
import { ProfileSection } from '../profile/ProfileSection'
import { AddOwnDocument } from './AddOwnDocument'
import { ownDocuments as copy } from './copy'

/** The talent's documents, and a way to give another. */
export default function OwnDocuments() {
  const answer = trpc.talent.documents.list.useQuery(undefined, refetchOnReturn)
  const [isAdding, setAdding] = useState(false)
  const [leaving, setLeaving] = useState<OwnDocument | null>(null)
  return (
    <ProfileSection title={copy.title} gap={4}>
      <PrivacyNotice words={copy.lead} />
      {answer.data ? null : <NotLoaded query={answer} copy={copy} />}
      {answer.data?.length === 0 ? <p>{copy.none}</p> : null}
      <ul>
        {answer.data?.map((document) => (
          <Line key={document.id} document={document} onRemove={() => setLeaving(document)} />
        ))}
      </ul>
      <Button variant="outline" justifySelf="start" onClick={() => setAdding(true)}>
        {copy.add}
      </Button>
      {isAdding ? <AddOwnDocument onClose={() => setAdding(false)} /> : null}
      {leaving ? <RemoveOwn document={leaving} onClose={() => setLeaving(null)} /> : null}
    </ProfileSection>
  )
}

type LineProps = { document: OwnDocument; onRemove: () => void }

function Line({ document: { kind, number, validUntil, file, isOwn }, onRemove }: LineProps) {
  const name = DOCUMENT_WORDS[kind]
  return (
    <Flex
      as="li"
      wrap="wrap"
      align="center"
      columnGap={4}
      py={2}
      borderBottom="1px solid"
      borderColor="hairline"
    >
      <Flex flex="1 1 9rem" minW={0} wrap="wrap" align="baseline" columnGap={3}>
        <b>{name}</b>
        {number ? <chakra.span textStyle="data">{number}</chakra.span> : null}
        <DocumentEnd validUntil={validUntil} />
        {isOwn ? null : <chakra.span color="fgQuiet">{copy.fromAgency}</chakra.span>}
      </Flex>
      <Flex align="center" gap={1}>
        {file ? (
          <chakra.a
            {...underlined}
            href={file}
            target="_blank"
            rel="noopener"
            py={3}
            aria-label={copy.ofThis(copy.open, name)}
          >
            {copy.open}
          </chakra.a>
        ) : null}
        {isOwn ? (
          <Button variant="quiet" size="touch" aria-label={copy.ofThis(copy.remove, name)} onClick={onRemove}>
            {copy.remove}
          </Button>
        ) : null}
      </Flex>
    </Flex>
  )
}

type RemoveProps = { document: OwnDocument; onClose: () => void }

function RemoveOwn({ document: { id, kind }, onClose }: RemoveProps) {
  const utils = trpc.useUtils()
  const done = () => {
    notifySuccess(copy.removed)
    void utils.talent.documents.invalidate()
    onClose()
  }
  const remove = trpc.talent.documents.remove.useMutation({
    onSuccess: done,
    onError(error) {
      const answer = parseApiError(error)
      if (answer.status === 404) return done()
      notifyFailure(copy.removeFailed, reasonOf(answer))
      onClose()
    },
  })
  return (
    <Confirm
      open
      title={copy.question(DOCUMENT_WORDS[kind])}
      question={copy.text}
      confirmWords={copy.remove}
      busyWords={copy.removing}
      busy={remove.isPending}
      onConfirm={() => remove.mutateAsync({ id })}
      onClose={onClose}
    />
  )
}
