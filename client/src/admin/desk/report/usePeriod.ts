import { useSearchParams } from 'wouter'
import { REPORT_UNITS } from '../../../../../shared/desk/deskReport'

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** The period in the page's address; what nobody can mean is this week. */
export function usePeriod() {
  const [params] = useSearchParams()
  const unit = REPORT_UNITS.find((each) => each === params.get('unit')) ?? 'week'
  const given = params.get('day') ?? ''
  const day = DAY.test(given) && !Number.isNaN(Date.parse(given)) ? given : undefined
  return { unit, ...(day && { day }) }
}
