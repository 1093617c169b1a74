import { legalTextAt } from '../../../shared/agency/legalPaths'
import { PAGE_SIZE } from '../../../shared/limits'
import { FRAME_SIZES, PROFILE_SIZES, SLIDE_SIZES, secondPicture } from '../../../shared/media/pictureSizes'
import {
  NO_FILTERS,
  pageFrom,
  readAddress,
  rosterQuery,
  shortlistKeys,
} from '../../../shared/pages/listAddress'
import type { PageQuery, ReadFailure } from '../../../shared/pages/pageQueries'
import type { Page } from '../../../shared/paging'
import { paths } from '../../../shared/paths'
import type { ModelChoice, Picture, PublicModel } from '../../../shared/roster/models'
import type { AppContext } from '../../core/context'
import { toErrorResponse } from '../../core/errors'
import type { Caller } from '../../router'
import { type ProcedurePath, procedureOf } from '../rest/defineRoute'
import { isPage } from './pageRoutes'
import { firstPicture } from './preloads'

type Asked = { path: ProcedurePath; input?: object }
type Answered = Asked & ({ data: unknown } | { failure: ReadFailure })

const MODEL = /^\/models\/([^/]+)\/?$/

/** The answers to the first queries of the page at this address; refused and failed reads are included. */
export async function pageQueries(
  { log }: Pick<AppContext, 'log'>,
  caller: Caller,
  path: string,
  query: URLSearchParams,
): Promise<Answered[]> {
  const ask = (asked: Asked) => answer(log, caller, asked)
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  const [, key] = MODEL.exec(plain) ?? []
  const known = key === undefined ? queriesOf(plain, query) : [modelOf(key)]
  const answers = await Promise.all(known.map(ask))
  const model = answers[0] && 'data' in answers[0] ? answers[0].data : undefined
  if (key !== undefined)
    answers.push(
      await ask(
        model ? { path: 'site.models.related', input: { key: (model as PublicModel).id } } : FEATURED,
      ),
    )
  return answers.filter((each) => !isLongList(each))
}

/** Shown on the about page, and where a page or model does not exist. */
const FEATURED: Asked = { path: 'site.models.featured' }

/** The form loads a longer list of names itself; it would be most of the page's weight. */
const NAMES_MAX = 100
const isLongList = (each: Answered) =>
  each.path === 'site.models.choices' && 'data' in each && (each.data as unknown[]).length > NAMES_MAX

/** True when the server could not read the page's data. */
export const hasFailed = (queries: readonly PageQuery[]): boolean =>
  queries.some((each) => 'failure' in each && each.failure.status === null)

async function answer(log: AppContext['log'], caller: Caller, asked: Asked): Promise<Answered> {
  try {
    const data = await procedureOf(caller, asked.path)(asked.input)
    return { ...asked, data: SHEETS[asked.path]?.(data) ?? data }
  } catch (error) {
    const { status, message } = toErrorResponse(error)
    if (status < 500) return { ...asked, failure: { status, message } }
    log.error({ err: error, path: asked.path }, 'a page is sent in its error state')
    return { ...asked, failure: { status: null, message } }
  }
}

const frame = (model: PublicModel): PublicModel => {
  const second = secondPicture(model.profileImage, model.images)
  return { ...model, images: second ? [second] : [] }
}
const frames = (models: unknown) => (models as PublicModel[]).map(frame)

/**
 * For cards only the pictures that they show: the others would be half of the page's HTML, which delays the first
 * picture (decision 0026).
 */
const SHEETS: { [Path in ProcedurePath]?: (data: unknown) => unknown } = {
  'site.models.list': (page) => {
    const { items, ...rest } = page as Page<PublicModel>
    return { items: frames(items), ...rest }
  },
  'site.models.featured': frames,
  // The form shows so short a list of names in a select, without pictures.
  'site.models.choices': (choices) => (choices as ModelChoice[]).map((each) => ({ ...each, picture: null })),
  'site.models.related': frames,
  'site.models.shortlist': frames,
}

/** By name or id in the address; a broken escape matches nobody, as in the client. */
function modelOf(key: string): Asked {
  try {
    return { path: 'site.models.get', input: { key: decodeURIComponent(key) } }
  } catch {
    return { path: 'site.models.get', input: { key } }
  }
}

/** Exactly the inputs that the client's pages send, because they are part of the cache key. */
function queriesOf(path: string, query: URLSearchParams): Asked[] {
  const page = pageFrom(query.get('page'))
  if (path === paths.home) return [{ path: 'site.home.slides' }, { path: 'site.models.featured' }]
  if (path === paths.about) return [FEATURED]
  if (path === paths.models) {
    const keys = shortlistKeys(query.get('ids'))
    if (keys.length > 0) return [{ path: 'site.models.shortlist', input: { keys } }]
    const given = Object.entries(NO_FILTERS).map(([name, none]) => [name, query.get(name) ?? none])
    const filters = readAddress(Object.fromEntries(given))
    return [{ path: 'site.models.list', input: rosterQuery(filters, page) }, { path: 'site.boards.list' }]
  }
  if (path === paths.projects) return [{ path: 'site.projects.list', input: { page, limit: PAGE_SIZE } }]
  if (path === paths.bookModel) {
    const [first, ...others] = shortlistKeys(query.get('models'))
    const key = query.get('model') ?? first
    return [
      { path: 'site.models.choices' },
      ...(key ? [{ path: 'site.models.get' as const, input: { key } }] : []),
      ...(others.length > 0 ? [{ path: 'site.models.shortlist' as const, input: { keys: others } }] : []),
    ]
  }
  const legal = legalTextAt(path)
  if (legal) return [{ path: 'site.legal.read', input: { name: legal } }]
  return isPage(path) ? [] : [FEATURED]
}

/** The preload element of the page's first picture. */
export function firstPictureOf(queries: readonly PageQuery[]): string {
  const data = <Data>(path: ProcedurePath) => {
    const found = queries.find((each) => each.path === path)
    return found && 'data' in found ? (found.data as Data) : undefined
  }
  const [slide] = data<Picture[]>('site.home.slides') ?? []
  if (slide) return firstPicture(slide, SLIDE_SIZES)
  const frame = data<Page<PublicModel>>('site.models.list')?.items[0]?.profileImage
  if (frame) return firstPicture(frame, FRAME_SIZES)
  // A model's page has related models too; the booking form shows its model small.
  const model = data('site.models.related') ? data<PublicModel>('site.models.get') : undefined
  const portrait = model?.images[0]
  return portrait ? firstPicture(portrait, PROFILE_SIZES) : ''
}
