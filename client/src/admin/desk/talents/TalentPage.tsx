import { useParams } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { TalentCard } from '../../../../../shared/desk/talentCards'
import { Page } from '../../../design/layout/Page'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { BackToList } from '../../lists/records/RecordLead'
import { RecordPage } from '../../lists/records/RecordPage'
import { CardActions, CardContent, CardLead } from './CardContent'
import { card as copy } from './copy'

/** Everything that a booker reads of one talent. */
export default function TalentPage() {
  const { modelId = '' } = useParams<{ modelId: string }>()
  const answer = trpc.desk.talents.get.useQuery({ modelId }, adminQueryOptions)
  return (
    <RecordPage answer={answer} copy={copy} list={adminPaths.talents}>
      {(card) => <Content card={card} />}
    </RecordPage>
  )
}

const Content = ({ card }: { card: TalentCard }) => (
  <Page
    title={card.name}
    variant="work"
    back={<BackToList list={adminPaths.talents}>{copy.back}</BackToList>}
    lead={<CardLead card={card} />}
    actions={<CardActions card={card} />}
  >
    <CardContent card={card} columns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }} />
  </Page>
)
