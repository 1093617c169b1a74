import { fold } from '../../shared/fold'
import { type Page, pageOf } from '../../shared/paging'
import type {
  MemberChange,
  NewMember,
  NewProject,
  NewProposal,
  Project,
  ProjectChanges,
  ProjectFilters,
  ProjectSearch,
  ProjectStatistics,
  PublicProject,
} from '../../shared/projects'
import { serverMessages } from '../../shared/serverMessages'
import { type AuditAction, audit } from '../core/audit'
import type { House, SignedInContext } from '../core/context'
import { csv } from '../core/csv'
import { type Db, isDuplicate, transaction } from '../core/database'
import { defined } from '../core/defined'
import { conflict, invalid, notFound } from '../core/errors'
import { newId } from '../core/ids'
import { claimMedia, removeMedia } from '../media/repository'
import { discardMedia, removeFiles, signedQuery, storeUpload } from '../media/service'
import { findModel } from '../models/repository'
import * as repository from './repository'
import { isShown, projectSearchText } from './rules'
import { projectColumns, projectView, publicProjectView } from './views'

/** One page of the public projects, newest first (section 7, `GET /public/projects`). */
export function listPublicProjects(
  house: Pick<House, 'db'>,
  { page, limit }: { page: number; limit: number },
): Page<PublicProject> {
  const rows = repository.pageOfPublicProjects(house.db, limit, (page - 1) * limit)
  return pageOf(rows.map(publicProjectView), repository.countPublicProjects(house.db), limit)
}

// — The agency's side ————————————————————————————————————————————————————————————————————————————————

const view = (ctx: SignedInContext, whole: repository.WholeProject) =>
  projectView(whole, (mediaId) => signedQuery(ctx, ctx.session, mediaId))

/** One page of all projects, newest first; search in title, client and city (section 7, `GET /admin/projects`). */
export function listProjects(
  ctx: SignedInContext,
  { page, limit, search, status }: ProjectFilters,
): Page<Project> {
  const wanted = { search: fold(search), status }
  const { rows, total } = repository.pageOfProjects(ctx.db, wanted, limit, (page - 1) * limit)
  return pageOf(
    rows.map((row) => view(ctx, row)),
    total,
    limit,
  )
}

/** Every project that the filters find, as CSV (S37: taking a list away is written down). */
export function exportProjects(
  ctx: SignedInContext,
  { search, status }: ProjectSearch,
): AsyncIterable<string> {
  audit(ctx.db, ctx.clock(), 'list exported', ctx.session.account, undefined, 'projects')
  return csv(projectColumns, repository.allProjects(ctx.db, { search: fold(search), status }))
}

/** How many projects there are, and how many of them are active, public and featured (section 2, Admin Projects). */
export const projectStatistics = ({ db }: Pick<House, 'db'>): ProjectStatistics =>
  repository.countProjects(db)

/** One project with all that belongs to it. Throws notFound. */
export function readProject(ctx: SignedInContext, id: string): Project {
  const [whole] = repository.projectsOf(ctx.db, [id])
  if (!whole) throw notFound('Project')
  return view(ctx, whole)
}

function find(db: Db, id: string): repository.ProjectRow {
  const row = repository.findProject(db, id)
  if (!row) throw notFound('Project')
  return row
}

/** Makes a project: a draft, active, not public (section 7, `POST /admin/projects`). */
export function createProject(ctx: SignedInContext, { dateOptions, ...facts }: NewProject): Project {
  const id = newId()
  const now = ctx.clock().toISOString()
  transaction(ctx.db, () => {
    repository.insertProject(ctx.db, {
      ...facts,
      id,
      createdBy: ctx.session.account.name,
      searchText: projectSearchText(facts),
      createdAt: now,
      updatedAt: now,
    })
    repository.putDays(ctx.db, id, dateOptions)
  })
  return readProject(ctx, id)
}

/**
 * The one writer of a project: version, search text, dates, and whether its moodboard is open, in one transaction. Throws
 * notFound, and 409 when the caller named a version that is no longer the newest.
 */
export function changeProject(
  ctx: SignedInContext,
  { id, version, dateOptions, ...given }: ProjectChanges & Partial<Flags>,
): Project {
  return transaction(ctx.db, () => {
    const before = find(ctx.db, id)
    if (version !== undefined && version !== before.version) throw conflict()
    const changes = defined(given)
    const next: repository.ProjectRow = { ...before, ...changes }
    const searchText = projectSearchText(next)
    repository.updateProject(ctx.db, id, { ...changes, searchText, updatedAt: ctx.clock().toISOString() })
    if (dateOptions) repository.putDays(ctx.db, id, dateOptions)
    if (next.moodboardId) repository.openMoodboard(ctx.db, next.moodboardId, isShown(next))
    return readProject(ctx, id)
  })
}
type Flags = { isActive: boolean; isPublic: boolean; isFeatured: boolean; moodboardId: string | null }

/** Deletes a project for good, its moodboard's files after the commit. Throws notFound. */
export async function deleteProject(ctx: SignedInContext, { id }: { id: string }) {
  const { moodboardId } = transaction(ctx.db, () => {
    const project = find(ctx.db, id)
    repository.removeProject(ctx.db, id)
    if (project.moodboardId) removeMedia(ctx.db, project.moodboardId)
    audit(ctx.db, ctx.clock(), 'project deleted', ctx.session.account, id, project.title)
    return project
  })
  await removeFiles(ctx, [moodboardId])
}

// — Moodboard ————————————————————————————————————————————————————————————————————————————————————————

/** Puts an uploaded picture in the moodboard's place. Throws what storeUpload throws, notFound. */
export async function uploadMoodboard(ctx: SignedInContext, { id }: { id: string }): Promise<Project> {
  find(ctx.db, id)
  const ownerId = ctx.session.account.id
  const stored = await storeUpload(ctx, { upload: ctx.upload, kinds: ['image'], ownerId, uploader: null })
  try {
    return await setMoodboard(ctx, id, stored.id)
  } catch (error) {
    await discardMedia(ctx, [stored.id])
    throw error
  }
}

/** Takes the moodboard away; it is removed for good. */
export const removeMoodboard = (ctx: SignedInContext, { id }: { id: string }): Promise<Project> =>
  setMoodboard(ctx, id, null)

async function setMoodboard(ctx: SignedInContext, id: string, moodboardId: string | null): Promise<Project> {
  const { project, old } = transaction(ctx.db, () => {
    const { moodboardId: old } = find(ctx.db, id)
    if (moodboardId !== null && !claimMedia(ctx.db, moodboardId, ctx.clock().toISOString()))
      throw invalid('file', serverMessages.unknownFile)
    const project = changeProject(ctx, { id, moodboardId })
    if (old !== null) {
      removeMedia(ctx.db, old)
      audit(ctx.db, ctx.clock(), 'moodboard deleted', ctx.session.account, id, project.title)
    }
    return { project, old }
  })
  await removeFiles(ctx, [old])
  return project
}

// — Team and proposals ———————————————————————————————————————————————————————————————————————————————

/** Puts a model on the team, once. Throws 400 for a model that nobody knows, 409 for one that is on it, notFound. */
export function addMember(ctx: SignedInContext, { id, modelId, role, status }: NewMember): Project {
  return transaction(ctx.db, () => {
    find(ctx.db, id)
    const found = findModel(ctx.db, modelId)
    if (!found) throw invalid('modelId', serverMessages.unknownModel)
    const name = found.model.stageName ?? found.model.name
    const createdAt = ctx.clock().toISOString()
    try {
      const row = { id: newId(), projectId: id, modelId, name, role: role ?? null, status: status ?? null }
      repository.insertMember(ctx.db, { ...row, createdAt })
    } catch (error) {
      throw isDuplicate(error) ? conflict(serverMessages.onTeam(name)) : error
    }
    return readProject(ctx, id)
  })
}

/** Throws notFound for a member of no or another project. */
export function changeMember(ctx: SignedInContext, { id, memberId, ...changes }: MemberChange): Project {
  if (!repository.updateMember(ctx.db, id, memberId, changes)) throw notFound('Team member')
  return readProject(ctx, id)
}

/** Throws notFound for a member of no or another project. */
export function removeMember(
  ctx: SignedInContext,
  { id, memberId }: { id: string; memberId: string },
): Project {
  return transaction(ctx.db, () => {
    if (!repository.removeMember(ctx.db, id, memberId)) throw notFound('Team member')
    return removed(ctx, id, 'team member removed')
  })
}

/** Throws notFound. */
export function addProposal(
  ctx: SignedInContext,
  { id, title = null, description = null }: NewProposal,
): Project {
  return transaction(ctx.db, () => {
    find(ctx.db, id)
    const createdAt = ctx.clock().toISOString()
    repository.insertProposal(ctx.db, { id: newId(), projectId: id, title, description, createdAt })
    return readProject(ctx, id)
  })
}

/** Throws notFound for a proposal of no or another project. */
export function removeProposal(
  ctx: SignedInContext,
  { id, proposalId }: { id: string; proposalId: string },
): Project {
  return transaction(ctx.db, () => {
    if (!repository.removeProposal(ctx.db, id, proposalId)) throw notFound('Proposal')
    return removed(ctx, id, 'proposal deleted')
  })
}

/** Writes down what was taken out of a project, and answers with the rest. */
function removed(ctx: SignedInContext, id: string, action: AuditAction): Project {
  const project = readProject(ctx, id)
  audit(ctx.db, ctx.clock(), action, ctx.session.account, id, project.title)
  return project
}
