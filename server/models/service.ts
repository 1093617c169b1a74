import { ageOn } from '../../shared/age'
import { fold } from '../../shared/fold'
import { indianDay } from '../../shared/format'
import { AGE_MAX, AGE_MIN } from '../../shared/limits'
import { heightCm } from '../../shared/measures'
import { messages } from '../../shared/messages'
import type {
  ModelDetail,
  ModelInfo,
  ModelPhysical,
  ModelRecord,
  ModelSocial,
  ModelStanding,
  Versioned,
} from '../../shared/modelRecord'
import type { ModelFilters, ModelSearch } from '../../shared/models'
import { type Page, pageOf } from '../../shared/paging'
import { BIRTH_YEAR } from '../../shared/profile'
import { audit } from '../core/audit'
import type { House, SignedInContext } from '../core/context'
import { csv } from '../core/csv'
import { type Db, transaction } from '../core/database'
import { defined } from '../core/defined'
import { conflict, invalid, notFound } from '../core/errors'
import { portfoliosOf } from '../portfolio/service'
import { isSlugTaken, type ModelChanges, updateModel } from '../profile/repository'
import { readRatings } from '../ratings/service'
import { slugFor } from '../roster/rules'
import { publish } from '../roster/service'
import * as repository from './repository'
import { keptAs, modelSearchText } from './rules'
import { modelColumns, modelRecord } from './views'

// — Reading ——————————————————————————————————————————————————————————————————————————————————————————

/** One page of all models, newest first (section 7, `models/list`; section 2, Admin Model Management). */
export function listModels(
  ctx: SignedInContext,
  { page, limit, ...search }: ModelFilters,
): Page<ModelRecord> {
  const wanted = wantedOf(ctx.db, search)
  const { numbers, total } = repository.pageOfNumbers(ctx.db, wanted, limit, (page - 1) * limit)
  return pageOf(recordsOf(ctx, repository.modelsOf(ctx.db, numbers)), total, limit)
}

/** Every model that the filters find, as CSV (S37: taking a list away is written down). */
export function exportModels(ctx: SignedInContext, search: ModelSearch): AsyncIterable<string> {
  audit(ctx.db, ctx.clock(), 'list exported', ctx.session.account, undefined, 'models')
  const numbers = repository.matchingNumbers(ctx.db, wantedOf(ctx.db, search))
  return csv(modelColumns(indianDay(ctx.clock())), repository.batchesOf(ctx.db, numbers))
}

/** The city is one of those that there are; `mumbai` finds `Mumbai`, and `Goa` does not find `Goalpara`. */
function wantedOf(db: Db, { search, gender, city, status }: ModelSearch): repository.Wanted {
  const key = city === null ? null : fold(city)
  const cities = key === null ? null : repository.allCities(db).filter((each) => fold(each) === key)
  return { search: fold(search), gender, cities, isActive: status }
}

/** The cities to filter by, each once, in order. */
export function listCities({ db }: Pick<House, 'db'>): string[] {
  const byKey = new Map(repository.allCities(db).map((city) => [fold(city), city]))
  return [...byKey.values()].sort((a, b) => a.localeCompare(b))
}

function recordsOf(ctx: SignedInContext, rows: repository.ModelWithAccount[]): ModelRecord[] {
  const today = indianDay(ctx.clock())
  const ids = rows.map(({ model }) => model.id)
  const portfolios = portfoliosOf(ctx, ids)
  return rows.map((row) => modelRecord(row, today, portfolios.get(row.model.id) ?? []))
}

function find(db: Db, id: string): repository.ModelWithAccount {
  const row = repository.findModel(db, id)
  if (!row) throw notFound('Model')
  return row
}

/** One model with its person and its reviews (section 7, `GET /admin/models/{id}`). Throws notFound. */
export function readModel(ctx: SignedInContext, id: string): ModelDetail {
  const row = find(ctx.db, id)
  const { model, account } = row
  const user = { id: account?.id ?? null, name: account?.name ?? model.name, email: account?.email ?? null }
  return {
    model: record(ctx, row),
    user,
    ratings: readRatings(ctx.db, id),
    invitedUntil: repository.openInvitationEnd(ctx.db, id, ctx.clock().toISOString()),
  }
}

function record(ctx: SignedInContext, row: repository.ModelWithAccount): ModelRecord {
  const [only] = recordsOf(ctx, [row])
  if (!only) throw notFound('Model')
  return only
}

// — Changing —————————————————————————————————————————————————————————————————————————————————————————

/**
 * The one writer of the agency's changes: version, slug, search text and the public roster in one transaction. Throws
 * notFound, and 409 when the caller named a version that is no longer the newest.
 */
function save(
  ctx: SignedInContext,
  { id, version }: Versioned,
  changesOf: (model: repository.ModelRow) => ModelChanges,
): ModelRecord {
  return transaction(ctx.db, () => {
    const { model } = find(ctx.db, id)
    if (version !== undefined && version !== model.version) throw conflict()
    const changes = defined(changesOf(model))
    const next = { ...model, ...changes }
    const slug = slugFor(model, next.stageName, (slug) => isSlugTaken(ctx.db, slug, id))
    const searchText = modelSearchText(next)
    updateModel(ctx.db, id, { ...changes, slug, searchText, updatedAt: ctx.clock().toISOString() })
    publish(ctx.db, id)
    return record(ctx, find(ctx.db, id))
  })
}

/** 18 years at least, by date of birth, at every door (contract); throws 400. */
export function refuseAge(house: Pick<House, 'clock'>, born: string | null | undefined) {
  if (!born) return
  const age = ageOn(indianDay(house.clock()), born)
  if (age < AGE_MIN) throw invalid('dateOfBirth', messages.profile.underage)
  if (age > AGE_MAX) throw invalid('dateOfBirth', BIRTH_YEAR)
}

/** Puts a model on the roster or takes it off (section 7, `PUT …/status`): assigned is active (contract). */
export function setStatus(
  ctx: SignedInContext,
  { id, status }: { id: string; status: boolean },
): ModelRecord {
  return transaction(ctx.db, () => {
    const { model } = find(ctx.db, id)
    if (model.isActive !== status)
      audit(ctx.db, ctx.clock(), status ? 'model assigned' : 'model unassigned', ctx.session.account, id)
    return save(ctx, { id }, () => ({ isActive: status }))
  })
}

/**
 * Section 7, `PUT …/info`. A stated age is kept only while no date of birth is known: the age is counted from that. A
 * text that only repeats what the talent wrote about itself stays the talent's.
 */
export function saveInfo(ctx: SignedInContext, input: ModelInfo): ModelRecord {
  refuseAge(ctx, input.dateOfBirth)
  return save(ctx, input, (model) => {
    const { id: _, version: __, age, bio, languages, ...facts } = input
    const born = facts.dateOfBirth === undefined ? model.dateOfBirth : facts.dateOfBirth
    return {
      ...facts,
      ...(languages !== undefined && { languages: languages ?? [] }),
      ...(age !== undefined && born === null && { statedAge: age }),
      ...(bio !== undefined && !(model.bio === null && bio === model.aboutYou) && { bio }),
    }
  })
}

/** Section 7, `PUT …/physical`. */
export const savePhysical = (ctx: SignedInContext, input: ModelPhysical): ModelRecord =>
  save(ctx, input, (model) => {
    const { id: _, version: __, bustChest, height, ...facts } = input
    return {
      ...facts,
      ...(height !== undefined && { height, heightCm: height === null ? null : heightCm(height) }),
      ...(bustChest !== undefined && keptAs(model.gender, bustChest)),
    }
  })

/** Section 7, `PUT …/social`. */
export const saveSocial = (ctx: SignedInContext, input: ModelSocial): ModelRecord =>
  save(ctx, input, () => ({ instagram: input.instagram, youtube: input.youtube, twitter: input.twitter }))

/** Nothing of the five steps is saved: the talent goes through them once more, with what was said filled in. */
const REOPENED = {
  onboardedAt: null,
  step1At: null,
  step2At: null,
  step3At: null,
  step4At: null,
  step5At: null,
}

/**
 * Availability, kinds of work, featured, and whether onboarding is done with; opened again, all five steps are. Of a
 * talent that is half-way through, `isOnboarded: false` is what stands already, and the steps stay saved.
 */
export const saveStanding = (ctx: SignedInContext, input: ModelStanding): ModelRecord =>
  save(ctx, input, (model) => {
    const { id: _, version: __, isOnboarded, workTypes, ...facts } = input
    return {
      ...facts,
      ...(workTypes !== undefined && { workTypes: [...new Set(workTypes)] }),
      ...(isOnboarded === true && { onboardedAt: model.onboardedAt ?? ctx.clock().toISOString() }),
      ...(isOnboarded === false && model.onboardedAt !== null && REOPENED),
    }
  })
