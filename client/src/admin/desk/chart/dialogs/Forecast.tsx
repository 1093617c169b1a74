import { Box, chakra } from '@chakra-ui/react'
import type { ChartForecast } from '../../../../../../shared/desk/chart/chartMoves'
import { deskDay } from '../../../../../../shared/desk/dayWords'
import { optionBehind, PART_WORDS } from '../../../../../../shared/desk/deskWords'
import { chart } from '../copy'

const copy = chart.forecast

type Changed = ChartForecast['people'][number]['dates'][number]

/** `21 Mar: 2nd option behind Kori`. */
function dateLine({ day, part, before, after, rank, behind }: Changed): string {
  const when = part === 'full' ? deskDay(day) : `${deskDay(day)}, ${PART_WORDS[part]}`
  if (after === null) return `${when}: ${before === 'proposed' ? copy.takenOff : copy.released}`
  const is = after === 'option' && rank > 0 ? optionBehind(rank, behind) : after
  return `${when}: ${before === after ? copy.otherHours(is) : is}`
}

const mailLine = ({ kind, recipient, modelName, jobTitle }: ChartForecast['mails'][number]) =>
  kind === 'now first'
    ? copy.nowFirst(modelName, jobTitle)
    : copy.mail(recipient === 'talent' ? modelName : copy.recipients[recipient], copy.kinds[kind])

/** What a move on the chart would change, and the mails that follow. */
export function Forecast({ people, mails }: ChartForecast) {
  return (
    <Box borderLeft="4px solid" borderColor="fg" pl={4}>
      <chakra.h3 textStyle="label">{copy.title}</chakra.h3>
      <ul>
        {people.flatMap(({ modelName, dates }) =>
          dates.map((date) => (
            <li key={`${modelName} ${date.day} ${date.part} ${date.before}`}>
              {modelName}, {dateLine(date)}
            </li>
          )),
        )}
      </ul>
      <chakra.h3 textStyle="label" mt={3}>
        {copy.mails}
      </chakra.h3>
      {mails.length === 0 ? (
        <p>{copy.noMails}</p>
      ) : (
        <ul>
          {[...new Set(mails.map(mailLine))].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </Box>
  )
}
