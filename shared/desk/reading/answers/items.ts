import type { Pick, Side } from './words'

export type Plain =
  | 'only'
  | 'except'
  | 'exceptBehind'
  | 'ask'
  | 'strongAsk'
  | 'opener'
  | 'or'
  | 'and'
  | 'but'
  | 'otherwise'
  | 'against'
  | 'alike'
  | 'comma'
  | 'colon'
  | 'stop'
  | 'line'
  | 'question'
  | 'passing'
  | 'condition'
  | 'correction'
export type FaceItem = {
  kind: 'face'
  numbers: number[]
  /** those of whom it is said: *of the girls only Meher* */
  within?: number[]
  of: 'number' | 'name' | 'look' | 'gender' | 'all' | 'none' | 'rest' | 'unknown'
  start: number
  end: number
}
export type VerdictItem = {
  kind: 'verdict'
  pick: Pick
  side: Side
  second?: boolean
  /** said of the face before it: *cancel her* */
  ofLast?: boolean
  start: number
  end: number
}
export type Item = FaceItem | VerdictItem | { kind: Plain; start: number; end: number }

/** Whether an item names faces. */
export const isFace = (item: Item | undefined): item is FaceItem => item?.kind === 'face'
/** Whether an item names all faces, or none, at once. */
export const isGroup = (item: FaceItem) => item.of === 'all' || item.of === 'none'
/** Whether an item is a word that answers. */
export const isVerdict = (item: Item | undefined): item is VerdictItem => item?.kind === 'verdict'
/** Whether an item names all faces, none, or those that are left. */
export const isPlural = (item: FaceItem) => isGroup(item) || item.of === 'rest'
