import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { SHEET_WAYS } from '../../../../../shared/desk/callSheets/sheetContent'
import type { CallSheetRecord, SheetRecipient } from '../../../../../shared/desk/callSheets/sheetViews'
import { nearMoment } from '../../../../../shared/desk/dayWords'
import { dotted } from '../../../../../shared/format'
import { Button } from '../../../design/actions/Button'
import { SelectField } from '../../../design/form/SelectField'
import { FaceImage } from '../../../design/media/FaceImage'
import { AddPersonDialog } from './AddPersonDialog'
import { people as copy } from './copy'
import { PhoneButton } from './PhoneButton'
import type { SheetEditing, SheetPeople } from './useSheet'

type Props = {
  record: CallSheetRecord
  sheet: SheetEditing
  people: SheetPeople
  onSend: (linkId: string) => void
}
const FACE_PX = 36

/** Who gets the sheet by what, and what became of the number that holds. */
export function Recipients({ record, sheet, people, onSend }: Props) {
  const [isAdding, setAdding] = useState(false)
  const { recipients, issued } = record
  const read = recipients.filter(knowsTheCall)
  return (
    <chakra.section aria-label={copy.title} mt={4}>
      <Flex gap={4} align="baseline" wrap="wrap" borderBottom="1px solid" borderColor="fg" pb={2}>
        <chakra.h2 textStyle="subheading">{copy.title}</chakra.h2>
        {issued ? (
          <chakra.span textStyle="data" color="fgQuiet">
            {copy.count(read.length, recipients.length, issued.number)}
          </chakra.span>
        ) : null}
      </Flex>
      {recipients.length === 0 ? <chakra.p py={3}>{copy.none}</chakra.p> : null}
      {recipients.map((each) => (
        <Flex
          key={each.key}
          role="group"
          aria-label={each.name}
          gap={4}
          align="center"
          wrap="wrap"
          py={2}
          borderBottom="1px solid"
          borderColor="hairline"
        >
          <FaceImage face={each.face} name={each.name} px={FACE_PX} />
          <Box flex="1 1 9rem" minW={0} overflowWrap="anywhere">
            <chakra.span display="block" fontWeight="bold">
              {each.name}
            </chakra.span>
            <chakra.span textStyle="small" color="fgQuiet">
              {dotted([each.function, each.call && `call ${each.call}`, each.phone ?? copy.noPhone])}
            </chakra.span>
          </Box>
          <Outcome recipient={each} isIssued={issued !== null} />
          <RecipientActions recipient={each} isIssued={issued !== null} people={people} onSend={onSend} />
          {sheet.isNew ? (
            <Box width="9rem">
              <SelectField
                label={copy.by}
                aria-label={copy.byFor(each.name)}
                value={sheet.wayOf(each)}
                choices={SHEET_WAYS.filter((way) =>
                  way === 'mail' ? each.email : way === 'whatsapp' ? each.phone : true,
                ).map((value) => ({ value, words: copy.ways[value] }))}
                onChoose={(way) => sheet.setWay(each.key, way)}
              />
            </Box>
          ) : null}
        </Flex>
      ))}
      <Button variant="outline" mt={4} onClick={() => setAdding(true)}>
        {copy.add}
      </Button>
      {isAdding ? <AddPersonDialog record={record} people={people} onClose={() => setAdding(false)} /> : null}
    </chakra.section>
  )
}

/** Who has read the number that holds, or was told by phone. */
export const knowsTheCall = ({ receipt }: Pick<SheetRecipient, 'receipt'>) =>
  Boolean(receipt?.acknowledgedAt || receipt?.reachedByPhoneAt)

const near = (moment: string) => nearMoment(moment, new Date())

/** What became of the number that holds, for one recipient. */
export function Outcome({
  recipient: { receipt },
  isIssued = true,
}: {
  recipient: SheetRecipient
  isIssued?: boolean
}) {
  if (!receipt)
    return isIssued ? (
      <chakra.b flex="3 1 14rem" textStyle="data" color="danger" fontWeight="bold">
        {copy.notTold}
      </chakra.b>
    ) : null
  const { way, sentAt, bouncedAt, seenAt, acknowledgedAt, reachedByPhoneAt } = receipt
  const isIn = acknowledgedAt !== null || reachedByPhoneAt !== null
  const sent = sentAt
    ? copy.sent(near(sentAt))
    : bouncedAt
      ? copy.bounced
      : way === 'none'
        ? copy.notAtAll
        : way === 'mail'
          ? seenAt
            ? copy.onPhone
            : copy.waiting
          : isIn || seenAt
            ? ''
            : copy.notSent
  return (
    <Flex flex="3 1 14rem" columnGap={4} wrap="wrap" textStyle="data">
      <chakra.span color={bouncedAt && !sentAt ? 'danger' : 'fgQuiet'}>{sent}</chakra.span>
      {seenAt && !acknowledgedAt ? (
        <chakra.span color="fgQuiet">{copy.seen(near(seenAt))}</chakra.span>
      ) : null}
      {acknowledgedAt ? <span>✓ {copy.read(near(acknowledgedAt))}</span> : null}
      {reachedByPhoneAt ? <span>✓ {copy.byPhone(near(reachedByPhoneAt))}</span> : null}
      {isIn ? null : (
        <chakra.b color="danger" fontWeight="bold">
          {copy.notRead}
        </chakra.b>
      )}
    </Flex>
  )
}

function RecipientActions({
  recipient,
  isIssued,
  people,
  onSend,
}: Pick<Props, 'people' | 'onSend'> & { recipient: SheetRecipient; isIssued: boolean }) {
  const { linkId, name, phone, receipt, isTalent } = recipient
  const isIn = knowsTheCall(recipient)
  return (
    <Flex
      gap={2}
      wrap="wrap"
      align="center"
      // One width in all rows, so that what stands before it is a column.
      width={{ base: 'full', lg: isIssued ? '26rem' : 'auto' }}
      _empty={{ hideBelow: 'lg' }}
    >
      {linkId && receipt && !isIn && phone ? (
        <>
          <PhoneButton phone={phone}>{copy.callOf(name)}</PhoneButton>
          <Button
            variant="outline"
            size="touch"
            aria-label={copy.sendTo(name)}
            onClick={() => onSend(linkId)}
          >
            {copy.send}
          </Button>
        </>
      ) : null}
      {linkId && receipt && !isIn ? (
        <Button
          variant="quiet"
          size="touch"
          aria-label={copy.reachedOf(name)}
          onClick={() => people.reached.mutate({ linkId })}
        >
          {copy.reached}
        </Button>
      ) : null}
      {linkId && !isTalent ? (
        <Button
          variant="quiet"
          size="touch"
          aria-label={copy.removeOf(name)}
          onClick={() => people.remove.mutate({ linkId })}
        >
          {copy.remove}
        </Button>
      ) : null}
    </Flex>
  )
}
