import type { TestApp } from '../testApp'

/** A board with these models. */
export async function aBoard(t: TestApp, name: string, modelIds: readonly string[] = [], isPublic = false) {
  const { boards, models } = t.as(t.admin()).admin
  await boards.add({ name })
  const made = (await boards.list()).find((board) => board.name === name)
  if (!made) throw new Error(`No board ${name}`)
  if (isPublic) await boards.change({ id: made.id, isPublic })
  for (const id of modelIds) await models.setBoard({ id, boardId: made.id, isOn: true })
  return made
}
