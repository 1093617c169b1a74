import { describe, expect, it } from 'vitest'
import { aModel } from '../../../server/demo/builders/models'
import { type TestApp, testApp } from '../../helpers/testApp'

const add = async (t: TestApp, ...names: string[]) => {
  const admin = t.as(t.admin()).admin
  for (const name of names) await admin.boards.add({ name })
  const boards = await admin.boards.list()
  return names.map((name) => boards.find((board) => board.name === name)?.id ?? '')
}
const audited = (t: TestApp) =>
  t.db.$client
    .prepare("select action, detail from audit_events where action like '%board%' order by rowid")
    .all()

describe('the boards of an agency', () => {
  it('are private, empty and in the order in which they were added', async () => {
    const t = testApp()
    await add(t, 'Women', 'Men', 'New faces')
    expect(await t.as(t.admin()).admin.boards.list()).toEqual([
      { id: expect.any(String), name: 'Women', slug: 'women', isPublic: false, models: 0, onSite: 0 },
      { id: expect.any(String), name: 'Men', slug: 'men', isPublic: false, models: 0, onSite: 0 },
      { id: expect.any(String), name: 'New faces', slug: 'new-faces', isPublic: false, models: 0, onSite: 0 },
    ])
  })

  it('have names that differ in more than case and accents', async () => {
    const t = testApp()
    const [women = ''] = await add(t, 'Women', 'Men')
    const { boards } = t.as(t.admin()).admin
    await expect(boards.add({ name: 'WOMEN' })).rejects.toThrow('There is already a board with this name')
    await expect(boards.add({ name: 'Wömen' })).rejects.toThrow('There is already a board with this name')
    await expect(boards.change({ id: women, name: 'men' })).rejects.toThrow('already a board')
    await expect(boards.add({ name: '  ' })).rejects.toThrow('Enter a name')
    const renamed = await boards.change({ id: women, name: 'WOMEN' })
    expect(renamed[0]).toMatchObject({ name: 'WOMEN', slug: 'women' })
  })

  it('have an address of their own, which follows the name', async () => {
    const t = testApp()
    const [all = '', curve = ''] = await add(t, 'All', 'Curve', 'Curve!', '★')
    const { boards } = t.as(t.admin()).admin
    expect((await boards.list()).map(({ slug }) => slug)).toEqual(['all-2', 'curve', 'curve-2', 'model'])
    const changed = await boards.change({ id: curve, name: 'Curve & plus' })
    expect(changed[1]).toMatchObject({ id: curve, slug: 'curve-plus' })
    expect((await boards.remove({ id: all })).map(({ slug }) => slug)).toEqual([
      'curve-plus',
      'curve-2',
      'model',
    ])
  })

  it('are at most 40', async () => {
    const t = testApp()
    await add(t, ...Array.from({ length: 40 }, (_, at) => `Board ${at}`))
    await expect(t.as(t.admin()).admin.boards.add({ name: 'One more' })).rejects.toThrow(
      'You can have up to 40 boards',
    )
  })

  it('move up and down, and no further than the ends', async () => {
    const t = testApp()
    const [women = '', men = ''] = await add(t, 'Women', 'Men', 'Curve')
    const { boards } = t.as(t.admin()).admin
    const names = async (list: Promise<{ name: string }[]>) => (await list).map(({ name }) => name)
    expect(await names(boards.move({ id: men, to: 'up' }))).toEqual(['Men', 'Women', 'Curve'])
    expect(await names(boards.move({ id: men, to: 'up' }))).toEqual(['Men', 'Women', 'Curve'])
    expect(await names(boards.move({ id: women, to: 'down' }))).toEqual(['Men', 'Curve', 'Women'])
    expect(await names(boards.move({ id: women, to: 'down' }))).toEqual(['Men', 'Curve', 'Women'])
  })

  it('count their models and those of them on the site', async () => {
    const t = testApp()
    const [women = ''] = await add(t, 'Women')
    const { models, boards } = t.as(t.admin()).admin
    const shown = aModel(t)
    const hidden = aModel(t, { isActive: false })
    for (const { id } of [shown, hidden]) await models.setBoard({ id, boardId: women, isOn: true })
    expect(await boards.list()).toMatchObject([{ name: 'Women', models: 2, onSite: 1 }])
    expect((await models.list({ board: women })).items.map(({ id }) => id)).toEqual([hidden.id, shown.id])
    expect((await models.list({ board: women, status: true })).total).toBe(1)
    expect((await models.list({ board: 'gone' })).total).toBe(0)
    await models.remove({ id: hidden.id })
    expect(await boards.list()).toMatchObject([{ name: 'Women', models: 1, onSite: 1 }])
  })

  it('leave their models as they are when they are deleted', async () => {
    const t = testApp()
    const [women = '', curve = ''] = await add(t, 'Women', 'Curve')
    const { models, boards } = t.as(t.admin()).admin
    const { id } = aModel(t)
    await models.setBoard({ id, boardId: curve, isOn: true })
    const saved = await models.setBoard({ id, boardId: women, isOn: true })
    expect(saved.boards).toEqual([
      { id: women, name: 'Women' },
      { id: curve, name: 'Curve' },
    ])
    await boards.remove({ id: women })
    expect((await models.get({ id })).model.boards).toEqual([{ id: curve, name: 'Curve' }])
    await expect(boards.remove({ id: women })).rejects.toThrow('Board not found')
    await expect(boards.move({ id: women, to: 'up' })).rejects.toThrow('Board not found')
    await expect(boards.change({ id: women, isPublic: true })).rejects.toThrow('Board not found')
    await expect(models.setBoard({ id, boardId: women, isOn: true })).rejects.toThrow(
      'This board was deleted',
    )
    await expect(models.setBoard({ id: 'gone', boardId: curve, isOn: true })).rejects.toThrow(
      'Model not found',
    )
  })

  it('are audited', async () => {
    const t = testApp()
    const [women = ''] = await add(t, 'Women')
    const { models, boards } = t.as(t.admin()).admin
    const { id } = aModel(t)
    await boards.change({ id: women, name: 'Ladies', isPublic: true })
    await boards.change({ id: women, name: 'Ladies', isPublic: true })
    await models.setBoard({ id, boardId: women, isOn: true })
    await models.setBoard({ id, boardId: women, isOn: true })
    await models.setBoard({ id, boardId: women, isOn: false })
    await boards.change({ id: women, isPublic: false })
    await boards.remove({ id: women })
    expect(audited(t)).toEqual([
      { action: 'board added', detail: 'Women' },
      { action: 'board renamed', detail: 'Women: Ladies' },
      { action: 'board made public', detail: 'Ladies' },
      { action: 'model put on a board', detail: 'Ladies' },
      { action: 'model taken off a board', detail: 'Ladies' },
      { action: 'board made private', detail: 'Ladies' },
      { action: 'board deleted', detail: 'Ladies' },
    ])
  })
})

describe('a board on the site', () => {
  const world = async () => {
    const t = testApp()
    const [women = '', men = '', empty = ''] = await add(t, 'Women', 'Men', 'Curve')
    const { models, boards } = t.as(t.admin()).admin
    const asha = aModel(t, { stageName: 'Asha', city: 'Goa', workTypes: ['Editorial'] })
    const tara = aModel(t, { stageName: 'Tara', city: 'Mumbai', gender: 'female' })
    const kabir = aModel(t, { stageName: 'Kabir', city: 'Goa', gender: 'male' })
    const hidden = aModel(t, { stageName: 'Zoya', isActive: false })
    for (const { id } of [asha, tara, hidden]) await models.setBoard({ id, boardId: women, isOn: true })
    await models.setBoard({ id: kabir.id, boardId: men, isOn: true })
    for (const id of [women, empty]) await boards.change({ id, isPublic: true })
    const found = async (filters: object) =>
      (await t.visitor().site.models.list(filters)).items.map(({ stageName }) => stageName)
    return { t, found, women, men, tara }
  }

  it('is listed when it is public and has somebody on the roster', async () => {
    const { t, men, women } = await world()
    const { site } = t.visitor()
    expect(await site.boards.list()).toEqual([{ name: 'Women', slug: 'women' }])
    const { boards } = t.as(t.admin()).admin
    await boards.change({ id: men, isPublic: true })
    await boards.move({ id: men, to: 'up' })
    expect((await site.boards.list()).map(({ slug }) => slug)).toEqual(['men', 'women'])
    await boards.change({ id: women, isPublic: false })
    expect((await site.boards.list()).map(({ slug }) => slug)).toEqual(['men'])
  })

  it('shows its own models only, with every other filter', async () => {
    const { found } = await world()
    expect(await found({ board: 'women' })).toEqual(['Tara', 'Asha'])
    expect(await found({ board: 'women', city: 'goa' })).toEqual(['Asha'])
    expect(await found({ board: 'women', search: 'tar' })).toEqual(['Tara'])
    expect(await found({ board: 'women', workType: 'Editorial' })).toEqual(['Asha'])
    expect(await found({ board: 'women', gender: 'male' })).toEqual([])
    expect(await found({})).toEqual(['Kabir', 'Tara', 'Asha'])
    expect(await found({ board: 'all' })).toEqual(['Kabir', 'Tara', 'Asha'])
  })

  it('shows nobody when it is private or unknown', async () => {
    const { found } = await world()
    expect(await found({ board: 'men' })).toEqual([])
    expect(await found({ board: 'nobody' })).toEqual([])
  })

  it('follows every change at once', async () => {
    const { t, found, women, tara } = await world()
    const { models, boards } = t.as(t.admin()).admin
    expect(await found({ board: 'women' })).toEqual(['Tara', 'Asha'])
    await models.setBoard({ id: tara.id, boardId: women, isOn: false })
    expect(await found({ board: 'women' })).toEqual(['Asha'])
    await boards.change({ id: women, name: 'Ladies' })
    expect(await found({ board: 'women' })).toEqual([])
    expect(await found({ board: 'ladies' })).toEqual(['Asha'])
    await boards.change({ id: women, isPublic: false })
    expect(await found({ board: 'ladies' })).toEqual([])
  })

  it('is no filter of the REST interface', async () => {
    const { t } = await world()
    const plain = await t.http().get('/public/models')
    expect(plain.text).toContain('Kabir')
    expect((await t.http().get('/public/models?board=women')).text).toBe(plain.text)
  })
})
