import { Box, chakra, Flex } from '@chakra-ui/react'
import { dotted } from '../../../../../../shared/format'
import { Button } from '../../../../design/actions/Button'
import { thumb } from '../../../../design/actions/thumb'
import { Badge, type Tone } from '../../../../design/feedback/Badge'
import { statusStyle } from '../../../../design/feedback/statusTones'
import { FaceImage } from '../../../../design/media/FaceImage'
import { MarkBox } from '../../../bulk/MarkBox'
import { desk } from '../../copy'
import { CardFace, TalentLink } from '../../talents/TalentLink'
import { dateWords } from './claimDays'
import { FeeText } from './FeeText'
import { MoreAction, MoreActions } from './MoreActions'
import { rowActions } from './rowActions'
import { stateWords } from './StateBadge'
import type { RowProps } from './TalentRow'

const copy = desk.job
const FACE_PX = 27
/** On a phone the link of a face reaches over what is around it. */
const ofAFinger = {
  '& > a[aria-hidden]': {
    position: 'relative',
    mdDown: { _after: { content: '""', position: 'absolute', inset: '-9px' } },
  },
}
/** Rows of 28 pixels with the line between them; a finger needs more. */
const LOW = { base: 'touch', md: '1.625rem' }

/** A phone says it below the name instead. */
const OnWide = chakra('td', { base: { display: { base: 'none', md: 'table-cell' } } })

/** Face and name stay in sight while a narrow screen scrolls the rest. */
const Named = chakra('td', { base: { position: 'sticky', left: 0, zIndex: 1, bg: 'bg' } })

/** A state in a low row: its words beside a mark in the colour of its badge, which would be too wide for many dates. */
const Told = ({ tone, children }: { tone: Tone; children: string }) => (
  <Flex align="center" gap={1.5}>
    <Badge tone={tone} aria-hidden px={0} py={0} boxSize={2.5} flex="none" />
    <span>{children}</span>
  </Flex>
)

/** Many talents of a job, one line each, with the same next step and the same *More*. */
export function TalentsTable({ rows }: { rows: readonly RowProps[] }) {
  const dates = (rows[0]?.job.dates ?? []).filter(({ cancelledAt }) => cancelledAt === null)
  return (
    // The table scrolls in its box; what More opens at the last row has room below it.
    <Box overflowX={{ base: 'auto', lg: 'visible' }}>
      <chakra.table aria-label={copy.faces} width="full" minW={{ md: '52rem' }} textStyle="small">
        <thead>
          <chakra.tr textAlign="left" css={{ '& th': { fontWeight: 'semibold', pr: 3, lineHeight: 1.3 } }}>
            {rows[0]?.marks ? <td /> : null}
            <Named as="th">{copy.grid.talent}</Named>
            <OnWide as="th">{copy.grid.city}</OnWide>
            <OnWide as="th">{copy.grid.answer}</OnWide>
            {dates.map((day) => (
              <OnWide as="th" key={day.id}>
                {dateWords(day)}
              </OnWide>
            ))}
            <OnWide as="th">{copy.grid.fee}</OnWide>
            <th>{copy.grid.next}</th>
          </chakra.tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.claim.id} {...row} />
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}

function TableRow(props: RowProps) {
  const { job, claim, isOpen, isCurrent, marks, onOpenDate } = props
  const { modelId, modelName, face, city, answer, answerWords } = claim
  // On a phone the city stands only where two talents have the same name.
  const hasNamesake = job.claims.some((other) => other.id !== claim.id && other.modelName === modelName)
  const { next, rest } = rowActions(props)
  const dates = job.dates.filter(({ cancelledAt }) => cancelledAt === null)
  const on = dates.flatMap((day) => {
    const date = claim.dates.find(({ jobDateId }) => jobDateId === day.id)
    return date ? [{ day, date }] : []
  })
  return (
    <chakra.tr
      tabIndex={isOpen ? 0 : undefined}
      aria-label={modelName}
      data-line
      data-row
      data-claim={claim.id}
      bg={isCurrent ? 'surface' : undefined}
      borderTop="1px solid"
      borderColor="hairline"
      css={{
        '& > td': { pr: 3, py: 0, _first: { pl: 2 }, lineHeight: 1.3, verticalAlign: 'middle' },
        ...(isCurrent ? { '& > td:first-of-type': { boxShadow: 'inset 4px 0 0 {colors.fg}' } } : {}),
      }}
    >
      {marks ? (
        <chakra.td css={{ '& [data-box]': { pt: 0 }, '& label': { minH: LOW, py: { md: 0.5 } } }}>
          <MarkBox row={{ id: claim.id, title: modelName }} marks={marks} />
        </chakra.td>
      ) : null}
      <Named bg={isCurrent ? 'surface' : 'bg'}>
        <Flex align="center" gap={2} css={ofAFinger}>
          <CardFace modelId={modelId} name={modelName}>
            <FaceImage face={face} name={modelName} px={FACE_PX} />
          </CardFace>
          <Box minW={0} overflowWrap="anywhere">
            {modelId === null ? (
              <strong>{modelName}</strong>
            ) : (
              <TalentLink {...thumb} modelId={modelId} name={modelName} fontWeight="bold" data-card>
                {modelName}
              </TalentLink>
            )}
            <chakra.p display={{ md: 'none' }} color="fgQuiet">
              {dotted([
                hasNamesake && city,
                copy.answers[answer],
                ...new Set(on.map(({ date }) => stateWords(date))),
                answerWords,
              ])}
            </chakra.p>
          </Box>
        </Flex>
      </Named>
      <OnWide color="fgQuiet">{city}</OnWide>
      <OnWide>
        <Told tone={statusStyle('answer', answer).tone}>{copy.answers[answer]}</Told>
      </OnWide>
      {dates.map((day) => {
        const found = on.find((each) => each.day.id === day.id)
        return (
          <OnWide key={day.id}>
            {found ? (
              <Told tone={statusStyle('claim', found.date.state).tone}>{stateWords(found.date)}</Told>
            ) : (
              copy.grid.notOn
            )}
          </OnWide>
        )
      })}
      <OnWide>
        <FeeText claim={claim} />
      </OnWide>
      <td>
        {next || rest.length > 0 ? (
          <Flex align="center" justify={next ? 'space-between' : 'end'}>
            {next ? (
              <Button
                key={next.id}
                variant="quiet"
                size="touch"
                minH={LOW}
                py={0}
                px={0}
                aria-label={`${next.label}: ${modelName}`}
                onClick={next.act}
              >
                {next.label}
              </Button>
            ) : null}
            <MoreActions label={`${copy.more}: ${modelName}`} isLazy>
              {rest.map(({ id, key, label, act }) => (
                <MoreAction key={id} label={`${label}: ${modelName}`} letter={key} onClick={act}>
                  {label}
                </MoreAction>
              ))}
              {(isOpen ? on : []).map(({ day, date }) => (
                <MoreAction
                  key={day.id}
                  label={copy.grid.cell(modelName, dateWords(day), stateWords(date))}
                  onClick={() => onOpenDate(day.id)}
                >
                  {dateWords(day)}
                </MoreAction>
              ))}
            </MoreActions>
          </Flex>
        ) : null}
      </td>
    </chakra.tr>
  )
}
