import { Box, chakra, Flex, Grid, type GridProps } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { TalentCard } from '../../../../../shared/desk/talentCards'
import { dotted } from '../../../../../shared/format'
import { LinkButton } from '../../../design/actions/LinkButton'
import { WhatsAppButton } from '../../forms/ChatButton'
import { ReachLinks } from '../../lists/ReachLinks'
import { RecordLead } from '../../lists/records/RecordLead'
import { useIsBooker } from '../../shell/useIsBooker'
import { AddTo } from '../adding/AddTo'
import { CardDocuments } from '../documents/CardDocuments'
import { writtenWords } from '../texts/writtenWords'
import { CardUsages } from '../usages/CardUsages'
import { CardDays, CardPast, CardSizes } from './CardFacts'
import { CardBoards, CardNote } from './CardNotes'
import { CardPictures } from './CardPictures'
import { card as copy } from './copy'

type Props = { card: TalentCard }

/** Who a talent is, and how they are reached. */
export function CardLead({ card }: Props) {
  const { name, fullName, age, city, languages, email, phone, secondPhone, whatsapp } = card
  const facts = [fullName === name ? null : fullName, age, city, languages.join(', ')]
  const state = card.isAssigned ? copy.available[card.availability] : copy.notAssigned
  return (
    <Box>
      <RecordLead>{dotted([state, ...facts])}</RecordLead>
      <Flex columnGap={4} wrap="wrap">
        <ReachLinks email={email} phone={whatsapp ?? phone} chat={null} />
        {[whatsapp ? phone : null, secondPhone].map((number) =>
          number ? <ReachLinks key={number} email={null} phone={number} /> : null,
        )}
      </Flex>
      {card.written ? <chakra.p textStyle="small">{writtenWords(card.written)}</chakra.p> : null}
    </Box>
  )
}

export function CardActions({ card: { id, name, chat } }: Props) {
  const isBooker = useIsBooker()
  return (
    <Flex gap={3} wrap="wrap" align="center">
      {chat ? <WhatsAppButton number={chat} variant="outline" size="touch" /> : null}
      <AddTo isMain talents={[{ id, name }]} />
      {isBooker ? null : (
        <LinkButton href={adminPaths.model(id)} variant="outline" size="touch">
          {copy.editModel}
        </LinkButton>
      )}
    </Flex>
  )
}

/** The card itself, on its page and in the panel. */
export const CardContent = ({ card, columns }: Props & { columns?: GridProps['gridTemplateColumns'] }) => (
  <Grid gridTemplateColumns={columns ?? 'minmax(0, 1fr)'} gap={8} alignItems="start">
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
)
