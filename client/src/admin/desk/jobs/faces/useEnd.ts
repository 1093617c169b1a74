import { useState } from 'react'
import { localMinute } from '../../../../../../shared/format'
import { localMoment } from '../../../../../../shared/time/days'

/** Day and time of an end, starting with `at` (UTC, or empty). `moment` is null while they make no date. */
export function useEnd(at: string) {
  const [value, onChange] = useState<[day: string, time: string]>(() => {
    const [day = '', time = ''] = at === '' ? [] : localMinute(at).split(' ')
    return [day, time]
  })
  const end = localMoment(...value)
  return { value, onChange, moment: Number.isNaN(end.getTime()) ? null : end.toISOString() }
}
