import { describe, expect, it } from 'vitest'
import { activities, bookouts, heldHalves, jobs } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aModel } from '../../../../server/demo/builders/models'
import { claimOf } from '../../../helpers/desk/desk'
import { withTalents } from '../../../helpers/desk/deskImports'
import { gridSheet } from '../../../helpers/desk/deskSheets'
import { csvOf } from '../../../helpers/roster/rosterImport'

it('signs alone are no client', async () => {
  const { by } = withTalents()
  const signs = ['??', '1 *', '***', '1 ???', 'C !!']
  const sheet = csvOf(['Talent', ...signs.map((_, at) => `${9 + at} Mar`)], ['Ana', ...signs])
  const { lines, newClients, counts } = await (await by(sheet)).check({})
  expect(newClients).toEqual([])
  expect(counts).toMatchObject({ options: 0, confirmed: 0 })
  expect(lines.map(({ fate }) => fate)).toEqual(['left', 'left', 'left', 'left', 'left'])
})

it('the talents for a name that is nobody’s come by name', async () => {
  const { by, t } = withTalents()
  aModel(t, { stageName: 'Aadya', name: 'Aadya Sen' })
  const { talents } = await (
    await by(csvOf(['Talent', '9 Mar', '10 Mar'], ['Nobody Here', 'out', '']))
  ).check({})
  const names = talents.map(({ name }) => name)
  expect(names.slice(0, 3)).toEqual(['Aadya (Aadya Sen)', 'Ana (Ana Rao)', 'Bela (Bela Rao)'])
  expect(names.at(-1)).toBe('Zoya (Zoya Khan)')
})

it('AM alone behind a rank is a colleague with these initials, and behind a client the morning', async () => {
  const { by, t } = withTalents()
  const sheet = csvOf(['Talent', '9 Mar', '10 Mar'], ['Zoya', '1 Kori AM', '1 AM'])
  const readings = async () =>
    (await (await by(sheet)).check({ unnamed: 'Old sheet' })).lines.map(({ read }) => read)
  expect(await readings()).toEqual(['1st option · Kori (morning)', ''])
  anAccount(t, { role: 'booker', name: 'Anita Mehta' })
  expect(await readings()).toEqual(['1st option · Kori (morning)', '1st option · Old sheet'])
})

describe('ranks', () => {
  const sheet = csvOf(
    ['Talent', '9 Mar', '10 Mar'],
    ['Zoya', '1 Kori', '2 Kori'],
    ['Zoya', '1 Ambar', '1 Ambar'],
    ['Zoya', '3 Neel', 'C Neel'],
  )
  it('that cannot stand as written are told beforehand, and stand in the order of the sheet', async () => {
    const { by, imported, t, zoya, optioned } = withTalents()
    await optioned('Old', ['2026-03-09'])
    const { lines } = await (await by(sheet)).check({})
    expect(lines.map(({ row, days, read, fate, words }) => [row, days, read, fate, words])).toEqual([
      [2, '9 Mar 2026', '2nd option · Kori', 'new', 'Written as 1st, as is J-2526-0001 Old: it stands 2nd.'],
      [2, '10 Mar 2026', 'Option · Kori', 'left', 'Zoya is confirmed for Neel in row 4 then.'],
      [3, '9 Mar 2026', '3rd option · Ambar', 'new', 'Written as 1st, as is J-2526-0001 Old: it stands 3rd.'],
      [3, '10 Mar 2026', 'Option · Ambar', 'left', 'Zoya is confirmed for Neel in row 4 then.'],
      [4, '9 Mar 2026', '4th option · Neel', 'new', 'Written as 3rd, as is Ambar in row 3: it stands 4th.'],
      [4, '10 Mar 2026', 'Confirmed · Neel', 'new', ''],
    ])
    await imported(sheet)
    const queue = t.db.select().from(heldHalves).all()
    const titles = new Map(
      t.db
        .select()
        .from(jobs)
        .all()
        .map(({ id, title }) => [id, title]),
    )
    const morning = queue.filter(
      ({ modelId, day, half }) => modelId === zoya.id && day === '2026-03-09' && half === 'am',
    )
    expect(morning.toSorted((a, b) => a.seq - b.seq).map(({ jobId }) => titles.get(jobId ?? ''))).toEqual([
      'Old',
      'Kori',
      'Ambar',
      'Neel',
    ])
  })

  it('differ by the day between the same two jobs', async () => {
    const { imported, desk, t } = withTalents()
    await imported(csvOf(['Talent', '9 Mar', '10 Mar'], ['Ana', '1 Kori / 2 Ambar', '1 Ambar / 2 Kori']))
    const ranks = async (title: string) => {
      const [job] = t.db
        .select()
        .from(jobs)
        .all()
        .filter((each) => each.title === title)
      const {
        claims: [claim],
      } = await desk.jobs.get({ number: job?.number ?? '' })
      return claim?.dates.map(({ rank }) => rank)
    }
    expect([await ranks('Kori'), await ranks('Ambar')]).toEqual([
      [1, 2],
      [2, 1],
    ])
  })
})

describe('an import', () => {
  it('asks whom a name means, and what a job without a mark is', async () => {
    const { by, t } = withTalents()
    aModel(t, { stageName: 'Ana', name: 'Ana Das' })
    const sheet = csvOf(['Talent', '9 Mar', '10 Mar'], ['Ana', '1 Kori', 'Kori'], ['Belle', '1', 'out'])
    const check = await (await by(sheet)).check({})
    expect(
      check.names.map(({ name, rows, candidates }) => [name, rows, candidates.map((each) => each.name)]),
    ).toEqual([
      ['Ana', 1, ['Ana (Ana Rao)', 'Ana (Ana Das)']],
      ['Belle', 1, []],
    ])
    expect(check.asks).toEqual({ unmarked: true, unnamed: true })
    const [ana, belle] = [
      check.names[0]?.candidates[1]?.id ?? '',
      check.talents.find(({ name }) => name.startsWith('Bela'))?.id ?? '',
    ]
    const answered = {
      chosen: JSON.stringify({ Ana: ana, Belle: belle }),
      unmarked: 'option' as const,
      unnamed: 'Hold',
    }
    const { lines } = await (await by(sheet)).check(answered)
    expect(lines.map(({ read, fate, words }) => [read, fate, words])).toEqual([
      ['1st option · Kori', 'new', 'Read as Ana, as you chose.'],
      ['1st option · Hold', 'new', 'Read as Bela, as you chose.'],
      ['Bookout · personal', 'new', 'Read as Bela, as you chose.'],
    ])
  })

  it('adds nothing that the desk has already', async () => {
    const { by, imported } = withTalents()
    await imported(gridSheet)
    const { lines, counts } = await (await by(gridSheet)).check({})
    expect([...new Set(lines.map(({ fate }) => fate))]).toEqual(['same'])
    expect(counts).toMatchObject({ options: 0, confirmed: 0, bookouts: 0, jobs: 0, clients: 0 })
    await expect((await by(gridSheet)).run({ expected: '0' })).rejects.toThrow(
      'Nothing in this sheet can be imported.',
    )
  })

  it('keeps what was changed since when it is taken back, and says what', async () => {
    const { imported, desk, t, rows } = withTalents()
    const { id } = await imported(gridSheet)
    const ambar = t.db
      .select()
      .from(jobs)
      .all()
      .find(({ title }) => title === 'Ambar lookbook')
    const job = await desk.jobs.get({ number: ambar?.number ?? '' })
    await desk.claims.release({ ...claimOf(job), reason: 'agency' })
    const [bookout] = t.db.select().from(bookouts).all()
    await desk.bookouts.end({ id: bookout?.id ?? '' })
    const stays = [
      { what: `${job.number} Ambar lookbook`, why: 'Noor released Ana.' },
      { what: expect.stringContaining('Bookout of'), why: 'It was changed or ended.' },
    ]
    expect(await desk.imports.standing({ id })).toEqual(stays)
    expect(await desk.imports.takeBack({ id })).toEqual(stays)
    expect(rows()).toMatchObject({ jobs: 1, bookouts: 1, clients: 1 })
  })

  it('is refused when the desk changed since the check, and after 14 days', async () => {
    const { by, imported, t, desk } = withTalents()
    await expect((await by(gridSheet)).run({ expected: '12' })).rejects.toMatchObject({ code: 'CONFLICT' })
    const { id } = await imported(gridSheet, { endsOn: '2026-05-30' })
    t.later(15 * 24 * 60 * 60_000)
    await expect(desk.imports.takeBack({ id })).rejects.toThrow('An import can be taken back for 14 days.')
  })

  it('makes what it made once when the same press comes twice', async () => {
    const { by, rows } = withTalents()
    const { counts } = await (await by(gridSheet)).check({})
    const press = {
      expected: String(counts.options + counts.confirmed + counts.bookouts),
      decisionKey: 'one',
    }
    const first = await (await by(gridSheet)).run(press)
    expect((await (await by(gridSheet)).run(press)).id).toBe(first.id)
    expect(rows().jobs).toBe(5)
  })

  it('is told to no program, and is written down for every talent, job and client', async () => {
    const { imported, t } = withTalents()
    await imported(gridSheet)
    const kinds = t.db
      .select()
      .from(activities)
      .all()
      .map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['client imported', 'job imported', 'imported']))
  })
})
