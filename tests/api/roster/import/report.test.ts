import { expect, it } from 'vitest'
import { importRows } from '../../../../drizzle/schema'
import { aModel } from '../../../../server/demo/builders/models'
import { aDraft, csvOf, finishImports } from '../../../helpers/roster/rosterImport'
import { testApp } from '../../../helpers/testApp'

/** An import of one whole row, one without two cells, one that is here already and one that is refused. */
async function imported() {
  const t = testApp()
  const admin = t.admin()
  aModel(t, { name: 'Mira Sen', stageName: 'Mira', email: 'mira@sheet.example' })
  const sheet = csvOf(
    ['Name', 'Mail', 'Ht', 'Based In', 'DOB'],
    ['Asha Rao', 'asha@sheet.example', '170', 'Pune', '1999-03-12'],
    ['=Kabir', '', 'tall', 'Bombay', '1998-03-12'],
    ['Mira Sen', 'mira@sheet.example', '', '', ''],
    ['Zoya Khan', '', '', '', '2015-01-01'],
  )
  const id = await aDraft(t, admin, sheet)
  const caller = t.as(admin).admin
  await caller.rosterImport.setReading({ id, skipsUnread: true })
  await caller.rosterImport.start({ id, hasConsent: true })
  await finishImports(t)
  return { t, admin, caller, id }
}

it('the report has every row with its name, its fate, the reason and the cells that were left out', async () => {
  const { t, admin, id } = await imported()
  const get = (path: string) => t.http().get(path).auth(t.tokenFor(admin), { type: 'bearer' })
  const answer = await get(`/exports/roster-import.csv?id=${id}`)
  expect(answer.text.replace('\uFEFF', '').trimEnd().split('\r\n')).toEqual([
    '"Row","Name","Result","Reason","Cells left out or changed"',
    '"2","Asha Rao","Added","",""',
    `"3","'=Kabir","Added","","Ht: “tall” is not a height. Write it as 5'7"" or 170 cm. Added without it; Based In: Bombay is added as Mumbai"`,
    '"4","Mira Sen","Here already","Same as Mira",""',
    '"5","Zoya Khan","Left out","DOB: Under 18: models must be 18 or older",""',
  ])
  expect((await get('/exports/roster-import.csv?id=nobody')).status).toBe(404)
})

it('the result tells which cells were left out of the rows that were added', async () => {
  const { caller, id } = await imported()
  const { partly } = await caller.rosterImport.result({ id })
  expect(partly.map(({ row, label, notes }) => [row, label, notes.map(({ field }) => field)])).toEqual([
    [3, '=Kabir', ['height', 'city']],
  ])
})

it('forgets what was in the cells when the model is deleted or taken back', async () => {
  for (const way of ['delete', 'take back'] as const) {
    const { t, caller, id } = await imported()
    const { people } = await caller.rosterImport.result({ id })
    const kabir = people.find(({ row }) => row === 3)?.modelId ?? ''
    if (way === 'delete') await caller.models.remove({ id: kabir })
    else {
      await caller.rosterImport.takeBack({ id })
      await finishImports(t)
    }
    expect(
      t.db
        .select()
        .from(importRows)
        .all()
        .find(({ row }) => row === 3),
    ).toMatchObject({ fate: null })
    expect((await caller.rosterImport.result({ id })).partly).toEqual([])
  }
})
