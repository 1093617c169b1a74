import { PAGE_SIZE } from '../../shared/limits'
import { NO_FILTERS, pageFrom, readAddress, rosterQuery } from '../../shared/listAddress'
import type { Picture, PublicModel } from '../../shared/models'
import type { Page } from '../../shared/paging'
import { paths } from '../../shared/paths'
import { FRAME_SIZES, PROFILE_SIZES, SLIDE_SIZES, secondPicture } from '../../shared/pictureSizes'
import { type First, firstSight } from './firstSight'
import { scriptJson } from './head'
import { firstPicture } from './preloads'
import { type ProcedurePath, procedureOf } from './rest/rows'
import type { Caller } from './trpc'

/** One query of a page and its answer, as client/src/lib/pageData.ts puts it into the cache. */
type Known = { path: ProcedurePath; input?: object; data: unknown }
type Asked = Omit<Known, 'data'>

const MODEL = /^\/models\/([^/]+)\/?$/

/** HTML of a page that the server knows something of: for the head, and for the body until the client draws. */
export type PageStart = { head: string; sight: string }
export const NOTHING_KNOWN: PageStart = { head: '', sight: '' }

/**
 * What the first view of the page at this address asks for, answered already, the picture that is seen first, and
 * a first sight of it. Empty for a page that asks for nothing, or for what is not there.
 */
export async function pageData(caller: Caller, path: string, query: URLSearchParams): Promise<PageStart> {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path
  const known = await answered(caller, plain, query)
  if (known.length === 0) return NOTHING_KNOWN
  const data = <Data>(path: ProcedurePath) =>
    known.find((each) => each.path === path)?.data as Data | undefined
  const first = {
    slide: data<Picture[]>('site.home.slides')?.[0],
    models: data<Page<PublicModel>>('site.models.list')?.items,
    // A model's page knows its relatives too; the booking form shows its model small.
    model: data('site.models.related') ? data<PublicModel>('site.models.get') : undefined,
  }
  return {
    head: `${pictureOf(first)}<script type="application/json" id="page-data">${scriptJson(known)}</script>`,
    sight: firstSight(plain, first),
  }
}

async function answered(caller: Caller, path: string, query: URLSearchParams): Promise<Known[]> {
  try {
    const [, key] = MODEL.exec(path) ?? []
    if (key !== undefined) return await modelPage(caller, decodeURIComponent(key))
    return await Promise.all(queriesOf(path, query).map((asked) => answer(caller, asked)))
  } catch {
    // The page asks for itself then, and says what is wrong.
    return []
  }
}

async function answer(caller: Caller, asked: Asked): Promise<Known> {
  const data = await procedureOf(caller, asked.path)(asked.input)
  return { ...asked, data: SHEETS[asked.path]?.(data) ?? data }
}

const frame = (model: PublicModel): PublicModel => {
  const second = secondPicture(model.profileImage, model.images)
  return { ...model, images: second ? [second] : [] }
}
const frames = (models: unknown) => (models as PublicModel[]).map(frame)

/**
 * Of each model on a sheet only the pictures that its frame shows: the others would be half of the page's HTML, which
 * the first picture waits behind (decision 0026).
 */
const SHEETS: { [Path in ProcedurePath]?: (data: unknown) => unknown } = {
  'site.models.list': (page) => {
    const { items, ...rest } = page as Page<PublicModel>
    return { items: frames(items), ...rest }
  },
  'site.models.featured': frames,
  'site.models.related': frames,
}

async function modelPage(caller: Caller, key: string): Promise<Known[]> {
  const model = await answer(caller, { path: 'site.models.get', input: { key } })
  const { id } = model.data as PublicModel
  return [model, await answer(caller, { path: 'site.models.related', input: { key: id } })]
}

/** The inputs are those that the client's pages send, to the letter: the cache's key is made of them. */
function queriesOf(path: string, query: URLSearchParams): Asked[] {
  const page = pageFrom(query.get('page'))
  if (path === paths.home) return [{ path: 'site.home.slides' }, { path: 'site.models.featured' }]
  if (path === paths.models) {
    const given = Object.entries(NO_FILTERS).map(([name, none]) => [name, query.get(name) ?? none])
    const filters = readAddress(Object.fromEntries(given))
    return [{ path: 'site.models.list', input: rosterQuery(filters, page) }]
  }
  if (path === paths.projects) return [{ path: 'site.projects.list', input: { page, limit: PAGE_SIZE } }]
  if (path === paths.bookModel) {
    const key = query.get('model')
    return [
      { path: 'site.models.choices' },
      ...(key ? [{ path: 'site.models.get' as const, input: { key } }] : []),
    ]
  }
  return []
}

function pictureOf({ slide, models, model }: First): string {
  if (slide) return firstPicture(slide, SLIDE_SIZES)
  const frame = models?.[0]?.profileImage
  if (frame) return firstPicture(frame, FRAME_SIZES)
  const portrait = model?.images[0]
  return portrait ? firstPicture(portrait, PROFILE_SIZES) : ''
}
