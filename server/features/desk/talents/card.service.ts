import {
  CARD_DAYS,
  type CardDay,
  DAY_HOLDS,
  type TalentBoard,
  type TalentCard,
  type TalentFilters,
  type TalentLine,
} from '../../../../shared/desk/talentCards'
import { localDay } from '../../../../shared/format'
import { type Page, pageOf } from '../../../../shared/paging'
import { modelAge } from '../../../../shared/roster/age'
import { currentSizes, MM_PER_INCH, sizesOfModel } from '../../../../shared/roster/measurements'
import { fold } from '../../../../shared/text/fold'
import { dayAfter } from '../../../../shared/time/days'
import type { AppContext, SignedInContext } from '../../../core/context'
import { notFound } from '../../../core/errors'
import { talentChat } from '../../../core/text/phones'
import { boardsOfModels } from '../../roster/boards/repository'
import { historyOf } from '../../roster/measurements/service'
import { findModel } from '../../roster/models/repository'
import { setBoard } from '../../roster/models/service'
import { rosterSource } from '../../roster/publicRoster/repository'
import { isPublic, openPictures, storedFace } from '../../roster/publicRoster/rules'
import { lastText } from '../texts/repository'
import * as repository from './card.repository'
import { listOpenWork } from './service'

type Reader = Pick<AppContext, 'db' | 'clock'>
const PAST_SHOWN = 20

/**
 * What a booker reads of a talent. The pictures are those of the public site and no others: locked and intimate ones
 * are left out whoever asks, and of somebody who is not on the site no file may be opened. Throws notFound.
 */
export function readCard(app: Reader, modelId: string): TalentCard {
  const { db, clock } = app
  const found = findModel(db, modelId)
  const source = rosterSource(db, modelId)
  if (!found || !source) throw notFound('Talent')
  const { model, account } = found
  const today = localDay(clock())
  const open = isPublic(model) ? openPictures(source.pictures) : []
  const isDigital = ({ type }: (typeof open)[number]) => type.startsWith('polaroid')
  const digitals = open.filter(isDigital)
  const readings = historyOf(db, modelId)
  return {
    id: model.id,
    name: model.stageName ?? model.name,
    fullName: model.name,
    gender: model.gender,
    age: modelAge(today, model),
    city: model.city,
    languages: model.languages,
    workTypes: model.workTypes,
    dailyRate: model.dailyRate,
    isAssigned: model.isActive,
    availability: model.availability,
    email: account?.email ?? model.email,
    phone: account?.phone ?? model.phone,
    secondPhone: model.secondPhone,
    whatsapp: model.whatsapp,
    chat: talentChat(model, account?.phone),
    written: lastText(db, 'talents', modelId),
    note: model.privateNote,
    skills: model.specialSkills,
    hairColor: model.hairColor,
    eyeColor: model.eyeColor,
    pictures: open.filter((picture) => !isDigital(picture) && picture.type !== 'banner').map(pictureOf),
    digitals: digitals.map(pictureOf),
    digitalsOn:
      digitals
        .map(({ addedAt }) => localDay(new Date(addedAt)))
        .toSorted()
        .at(-1) ?? null,
    sizes: currentSizes(sizesOfModel(model), readings),
    readings,
    boards: (boardsOfModels(db, [modelId]).get(modelId) ?? []).map(({ id, name }) => ({ id, name })),
    days: daysOf(app, modelId, today),
    ahead: listOpenWork(app, modelId),
    past: repository.pastJobsOf(db, { modelId, today, limit: PAST_SHOWN }).map(({ days, ...job }) => ({
      ...job,
      days: days.split(' '),
    })),
  }
}

type Open = NonNullable<ReturnType<typeof rosterSource>>['pictures'][number]
const pictureOf = ({ id, type, width, height, thumbhash, widths }: Open) => ({
  id,
  type,
  width: width ?? 0,
  height: height ?? 0,
  thumbhash: thumbhash ?? '',
  widths,
})

function daysOf({ db, clock }: Reader, modelId: string, today: string): CardDay[] {
  const all = Array.from({ length: CARD_DAYS }, (_, ahead) => dayAfter(today, ahead))
  const now = clock().toISOString()
  const held = repository.heldDaysOf(db, { modelId, from: today, to: all.at(-1) ?? today, now })
  return all.map((day) => {
    const ofDay = held.filter((each) => each.day === day)
    const hold = DAY_HOLDS.find((kind) => ofDay.some((each) => each.hold === kind)) ?? null
    return { day, hold, count: ofDay.find((each) => each.hold === 'option')?.count ?? 0 }
  })
}

/** A line of the roster from its row. */
export const lineOf = ({ face, heightCm, waist, isAssigned, ...row }: repository.LineRow): TalentLine => ({
  ...row,
  isAssigned: isAssigned === 1,
  face: storedFace(face),
  height: heightCm,
  waist: waist === null ? null : Math.round((waist * MM_PER_INCH) / 10),
})

/** One page of the bookers' roster. */
export function listTalents(
  { db, clock }: Reader,
  { page, limit, ...filters }: TalentFilters,
): Page<TalentLine> {
  const now = clock()
  const freeTo = filters.freeTo === '' ? filters.freeFrom : filters.freeTo
  const wanted = {
    ...filters,
    freeTo,
    search: fold(filters.search),
    today: localDay(now),
    now: now.toISOString(),
  }
  const rows = repository.talentLines(db, wanted, limit, (page - 1) * limit)
  return pageOf(rows.map(lineOf), repository.countTalents(db, wanted), limit)
}

/** Puts a talent on a board or takes it off, and returns its boards. Throws notFound, and 400 for a board that was deleted. */
export function changeBoard(
  ctx: SignedInContext,
  { modelId, boardId, isOn }: TalentBoard,
): TalentCard['boards'] {
  setBoard(ctx, { id: modelId, boardId, isOn })
  return (boardsOfModels(ctx.db, [modelId]).get(modelId) ?? []).map(({ id, name }) => ({ id, name }))
}
