import { aModel } from '../../../server/demo/builders/models'
import type { JobRecord } from '../../../shared/desk/jobs/jobs'
import { atDesk, claimOf } from './desk'

/** Halves by their day: `2026-03-20 am`. */
export const halves = (...given: string[]) =>
  given.map((each) => {
    const [day = '', half] = each.split(' ')
    return { day, half: half === 'pm' ? ('pm' as const) : ('am' as const) }
  })
/** Both halves of days. */
export const day = (...days: string[]) => halves(...days.flatMap((each) => [`${each} am`, `${each} pm`]))

/** The talents' dates of a job that are not over, as `Zoya 2026-03-20 full: option`. */
export const placed = ({ claims, dates }: JobRecord) =>
  claims.flatMap(({ modelName, dates: own }) =>
    own
      .filter(({ state }) => ['proposed', 'option', 'confirmed'].includes(state))
      .map(({ jobDateId, state }) => {
        const date = dates.find(({ id }) => id === jobDateId)
        return `${modelName} ${date?.day} ${date?.part}: ${state}`
      })
      .sort(),
  )

/** The desk, and a bar's end that is dragged. */
export function atChart() {
  const d = atDesk()
  const { desk, zoya, t } = d
  const asked = ({ number }: JobRecord, modelId = zoya.id) => ({ jobNumber: number, modelId })
  const version = (job: JobRecord) => claimOf(job).version
  const drag = (job: JobRecord, change: { takes?: object[]; frees?: object[] }) =>
    desk.chart.setDays({
      ...asked(job),
      version: version(job),
      takes: [],
      frees: [],
      ...change,
    } as never)
  const mira = aModel(t, { stageName: 'Mira' })
  const pass = (job: JobRecord, given: object = {}) =>
    desk.chart.pass({
      ...asked(job),
      version: version(job),
      halves: day('2026-03-20'),
      toModelId: mira.id,
      ...given,
    })
  const notices = () => t.db.$client.prepare('select kind, recipient from notices order by kind').raw().all()
  return { ...d, asked, drag, mira, pass, notices }
}
