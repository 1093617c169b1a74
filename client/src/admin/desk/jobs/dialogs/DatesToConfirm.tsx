import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { dotted } from '../../../../../../shared/format'
import { CheckField } from '../../../../design/form/CheckField'
import { SelectField } from '../../../../design/form/SelectField'
import { desk } from '../../copy'
import { dateWords } from '../faces/claimDays'
import { DateTicks } from './DateTicks'
import type { useDatesToConfirm } from './useDatesToConfirm'

const copy = desk.job.confirm

type Props = { job: JobRecord; dates: ReturnType<typeof useDatesToConfirm> }

/** The ticks of `useDatesToConfirm`: the dates, the days of travel, and what becomes of dates that are left out. */
export function DatesToConfirm({ job, dates }: Props) {
  const { open, travel, chosen, travelling, lacksYes, left, setLeft, given } = dates
  return (
    <>
      <DateTicks
        mb={4}
        legend={copy.dates}
        dates={open.flatMap((date) => {
          const day = job.dates.find(({ id }) => id === date.jobDateId)
          const notes = [date.takenBy && copy.taken(date.takenBy), lacksYes(date) && copy.withoutYes]
          return day ? { id: day.id, words: dotted([dateWords(day), ...notes]) } : []
        })}
        left={left}
        onLeft={setLeft}
      />
      {travel.length > 0 ? (
        <DateTicks
          mb={4}
          legend={copy.travel}
          dates={travel.map((day) => ({ id: day.id, words: dateWords(day) }))}
          left={left}
          onLeft={setLeft}
        >
          {travelling.length > 0 ? (
            <CheckField
              label={copy.travelYes}
              checked={given.saidYesToTravel}
              onChange={(event) => dates.setSaidYes(event.currentTarget.checked)}
            />
          ) : null}
        </DateTicks>
      ) : null}
      {chosen.length < open.length ? (
        <SelectField
          label={copy.others}
          value={given.others}
          choices={[
            { value: 'release', words: copy.release },
            { value: 'keep', words: copy.keep },
          ]}
          onChoose={dates.setOthers}
        />
      ) : null}
    </>
  )
}
