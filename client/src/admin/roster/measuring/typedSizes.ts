import type { Gender } from '../../../../../shared/lists'
import {
  ASK_ABOVE_MM,
  type CurrentSizes,
  lengthOf,
  type Size,
} from '../../../../../shared/roster/measurements'
import { measuring as copy } from './copy'

/** The fields of a row in the order of a measuring tape; men have a chest, everybody else a bust. */
export const fieldsOf = (gender: Gender | null): Size[] => [
  'height',
  gender === 'male' ? 'chest' : 'bust',
  ...(['waist', 'hips', 'inseam', 'shoe'] as const),
]

export type Typed = Partial<Record<Size, string>>
export const isBlank = (typed: Typed) => Object.values(typed).every((text) => text.trim() === '')

/** What differs by more than 3 cm from the last time, in words. */
export const farApart = (typed: Typed, last: CurrentSizes): string[] =>
  Object.entries(typed).flatMap(([name, text]) => {
    const size = name as Size
    const was = last[size]?.mm
    const is = size === 'shoe' ? null : lengthOf(size, text)?.mm
    if (!is || !was || Math.abs(is - was) <= ASK_ABOVE_MM) return []
    return [copy.apart(copy.sizes[size], Math.round(Math.abs(is - was) / 10), is > was)]
  })
