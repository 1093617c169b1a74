import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { agency } from '../../../../../shared/agency'
import { differenceWords } from '../../../../../shared/desk/callSheets/nightTimes'
import { isCalled, ownSheet } from '../../../../../shared/desk/callSheets/ownSheet'
import type { SheetContent } from '../../../../../shared/desk/callSheets/sheetContent'
import type { SheetEdition } from '../../../../../shared/desk/callSheets/sheetViews'
import { wholeDay } from '../../../../../shared/desk/dayWords'
import { SelectField } from '../../../design/form/SelectField'
import { sheet as copy } from './copy'

type Props = { content: SheetContent; number: number; before: SheetEdition | null; isNew: boolean }

/** The page as one recipient reads it, and the one thing of the builder that is printed. */
export function Preview({ content, number, before, isNew }: Props) {
  const [chosen, choose] = useState(content.calls[0]?.claimId ?? '')
  const of = { name: agency.name, phone: agency.contact.phone }
  const claimId = content.calls.some((each) => each.claimId === chosen) ? chosen : null
  const own = ownSheet(content, number, claimId, of)
  const was =
    isNew && before && isCalled(before.content, claimId)
      ? ownSheet(before.content, before.number, claimId, of)
      : null
  const isMoved = was !== null && was.call !== own.call
  const difference = isMoved ? differenceWords(was.call, own.call, own.isNight) : ''
  return (
    <Box as="aside" aria-label={copy.preview} position={{ xl: 'sticky' }} top={{ xl: 6 }}>
      <Box mb={3} _print={{ display: 'none' }}>
        <SelectField
          label={copy.readAs}
          value={claimId ?? ''}
          choices={[
            ...content.calls.map((each) => ({ value: each.claimId, words: each.name })),
            { value: '', words: copy.crew },
          ]}
          onChange={(event) => choose(event.target.value)}
        />
      </Box>
      <Box border="1px solid" borderColor="fg" _print={{ border: 'none' }}>
        <Box data-theme="dark" bg="bg" color="fg" px={4} py={4} overflowWrap="anywhere">
          <Flex justify="space-between" gap={3} pb={3} mb={3} borderBottom="1px solid" borderColor="hairline">
            <chakra.b textTransform="uppercase" flex="none" maxW="60%">
              {agency.name}
            </chakra.b>
            <chakra.span textStyle="edge" color="fgQuiet" textAlign="right">
              {isNew ? copy.dayDraft : copy.dayNumber(number)}, {own.production}
            </chakra.span>
          </Flex>
          <Flex justify="space-between" gap={3} fontWeight="bold">
            <span>{wholeDay(own.callDay)}</span>
            <chakra.span color="fgQuiet">{own.name}</chakra.span>
          </Flex>
          <chakra.p
            fontFamily="headline"
            fontWeight="black"
            fontStretch="64%"
            {...(own.call ? { fontSize: '8.5rem', whiteSpace: 'nowrap' } : { fontSize: '3.5rem' })}
            lineHeight={0.95}
            letterSpacing="-0.02em"
          >
            {own.call || copy.noCall}
          </chakra.p>
          {isMoved ? (
            <p>
              was <s>{was.call}</s>
              {difference && `, ${difference}`}
            </p>
          ) : null}
          {own.callDay === own.day ? null : (
            <chakra.p color="fgQuiet">{copy.nightOf(wholeDay(own.day))}</chakra.p>
          )}
          <chakra.p textStyle="subheading" mt={2}>
            {own.place}
          </chakra.p>
          <chakra.p color="fgQuiet">{[own.address, own.arrival].filter(Boolean).join('. ')}</chakra.p>
        </Box>
        <Box
          px={4}
          py={4}
          bg="surface"
          _print={{ columns: 2, bg: 'none', '& > div': { breakInside: 'avoid' } }}
        >
          {own.parts.map(({ title, rows }) => (
            <Box key={title} mb={3} overflowWrap="anywhere">
              <chakra.h3 textStyle="label" color="fgQuiet">
                {title}
              </chakra.h3>
              {rows.map(({ lead, words: said }) => (
                <chakra.p key={`${lead} ${said}`} textStyle="small">
                  {lead ? <b>{lead} </b> : null}
                  {said}
                </chakra.p>
              ))}
            </Box>
          ))}
          <chakra.p textStyle="small" color="fgQuiet" _print={{ display: 'none' }}>
            {copy.previewRest}
          </chakra.p>
        </Box>
      </Box>
    </Box>
  )
}
