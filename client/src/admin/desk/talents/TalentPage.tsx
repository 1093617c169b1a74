import { Box, Flex, Grid } from '@chakra-ui/react'
import { useParams } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { TalentCard } from '../../../../../shared/desk/talentCards'
import { LinkButton } from '../../../design/actions/LinkButton'
import { Page } from '../../../design/layout/Page'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { ReachLinks } from '../../lists/ReachLinks'
import { BackToList, RecordLead } from '../../lists/records/RecordLead'
import { RecordPage } from '../../lists/records/RecordPage'
import { useIsBooker } from '../../shell/useIsBooker'
import { AddTo } from '../adding/AddTo'
import { CardDocuments } from '../documents/CardDocuments'
import { CardUsages } from '../usages/CardUsages'
import { CardDays, CardPast, CardSizes } from './CardFacts'
import { CardBoards, CardNote } from './CardNotes'
import { CardPictures } from './CardPictures'
import { card as copy } from './copy'

/** Everything that a booker reads of one talent. */
export default function TalentPage() {
  const { modelId = '' } = useParams<{ modelId: string }>()
  const answer = trpc.desk.talents.get.useQuery({ modelId }, adminQueryOptions)
  return (
    <RecordPage
      answer={answer}
      title={copy.title}
      sentence={copy.failed}
      copy={copy}
      list={adminPaths.talents}
    >
      {(card) => <Content card={card} />}
    </RecordPage>
  )
}

function Content({ card }: { card: TalentCard }) {
  const isBooker = useIsBooker()
  const { id, name, fullName, age, city, languages, email, phone, secondPhone, whatsapp } = card
  const facts = [fullName === name ? null : fullName, age, city, languages.join(', ')]
  const state = card.isAssigned ? copy.available[card.availability] : copy.notAssigned
  return (
    <Page
      title={name}
      variant="work"
      back={<BackToList list={adminPaths.talents}>{copy.back}</BackToList>}
      lead={
        <Box>
          <RecordLead>{[state, ...facts].filter(Boolean).join(' · ')}</RecordLead>
          <Flex columnGap={4} wrap="wrap">
            <ReachLinks email={email} phone={whatsapp ?? phone} />
            {[whatsapp ? phone : null, secondPhone].map((number) =>
              number ? <ReachLinks key={number} email={null} phone={number} /> : null,
            )}
          </Flex>
        </Box>
      }
      actions={
        <Flex gap={3} wrap="wrap" align="center">
          <AddTo talents={[{ id, name }]} />
          {isBooker ? null : <LinkButton href={adminPaths.model(id)}>{copy.editModel}</LinkButton>}
        </Flex>
      }
    >
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}
        gap={8}
        alignItems="start"
      >
        <CardPictures card={card} />
        <Grid gap={7}>
          <CardSizes card={card} />
          <CardDays card={card} />
          <CardPast card={card} />
          <CardUsages modelId={card.id} />
          <CardDocuments card={card} />
          <CardBoards card={card} />
          <CardNote card={card} />
        </Grid>
      </Grid>
    </Page>
  )
}
