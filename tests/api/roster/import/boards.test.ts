import { expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { aBoard } from '../../../helpers/roster/boards'
import { aDraft, csvOf, finishImports } from '../../../helpers/roster/rosterImport'
import { testApp } from '../../../helpers/testApp'

const ROSTER = csvOf(
  ['Name', 'Gender', 'Boards'],
  ['Asha Rao', 'F', 'women, NEW FACES'],
  ['Kabir Das', 'M', 'Men, mature; Hands'],
)

async function anAgency() {
  const t = testApp()
  const admin = t.admin()
  for (const name of ['Women', 'New Faces', 'Men, mature']) await aBoard(t, name)
  return { t, admin, caller: t.as(admin).admin }
}

it('puts imported models on the boards of their row, in any letter case, and says which board is missing', async () => {
  const { t, admin, caller } = await anAgency()
  const id = await aDraft(t, admin, ROSTER)
  const { rows, counts } = await caller.rosterImport.check({ id })
  expect(counts).toEqual({ new: 2, same: 0, refused: 0 })
  expect(rows.map(({ notes }) => notes)).toEqual([
    [],
    [{ field: 'boards', message: 'There is no board “Hands”. The model is added without it' }],
  ])

  await caller.rosterImport.start({ id, hasConsent: true })
  await finishImports(t)
  const { items } = await caller.models.list({})
  expect(items.map(({ name, boards }) => [name, boards.map((board) => board.name)])).toEqual([
    ['Kabir Das', ['Men, mature']],
    ['Asha Rao', ['Women', 'New Faces']],
  ])
})

it('takes back models that are on a board', async () => {
  const { t, admin, caller } = await anAgency()
  const id = await aDraft(t, admin, ROSTER)
  await caller.rosterImport.start({ id, hasConsent: true })
  await finishImports(t)
  await caller.rosterImport.takeBack({ id })
  await finishImports(t)
  expect((await caller.rosterImport.get({ id })).counts).toEqual({ 'taken-back': 2 })
  expect((await caller.models.list({})).total).toBe(0)
  expect((await caller.boards.list()).map(({ models }) => models)).toEqual([0, 0, 0])
})

it('exports the boards so that the import reads them back', async () => {
  const { t, admin, caller } = await anAgency()
  const { id: modelId } = aModel(t, { name: 'Zoya Khan' })
  for (const { id: boardId } of (await caller.boards.list()).slice(1))
    await caller.models.setBoard({ id: modelId, boardId, isOn: true })
  let file = ''
  for await (const part of await caller.models.export({})) file += part
  expect(file).toContain('"New Faces; Men, mature"')

  await caller.models.remove({ id: modelId })
  const id = await aDraft(t, admin, file)
  await caller.rosterImport.start({ id, hasConsent: true })
  await finishImports(t)
  const { items } = await caller.models.list({})
  expect(items[0]?.boards.map(({ name }) => name)).toEqual(['New Faces', 'Men, mature'])
})
