import { Box, chakra, Flex } from '@chakra-ui/react'
import { Button } from '../../../../design/actions/Button'
import { FaceImage } from '../../../../design/media/FaceImage'
import { MarkBox } from '../../../bulk/MarkBox'
import { desk } from '../../copy'
import { dateWords } from './claimDays'
import { FeeText } from './FeeText'
import { MoreAction, MoreActions } from './MoreActions'
import { rowActions } from './rowActions'
import { stateWords } from './StateBadge'
import type { RowProps } from './TalentRow'

const words = desk.job
const FACE_PX = 28

/** Many talents of a job, one line each, with the same next step and the same *More*. */
export function TalentsTable({ rows }: { rows: readonly RowProps[] }) {
  const dates = (rows[0]?.job.dates ?? []).filter(({ cancelledAt }) => cancelledAt === null)
  return (
    // The table scrolls in its box; what More opens at the last row has room below it.
    <Box overflowX={{ base: 'auto', lg: 'visible' }}>
      <chakra.table aria-label={words.faces} width="full" minW="52rem" textStyle="small">
        <thead>
          <chakra.tr textAlign="left" css={{ '& th': { fontWeight: 'semibold', pr: 3, py: 1 } }}>
            {rows[0]?.marks ? <td /> : null}
            <th>{words.grid.talent}</th>
            <th>{words.grid.answer}</th>
            {dates.map((day) => (
              <th key={day.id}>{dateWords(day)}</th>
            ))}
            <th>{words.grid.fee}</th>
            <th>{words.grid.next}</th>
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
  const { modelName, face, answer } = claim
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
      height="30px"
      borderTop="1px solid"
      borderColor="hairline"
      css={{ '& > td': { pr: 3, py: 0, verticalAlign: 'middle' } }}
    >
      {marks ? (
        <chakra.td css={{ '& [data-box]': { pt: 0 }, '& label': { minH: { md: 7 } } }}>
          <MarkBox row={{ id: claim.id, title: modelName }} marks={marks} />
        </chakra.td>
      ) : null}
      <td>
        <Flex align="center" gap={2}>
          <FaceImage face={face} name={modelName} px={FACE_PX} />
          <strong>{modelName}</strong>
        </Flex>
      </td>
      <td>{words.answers[answer]}</td>
      {dates.map((day) => {
        const found = on.find((each) => each.day.id === day.id)
        return <td key={day.id}>{found ? stateWords(found.date) : words.grid.notOn}</td>
      })}
      <td>
        <FeeText claim={claim} />
      </td>
      <td>
        {isOpen && next ? (
          <Flex align="center" justify="space-between">
            <Button
              key={next.id}
              variant="quiet"
              size="touch"
              minH={{ base: 'touch', md: 7 }}
              px={0}
              aria-label={`${next.label}: ${modelName}`}
              onClick={next.act}
            >
              {next.label}
            </Button>
            <MoreActions name={modelName} isLazy>
              {rest.map(({ id, label, act }) => (
                <MoreAction key={id} label={`${label}: ${modelName}`} onClick={act}>
                  {label}
                </MoreAction>
              ))}
              {on.map(({ day, date }) => (
                <MoreAction
                  key={day.id}
                  label={words.grid.cell(modelName, dateWords(day), stateWords(date))}
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
