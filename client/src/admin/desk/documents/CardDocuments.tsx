import { chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { deskDay, deskMoment } from '../../../../../shared/desk/dayWords'
import type { TalentCard } from '../../../../../shared/desk/talentCards'
import { dotted } from '../../../../../shared/format'
import { DOCUMENT_WORDS } from '../../../../../shared/media/documentWords'
import type { DocumentLine, DocumentEnd as End } from '../../../../../shared/talent/documents'
import { Button } from '../../../design/actions/Button'
import { DocumentEnd } from '../../../design/documents/DocumentEnd'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { trpc } from '../../../lib/trpc'
import { lateDialog } from '../../forms/lateDialog'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { useIsBooker } from '../../shell/useIsBooker'
import { CardSection } from '../talents/CardSection'
import { documents as copy } from './copy'

const AddDocument = lateDialog(() => import('./AddDocument'))
const AskForDocument = lateDialog(() => import('./AskForDocument'))
const RemoveDocument = lateDialog(() => import('./RemoveDocument'))
const ShowDocument = lateDialog(() => import('./ShowDocument'))

type Props = { card: Pick<TalentCard, 'id' | 'name'> }
type OpenDialog = { what: 'ask' | 'add' } | { what: 'show' | 'remove'; line: DocumentLine }

/** The documents of a talent: for bookers what there is and when it ends, for administrators more. */
export function CardDocuments({ card }: Props) {
  const { id: modelId } = card
  const isBooker = useIsBooker()
  const options = { ...adminQueryOptions }
  const ends = trpc.desk.documents.ends.useQuery({ modelId }, { ...options, enabled: isBooker })
  const list = trpc.admin.documents.list.useQuery({ modelId }, { ...options, enabled: !isBooker })
  const [opened, setOpened] = useState<OpenDialog | null>(null)
  const close = () => setOpened(null)
  const answer = isBooker ? ends : list
  return (
    <CardSection
      title={copy.title}
      more={isBooker ? copy.forBooker : ''}
      aside={
        <Flex gap={2}>
          <Button variant="outline" size="touch" onClick={() => setOpened({ what: 'ask' })}>
            {copy.ask}
          </Button>
          {isBooker ? null : (
            <Button variant="outline" size="touch" onClick={() => setOpened({ what: 'add' })}>
              {copy.add}
            </Button>
          )}
        </Flex>
      }
    >
      {answer.data ? null : <NotLoaded query={answer} copy={copy} />}
      {answer.data?.length === 0 ? <p>{copy.none}</p> : null}
      <ul>
        {isBooker
          ? ends.data?.map((end) => <Line key={end.id} line={end} />)
          : list.data?.map((line) => (
              <Line key={line.id} line={line} more={line} onOpen={(what) => setOpened({ what, line })} />
            ))}
      </ul>
      {opened?.what === 'ask' ? <AskForDocument card={card} onClose={close} /> : null}
      {opened?.what === 'add' ? <AddDocument card={card} onClose={close} /> : null}
      {opened?.what === 'show' ? <ShowDocument line={opened.line} onClose={close} /> : null}
      {opened?.what === 'remove' ? <RemoveDocument line={opened.line} onClose={close} /> : null}
    </CardSection>
  )
}

type LineProps = { line: End; more?: DocumentLine; onOpen?: (what: 'show' | 'remove') => void }

const Line = ({ line: { kind, validUntil }, more, onOpen }: LineProps) => (
  <Flex
    as="li"
    wrap="wrap"
    align="center"
    columnGap={4}
    rowGap={1}
    py={2}
    borderBottom="1px solid"
    borderColor="hairline"
  >
    <chakra.div flex="1 1 12rem" minW={0} overflowWrap="anywhere">
      <Flex wrap="wrap" align="baseline" columnGap={3}>
        <b>{DOCUMENT_WORDS[kind]}</b>
        {more?.number ? <chakra.span textStyle="data">{more.number}</chakra.span> : null}
        <DocumentEnd validUntil={validUntil} />
      </Flex>
      {more ? (
        <chakra.p textStyle="small" color="fgQuiet">
          {dotted([copy.ways[more.givenVia](more.givenBy, deskDay(more.givenAt)), seenWords(more)])}
        </chakra.p>
      ) : null}
    </chakra.div>
    {onOpen ? (
      <Flex gap={2}>
        {(['show', 'remove'] as const).map((act) => (
          <Button
            key={act}
            variant="quiet"
            size="touch"
            aria-label={copy.ofThis(copy[act], DOCUMENT_WORDS[kind])}
            onClick={() => onOpen(act)}
          >
            {copy[act]}
          </Button>
        ))}
      </Flex>
    ) : null}
  </Flex>
)

function seenWords({ seen: [last, ...before] }: DocumentLine): string {
  if (!last) return ''
  const said = copy.seen(last.by, deskMoment(last.at))
  return before.length === 0 ? said : `${said} ${copy.seenMore(before.length)}`
}
