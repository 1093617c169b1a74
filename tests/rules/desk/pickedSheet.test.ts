import { expect, it } from 'vitest'
import { pickedPlan } from '../../../server/features/desk/packages/pickedSheet.rules'
import type { PackagePlan } from '../../../server/workers/package/plan'
import type { PackageColumn, PackageFace } from '../../../shared/desk/packages/packageViews'

const picture = { file: 'a.webp', width: 300, height: 400 }
const plan: PackagePlan = {
  title: 'Third Monsoon',
  line: '3 faces',
  note: 'Open until 10 Dec',
  agency: { name: 'Tehkhana', accent: null, contact: '' },
  faces: ['Zoya', 'Kiran', 'Meher'].map((name, at) => ({ number: at + 1, name, facts: [], picture })),
}
const entries = plan.faces.map(({ number, name }) => ({ number, name })) as PackageFace[]
const column = (name: string, picks: PackageColumn['picks'], text: string | null = null): PackageColumn => ({
  key: name,
  name,
  linkId: null,
  isGroup: true,
  isSeen: true,
  sentAt: null,
  via: null,
  text,
  picks,
})
const pickedOf = (columns: PackageColumn[]) => pickedPlan(plan, { columns, entries, removed: [] })

it('of one person each face says the pick, and one without a pick says nothing', () => {
  const { faces, answers } = pickedOf([
    column('Anil', [
      { number: 1, pick: 'yes', words: 'In red?' },
      { number: 3, pick: 'no', words: null },
    ]),
    column('Nobody yet', []),
  ])
  expect(faces.map(({ picked }) => picked)).toEqual([
    { words: 'Yes', strongest: 'yes' },
    undefined,
    { words: 'No', strongest: 'no' },
  ])
  expect(answers).toEqual([{ name: 'Anil', lines: ['YES 1 Zoya', 'NO 3 Meher', '1 Zoya: In red?'] }])
})

it('of several people each face counts them, and everybody’s words follow', () => {
  const { faces, answers } = pickedOf([
    column('Anil', [{ number: 2, pick: 'yes', words: null }]),
    column('Devika', [{ number: 2, pick: 'maybe', words: null }], 'Who is free in Goa?'),
  ])
  expect(faces[1]?.picked).toEqual({ words: '1 yes, 1 maybe', strongest: 'yes' })
  expect(answers[1]).toEqual({ name: 'Devika', lines: ['MAYBE 2 Kiran', 'Who is free in Goa?'] })
})
