import { useEffect, useState } from 'react'
import { useParams } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { MARKED, type Marked, type MarkedWalk } from '../../../../../shared/desk/walks'
import { Button } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { Page } from '../../../design/layout/Page'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { BackLink, BackToList } from '../../lists/records/RecordLead'
import { useFailureNotice } from '../../lists/useFailureNotice'
import { keepMarks, type MarkedProps, readMarks } from './keptMarks'
import { MarkedTexts } from './MarkedTexts'
import { marked as copy } from './marked.copy'
import { useMarkedWalk } from './useMarkedWalk'
import { WalkContent } from './WalkContent'

/** Writes to marked talents, to the contacts of marked clients, or to marked contacts of one, by WhatsApp, one after the other. */
export default function MarkedPage() {
  const { of: given } = useParams<{ of: string }>()
  const of = MARKED.find((each) => each === given) ?? 'talents'
  return <Kept key={of} of={of} />
}

function Kept({ of }: { of: Marked }) {
  const [kept, setKept] = useState(() => readMarks(of))
  useEffect(() => {
    if (kept) keepMarks(of, kept)
  }, [of, kept])
  if (kept && kept.ids.length > 0)
    return <People of={of} kept={kept} change={(part) => setKept((all) => all && { ...all, ...part })} />
  return (
    <Page title={copy.title} variant="work">
      <EmptyState
        more={copy.markFirst[of]}
        action={<LinkButton href={adminPaths[of]}>{copy.back[of]}</LinkButton>}
      >
        {copy.nobody}
      </EmptyState>
    </Page>
  )
}

function People(props: MarkedProps) {
  const { of, kept } = props
  const answer = trpc.desk.texts.marked.useQuery({ of, ids: [...kept.ids] }, adminQueryOptions)
  useFailureNotice(answer, copy.failed)
  const back = <Back {...props} />
  const { data } = answer
  if (!data)
    return (
      <Page title={copy.title} variant="work" back={back}>
        <NotLoaded query={answer} copy={copy} />
      </Page>
    )
  if (kept.isReady) return <Walk {...props} walk={data} />
  return (
    <Page title={copy.title} variant="work" back={back}>
      <MarkedTexts {...props} walk={data} />
    </Page>
  )
}

/** Above the title: where the people were marked. */
const Back = ({ of, kept: { client } }: Pick<MarkedProps, 'of' | 'kept'>) =>
  client ? (
    <BackLink href={adminPaths.client(client.id)}>{client.name}</BackLink>
  ) : (
    <BackToList list={adminPaths[of]}>{copy.back[of]}</BackToList>
  )

function Walk({ walk, ...props }: MarkedProps & { walk: MarkedWalk }) {
  const { of, change, kept } = props
  const { client } = kept
  const { people, ...state } = useMarkedWalk(props, walk)
  return (
    <WalkContent
      kind="write"
      people={people}
      state={state}
      about={copy.back[of]}
      back={<Back {...props} />}
      actions={
        <Button variant="outline" onClick={() => change({ isReady: false })}>
          {copy.change}
        </Button>
      }
      end={
        client
          ? { href: adminPaths.client(client.id), words: copy.backToClient(client.name) }
          : { href: adminPaths[of], words: copy.backTo[of] }
      }
    />
  )
}
