import { localDay } from '../../../../shared/format'
import { type Page, pageOf } from '../../../../shared/paging'
import { isStated, modelAge } from '../../../../shared/roster/age'
import type { ModelBoard } from '../../../../shared/roster/boards'
import { heightCm } from '../../../../shared/roster/measures'
import { agencyFields, factsOf } from '../../../../shared/roster/modelFields'
import type {
  EditableModel,
  ModelDetail,
  ModelInfo,
  ModelPhysical,
  ModelPrivate,
  ModelRecord,
  ModelSocial,
  ModelStanding,
  Versioned,
} from '../../../../shared/roster/modelRecord'
import type { ModelFilters, ModelSearch } from '../../../../shared/roster/models'
import { fold } from '../../../../shared/text/fold'
import type { AppContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { defined } from '../../../core/defined'
import { invalid, notFound } from '../../../core/errors'
import { audit } from '../../../core/security/audit'
import { cityKey, cityName, citySpellings } from '../../../core/text/cities'
import { keptPhone } from '../../../core/text/phones'
import { refuseStale } from '../../../core/versions'
import { addToBoard, boardsOfModels, removeFromBoard } from '../boards/repository'
import { boardName } from '../boards/service'
import { keepReading } from '../measurements/readings.service'
import { portfoliosOf } from '../portfolio/service'
import { isSlugTaken, type ModelChanges, updateModel } from '../profile/repository'
import { slugFor } from '../publicRoster/rules'
import { publish } from '../publicRoster/service'
import { readRatings } from '../ratings/service'
import * as repository from './repository'
import { ageProblem, keptAs, modelSearchText } from './rules'
import { modelRecord, modelVersions } from './views'

// — Reading ——————————————————————————————————————————————————————————————————————————————————————————

/** One page of all models, newest first. */
export function listModels(
  ctx: SignedInContext,
  { page, limit, ...search }: ModelFilters,
): Page<ModelRecord> {
  const wanted = wantedOf(ctx.db, search)
  const { numbers, total } = repository.pageOfNumbers(ctx.db, wanted, limit, (page - 1) * limit)
  return pageOf(recordsOf(ctx, repository.modelsOf(ctx.db, numbers)), total, limit)
}

/** A whole city is matched in any spelling: `mumbai` finds `Bombay`, `Goa` does not find `Goalpara`. */
export function wantedOf(
  db: Db,
  { search, gender, city, status, board }: ModelSearch,
): repository.ListFilter {
  const key = city === null ? null : cityKey(city)
  const cities = key === null ? null : repository.allCities(db).filter((each) => cityKey(each) === key)
  const text = fold(search)
  return { searches: text === '' ? [] : citySpellings(text), gender, cities, isActive: status, board }
}

/** Every city once, sorted. */
export function listCities({ db }: Pick<AppContext, 'db'>): string[] {
  const byKey = new Map(repository.allCities(db).map((city) => [cityKey(city), cityName(city)]))
  return [...byKey.values()].sort((a, b) => a.localeCompare(b))
}

function recordsOf(ctx: SignedInContext, rows: repository.ModelWithAccount[]): ModelRecord[] {
  const today = localDay(ctx.clock())
  const ids = rows.map(({ model }) => model.id)
  const portfolios = portfoliosOf(ctx, ids)
  const boards = boardsOfModels(ctx.db, ids)
  return rows.map((row) => {
    const { id } = row.model
    return modelRecord(row, today, portfolios.get(id) ?? [], boards.get(id) ?? [])
  })
}

function find(db: Db, id: string): repository.ModelWithAccount {
  const row = repository.findModel(db, id)
  if (!row) throw notFound('Model')
  return row
}

/** One model with its account and ratings. Throws notFound. */
export function readModel(ctx: SignedInContext, id: string): ModelDetail {
  const row = find(ctx.db, id)
  const { model, account } = row
  const user = { id: account?.id ?? null, name: account?.name ?? model.name, email: account?.email ?? null }
  return {
    model: record(ctx, row),
    user,
    ratings: readRatings(ctx.db, id),
    invitedUntil: repository.openInvitation(ctx.db, id, ctx.clock().toISOString())?.expiresAt ?? null,
  }
}

function record(ctx: SignedInContext, row: repository.ModelWithAccount): EditableModel {
  const [only] = recordsOf(ctx, [row])
  if (!only) throw notFound('Model')
  const { model } = row
  const facts = factsOf(agencyFields.private, model)
  return {
    ...only,
    statedAge: isStated(model) ? only.age : null,
    private: facts,
    versions: modelVersions(model),
  }
}

// — Changing —————————————————————————————————————————————————————————————————————————————————————————

/**
 * Applies the agency's changes: slug, search text and public roster in one transaction. Throws
 * notFound, 409 for a stale version of the part.
 */
function save(
  ctx: SignedInContext,
  { id, version }: Versioned,
  changesOf: (model: repository.ModelRow) => ModelChanges,
  part?: keyof EditableModel['versions'],
): EditableModel {
  return transaction(ctx.db, () => {
    const { model } = find(ctx.db, id)
    if (part) refuseStale(version, modelVersions(model)[part])
    const changes = defined(changesOf(model))
    const next = { ...model, ...changes }
    const slug = slugFor(model, next.stageName, (slug) => isSlugTaken(ctx.db, slug, id))
    const searchText = modelSearchText(next)
    updateModel(ctx.db, id, { ...changes, slug, searchText, updatedAt: ctx.clock().toISOString() })
    if (part === 'physical') {
      const by = ctx.session.account
      keepReading(ctx.db, ctx.clock(), { modelId: id, source: 'agency', by }, model, next)
    }
    publish(ctx.db, id)
    return record(ctx, find(ctx.db, id))
  })
}

/** Throws 400 under 18 (P2). */
export function refuseAge(app: Pick<AppContext, 'clock'>, born: string | null | undefined) {
  if (!born) return
  const problem = ageProblem(localDay(app.clock()), born)
  if (problem !== null) throw invalid('dateOfBirth', problem)
}

/** Assigns a model to the roster or takes it off. */
export function setStatus(
  ctx: SignedInContext,
  { id, status }: { id: string; status: boolean },
): EditableModel {
  return transaction(ctx.db, () => {
    const { model } = find(ctx.db, id)
    if (model.isActive !== status)
      audit(ctx.db, ctx.clock(), status ? 'model assigned' : 'model unassigned', ctx.session.account, id)
    return save(ctx, { id }, () => ({ isActive: status }))
  })
}

/**
 * Another age than the shown one stands from today on; the same changes nothing, because forms send it with the rest.
 * Null: the date of birth counts. A text equal to the talent's own stays the talent's.
 */
export function saveInfo(ctx: SignedInContext, input: ModelInfo): EditableModel {
  refuseAge(ctx, input.dateOfBirth)
  const { id: _, version: __, age, bio, languages, ...facts } = input
  const today = localDay(ctx.clock())
  const changesOf = (model: repository.ModelRow) => ({
    ...facts,
    ...(languages !== undefined && { languages: languages ?? [] }),
    ...(age !== undefined &&
      age !== modelAge(today, model) && { statedAge: age, statedAgeOn: age === null ? null : today }),
    ...(bio !== undefined && !(model.bio === null && bio === model.aboutYou) && { bio }),
  })
  return save(ctx, input, changesOf, 'info')
}

/** Stores name and contact; the caller has checked that the model has no account. */
export const saveContact = (
  ctx: SignedInContext,
  id: string,
  contact: Pick<repository.ModelRow, 'name' | 'email' | 'phone'>,
): EditableModel => save(ctx, { id }, () => contact)

/** Stores measurements and looks; a figure that does not fit the gender is dropped. Throws as `save`. */
export function savePhysical(ctx: SignedInContext, input: ModelPhysical): EditableModel {
  const { id: _, version: __, bustChest, height, ...facts } = input
  const changesOf = ({ gender }: repository.ModelRow) => ({
    ...facts,
    ...(height !== undefined && { height, heightCm: height === null ? null : heightCm(height) }),
    ...(bustChest !== undefined && keptAs(gender, bustChest)),
  })
  return save(ctx, input, changesOf, 'physical')
}

/** Stores the handles of social media. Throws as `save`. */
export function saveSocial(ctx: SignedInContext, input: ModelSocial): EditableModel {
  const { id: _, version: __, ...handles } = input
  return save(ctx, input, () => handles, 'social')
}

/** Numbers are stored as the model's own: without a country code they are of the agency's country. */
export function savePrivate(
  ctx: SignedInContext,
  { id, version, privateNote, ...numbers }: ModelPrivate,
): EditableModel {
  const kept = (number: string | null | undefined) => number && keptPhone(number)
  const changes = { privateNote, secondPhone: kept(numbers.secondPhone), whatsapp: kept(numbers.whatsapp) }
  return save(ctx, { id, version }, () => changes, 'private')
}

/** Puts a model on a board or takes it off. Throws notFound, and 400 for a board that was deleted. */
export function setBoard(ctx: SignedInContext, { id, boardId, isOn }: ModelBoard): EditableModel {
  const { db } = ctx
  return transaction(db, () => {
    find(db, id)
    const name = boardName(db, 'boardId', boardId)
    const isChanged = isOn ? addToBoard(db, id, boardId) : removeFromBoard(db, id, boardId)
    const action = isOn ? 'model put on a board' : 'model taken off a board'
    if (isChanged) audit(db, ctx.clock(), action, ctx.session.account, id, name)
    return record(ctx, find(db, id))
  })
}

/** Clears the saved steps, so that the talent goes through onboarding again with its data filled in. */
const REOPENED = {
  onboardedAt: null,
  step1At: null,
  step2At: null,
  step3At: null,
  step4At: null,
  step5At: null,
}

/**
 * Saves availability, work types, featured, and whether onboarding is complete. Reopening clears the steps;
 * `isOnboarded: false` for a talent in onboarding changes nothing.
 */
export const saveStanding = (ctx: SignedInContext, input: ModelStanding): EditableModel =>
  save(ctx, input, (model) => {
    const { id: _, isOnboarded, workTypes, ...facts } = input
    return {
      ...facts,
      ...(workTypes !== undefined && { workTypes: [...new Set(workTypes)] }),
      ...(isOnboarded === true && { onboardedAt: model.onboardedAt ?? ctx.clock().toISOString() }),
      ...(isOnboarded === false && model.onboardedAt !== null && REOPENED),
    }
  })
