import { talents as copy } from './copy'

type Text = keyof typeof copy.texts
export const TEXTS = Object.keys(copy.texts) as Text[]

/** The filters of talents as an address and a form have them, none of them set. */
export const NO_FILTERS = {
  ...{ gender: 'all', board: 'all', workType: 'all', hair: 'all', eyes: 'all' },
  ...(Object.fromEntries(TEXTS.map((name) => [name, ''])) as Record<Text, string>),
}
export type TalentFilterValues = typeof NO_FILTERS
