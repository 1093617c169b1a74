import type { SignedIn } from '../../../shared/accounts'
import { agency } from '../../../shared/agency'
import type { Booking } from '../../../shared/bookings'
import { messages } from '../../../shared/messages'
import type { Picture, PublicModel } from '../../../shared/models'
import type { Page } from '../../../shared/paging'
import { mediaPath } from '../../../shared/paths'
import { publicUrl } from '../../core/config'
import type { Context } from '../../core/context'
import type { Given } from './rows'

// The one place that knows the specification's spelling, both ways, name by name: a field that is not typed here
// does not leave the server, and one that is not read here has no effect (S10).

type View<Row> = (row: Row, ctx: Context) => object

// — Replies ——————————————————————————————————————————————————————————————————————————————————————————

/** Nothing but that it worked. */
export const done = () => ({ success: true })

/** A page of rows under `data`, with the pagination beside it. */
export const dataPage =
  <Row>(name: string, view: View<Row>) =>
  ({ items, total, totalPages }: Page<Row>, ctx: Context) => ({
    data: { [name]: items.map((item) => view(item, ctx)), pagination: { total, totalPages } },
  })

/** A page of rows and its total at the top. */
export const flatPage =
  <Row>(name: string, view: View<Row>) =>
  ({ items, total, totalPages }: Page<Row>, ctx: Context) => ({
    [name]: items.map((item) => view(item, ctx)),
    total,
    totalPages,
  })

/** One thing under `data`. */
export const dataOne =
  <Row>(name: string, view: View<Row>) =>
  (row: Row, ctx: Context) => ({ data: { [name]: view(row, ctx) } })

/** A list as `data` itself. */
export const dataList =
  <Row>(view: View<Row>) =>
  (rows: Row[], ctx: Context) => ({ data: rows.map((row) => view(row, ctx)) })

/** The id of what was made, for doors that read `success`. */
export const made = ({ id }: { id: string }) => ({ success: true, id, data: { _id: id } })

// — Views ————————————————————————————————————————————————————————————————————————————————————————————

/** A picture's address: the file of the middle size, as WebP, which every client can show. */
export function pictureUrl({ id, widths, query }: Picture, ctx: Pick<Context, 'config'>): string {
  const width = widths.find((each) => each >= 960) ?? widths.at(-1) ?? 0
  return `${publicUrl(ctx.config)}${mediaPath(id, `${width}.webp`)}${query ? `?${query}` : ''}`
}

export const publicModel: View<PublicModel> = (model, ctx) => ({
  _id: model.id,
  slug: model.slug,
  stage_name: model.stageName,
  city: model.city,
  profile_image: model.profileImage && pictureUrl(model.profileImage, ctx),
  images: model.images.map((picture) => ({ url: pictureUrl(picture, ctx), is_locked: false })),
  availability_status: model.availability,
  type_of_work: model.workTypes,
  age: model.age,
  gender: model.gender,
  height: model.height,
  bust_chest: model.bustChest,
  waist: model.waist,
  hips: model.hips,
  shoe_size: model.shoeSize,
  hair_color: model.hairColor,
  eye_color: model.eyeColor,
  bio: model.bio,
  languages: model.languages,
})

export const booking: View<Booking> = (row) => ({
  _id: row.id,
  clientName: row.clientName,
  company: row.company,
  brand: row.brand,
  email: row.email,
  phone: row.phone,
  model: { stage_name: row.model.stageName, model_id: row.model.id },
  workType: row.workType,
  dateRequired: row.dateRequired,
  budgetRange: row.budgetRange,
  details: row.details,
  status: row.status,
  created_at: row.createdAt,
})

export const adminSession = ({ token }: SignedIn) => ({
  success: true,
  message: messages.adminLogin.done,
  data: { token, agency: { name: agency.name } },
})

// — Reading ——————————————————————————————————————————————————————————————————————————————————————————

export const modelFilters = ({ page, limit, search, gender, city, type_of_work }: Given) => ({
  page,
  limit,
  search,
  gender,
  city,
  workType: type_of_work,
})

export const modelById = ({ id }: Given) => ({ key: id })
