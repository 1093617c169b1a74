import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { generalCall } from '../../../../../shared/desk/callSheets/ownSheet'
import { SHEET_WAYS } from '../../../../../shared/desk/callSheets/sheetContent'
import type { CallSheetRecord } from '../../../../../shared/desk/callSheets/sheetViews'
import { nearMoment } from '../../../../../shared/desk/dayWords'
import { Button } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { TextField } from '../../../design/form/TextField'
import { sheet as copy } from './copy'
import type { SheetEditing } from './useSheet'

type Props = { record: CallSheetRecord; sheet: SheetEditing; unsent: number; onSend: () => void }

/**
 * What changed in one sentence, who gets it by what, what is missing before a press, and the one red button of the page: to
 * the job while nobody is confirmed.
 */
export function IssueBar({ record, sheet, unsent, onSend }: Props) {
  const { issued, recipients, isHeld } = record
  const { isNew, isDirty, isBusy, number, changes, sentence, wayOf } = sheet
  const note = useId()
  const { bar, after } = useNextFocus(isBusy)
  const issue = () => {
    if (isNew && !isBusy) after(sheet.issue())
  }
  const counts = SHEET_WAYS.flatMap((way) => {
    const count = recipients.filter((each) => wayOf(each) === way).length
    return count > 0 ? copy.wayCount(way, count) : []
  })
  const getNothing = recipients.filter((each) => wayOf(each) === 'none')
  const missing = [
    ...(sheet.typed.place.trim() === '' ? [copy.missingPlace] : []),
    ...(generalCall(sheet.typed) === '' ? [copy.missingCall] : []),
  ]
  const hasTalent = recipients.some(({ isTalent }) => isTalent)
  const who = !hasTalent ? copy.nobody : copy.goesTo(recipients.length, counts.join(', '))
  const said = isNew
    ? {
        bold: issued ? (sentence ?? (changes || copy.nothing)) : copy.first,
        more: issued ? copy.madeOf(issued.number, who) : who,
      }
    : {
        bold: issued?.issuedAt ? copy.isIssued(nearMoment(issued.issuedAt, new Date()), issued.issuedBy) : '',
        more: isHeld ? copy.held : copy.toChange,
      }
  return (
    <Flex
      as="section"
      ref={bar}
      tabIndex={-1}
      aria-label={copy.next}
      align="center"
      justify="space-between"
      gap={4}
      wrap="wrap"
      py={3}
      mb={6}
      borderY="1px solid"
      borderColor="fg"
    >
      <Flex gap={6} align="baseline" minW={0} flex="1 1 18rem">
        <chakra.h2 textStyle="label" display={{ base: 'none', md: 'block' }}>
          {issued && isNew ? copy.changed : copy.next}
        </chakra.h2>
        <Box minW={0} overflowWrap="anywhere" flex={1}>
          <chakra.p fontWeight="semibold">{said.bold}</chakra.p>
          <chakra.p textStyle="small" color="fgQuiet">
            {said.more}
          </chakra.p>
          {isNew && hasTalent ? (
            <Box id={note} textStyle="small">
              {missing.length > 0 ? <chakra.p color="danger">{copy.missing(missing)}</chakra.p> : null}
              {getNothing.length > 0 ? <p>{copy.getsNone(getNothing.map(({ name }) => name))}</p> : null}
            </Box>
          ) : null}
          {issued && isNew ? (
            sentence === null ? (
              <Button variant="quiet" size="touch" px={0} onClick={() => sheet.setSentence(changes)}>
                {copy.editSentence}
              </Button>
            ) : (
              <Box mt={2} maxW="measure">
                <TextField
                  label={copy.sentence}
                  maxLength={1000}
                  value={sentence}
                  onChange={(event) => sheet.setSentence(event.target.value)}
                />
              </Box>
            )
          ) : null}
        </Box>
      </Flex>
      <Flex gap={3} wrap="wrap" width={{ base: 'full', md: 'auto' }}>
        {isDirty ? (
          <Button variant="outline" disabled={isBusy} onClick={() => void sheet.save()}>
            {copy.save}
          </Button>
        ) : null}
        {isNew && !hasTalent ? (
          <LinkButton
            variant="primary"
            flex={{ base: 1, md: 'none' }}
            href={adminPaths.job(record.job.number)}
          >
            {copy.toConfirm}
          </LinkButton>
        ) : isNew ? (
          <Button
            data-next
            variant="primary"
            flex={{ base: 1, md: 'none' }}
            disabled={isBusy}
            aria-describedby={note}
            onClick={issue}
          >
            {isBusy ? copy.issuing : copy.issue(number)}
          </Button>
        ) : unsent > 0 ? (
          <Button data-next variant="primary" flex={{ base: 1, md: 'none' }} onClick={onSend}>
            {copy.sendAll(unsent)}
          </Button>
        ) : null}
      </Flex>
    </Flex>
  )
}

/** After a press the focus goes on to what comes next: to send, the press again where it was refused, else the bar. */
function useNextFocus(isBusy: boolean) {
  const bar = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isOver || isBusy) return
    const next = bar.current?.querySelector<HTMLElement>('[data-next]') ?? bar.current
    next?.focus()
    setOver(false)
  }, [isOver, isBusy])
  return { bar, after: (press: Promise<void>) => void press.then(() => setOver(true)) }
}
