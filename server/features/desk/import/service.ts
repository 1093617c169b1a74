import type { DeskImportReading } from '../../../../shared/desk/imports/deskImport'
import type { DeskForecast, DeskImportLine } from '../../../../shared/desk/imports/deskImportLists'
import { IMPORT_KEPT_DAYS } from '../../../../shared/roster/imports/rosterImportFields'
import type { SignedInContext } from '../../../core/context'
import { readUploadedSheet } from '../../roster/import/service'
import { fullName } from './names.rules'
import { planOf } from './plan.service'
import * as repository from './repository'
import { rowsOfList } from './rules'

const LISTED = 20
const SAMPLES = 3
const TALENTS_MAX = 2_000
const DAY_MS = 86_400_000

/** What an import would do with every cell or row; nothing is written. */
export async function checkImport(ctx: SignedInContext, reading: DeskImportReading): Promise<DeskForecast> {
  const { rows } = await readUploadedSheet(ctx, 'readWhole')
  const plan = await planOf(ctx, rows, reading)
  const { form, columns, heads, days, lines, counts, emptyRows, names, asks, newClients, talents } = plan
  const below = rowsOfList(rows)
  return {
    ...{ form, days, lines, counts, emptyRows, names, asks, newClients },
    columns: heads.map((head, at) => ({
      head,
      field: columns[at] ?? null,
      samples: below.flatMap(({ cells }) => cells[at]?.trim().slice(0, 80) || []).slice(0, SAMPLES),
    })),
    newJobs: [...new Set(talents.flatMap(({ claims }) => claims))].map(({ title }) => title),
    // Only where a name waits for somebody.
    talents: names.some(({ candidates }) => candidates.length === 0)
      ? plan.roster
          .map((talent) => ({ id: talent.id, name: fullName(talent) }))
          .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
          .slice(0, TALENTS_MAX)
      : [],
  }
}

/** Until when an import can be taken back. */
export const isRecent = ({ createdAt }: { createdAt: string }, now: Date) =>
  now.getTime() - Date.parse(createdAt) <= IMPORT_KEPT_DAYS * DAY_MS

/** The newest imports. */
export const listImports = ({ db, clock }: Pick<SignedInContext, 'db' | 'clock'>): DeskImportLine[] =>
  repository.latestImports(db, LISTED).map(({ run, by }) => ({
    id: run.id,
    fileName: run.fileName,
    by,
    createdAt: run.createdAt,
    state: run.state,
    counts: run.counts,
    canBeTakenBack: run.state !== 'taken-back' && isRecent(run, clock()),
  }))
