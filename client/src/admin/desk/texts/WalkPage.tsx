import { useParams } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { WALK_PURPOSES, type WalkPurpose } from '../../../../../shared/agency/textPurposes'
import type { Walk } from '../../../../../shared/desk/walks'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { BackLink } from '../../lists/records/RecordLead'
import { RecordPage } from '../../lists/records/RecordPage'
import { messages as copy } from './copy'
import { useWalk } from './useWalk'
import { WalkContent } from './WalkContent'

const purposeOf = (given: string | undefined): WalkPurpose =>
  WALK_PURPOSES.find((each) => each === given) ?? 'ask'

/** Writes to the talents of a job by WhatsApp, one after the other. */
export default function WalkPage() {
  const { number = '', purpose: given } = useParams<{ number: string; purpose: string }>()
  const purpose = purposeOf(given)
  const answer = trpc.desk.texts.read.useQuery({ number, purpose }, adminQueryOptions)
  return (
    <RecordPage answer={answer} copy={copy} list={adminPaths.jobs}>
      {(walk) => <Content key={`${number} ${purpose}`} walk={walk} />}
    </RecordPage>
  )
}

function Content({ walk }: { walk: Walk }) {
  const { number, title, purpose, people } = walk
  const job = adminPaths.job(number)
  return (
    <WalkContent
      kind={purpose}
      people={people}
      state={useWalk(walk)}
      about={title}
      back={<BackLink href={job}>{title}</BackLink>}
      end={{ href: job, words: copy.toJob }}
    />
  )
}
