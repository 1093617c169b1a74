import { type Page, pageOf } from '../../../../shared/paging'
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
} from '../../../../shared/roster/projects'
import type { AppContext, SignedInContext } from '../../../core/context'
import { type Db, isDuplicate, transaction } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { defined } from '../../../core/defined'
import { invalid, notFound, taken } from '../../../core/errors'
import { csv } from '../../../core/files/csv'
import { serverMessages } from '../../../core/messages'
import { type AuditAction, audit } from '../../../core/security/audit'
import { refuseStale } from '../../../core/versions'
import { claimMedia, removeMedia } from '../../media/store/repository'
import { discardMedia, removeFiles, signedQuery, storeUpload } from '../../media/store/service'
import { findModel } from '../models/repository'
import * as repository from './repository'
import { isShown, projectSearchText } from './rules'
import { projectColumns, projectView, publicProjectView } from './views'

/** One page of the public projects, newest first. */
export function listPublicProjects(
  app: Pick<AppContext, 'db'>,
  { page, limit }: { page: number; limit: number },
): Page<PublicProject> {
  const rows = repository.pageOfPublicProjects(app.db, limit, (page - 1) * limit)
  return pageOf(rows.map(publicProjectView), repository.countPublicProjects(app.db), limit)
}

// — The agency's side ————————————————————————————————————————————————————————————————————————————————

const view = (ctx: SignedInContext, whole: repository.WholeProject) =>
  projectView(whole, (mediaId) => signedQuery(ctx, ctx.session, mediaId))

/** One page of all projects, newest first; searches title, client and city. */
export const listProjects = (ctx: SignedInContext, filters: ProjectFilters): Page<Project> =>
  repository.projectList.page(ctx.db, filters, (row) => view(ctx, row))

/** The matching projects as CSV; audited (S37). */
export function exportProjects(ctx: SignedInContext, filters: ProjectSearch): AsyncIterable<string> {
  audit(ctx.db, ctx.clock(), 'list exported', ctx.session.account, undefined, 'projects')
  return csv(projectColumns, repository.projectList.all(ctx.db, filters))
}

/** How many projects there are: in all, active, public and featured. */
export const projectStatistics = ({ db }: Pick<AppContext, 'db'>): ProjectStatistics =>
  repository.countProjects(db)

/** Throws notFound. */
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

/** Creates a project: draft, active, not public. */
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
 * Changes a project: search text, dates and the moodboard's visibility in one transaction. Throws
 * notFound, 409 for a stale version.
 */
export function changeProject(
  ctx: SignedInContext,
  { id, version, dateOptions, ...given }: ProjectChanges & Partial<Flags>,
): Project {
  return transaction(ctx.db, () => {
    const before = find(ctx.db, id)
    if (version !== undefined) refuseStale(version, readProject(ctx, id).version)
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

/** Deletes a project, and its moodboard's files after the commit. Throws notFound. */
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

/** Replaces the moodboard by an uploaded picture. Throws as storeUpload does, notFound. */
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

/** Deletes the moodboard. Throws notFound. */
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

/** Adds a model to the team. Throws 400 for an unknown model, 409 for a team member, notFound. */
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
      throw isDuplicate(error) ? taken('modelId', serverMessages.onTeam(name)) : error
    }
    return readProject(ctx, id)
  })
}

/** Throws notFound, also for another project's member. */
export function changeMember(ctx: SignedInContext, { id, memberId, ...changes }: MemberChange): Project {
  if (!repository.updateMember(ctx.db, id, memberId, changes)) throw notFound('Team member')
  return readProject(ctx, id)
}

/** Throws notFound, also for another project's member. */
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

/** Throws notFound, also for another project's proposal. */
export function removeProposal(
  ctx: SignedInContext,
  { id, proposalId }: { id: string; proposalId: string },
): Project {
  return transaction(ctx.db, () => {
    if (!repository.removeProposal(ctx.db, id, proposalId)) throw notFound('Proposal')
    return removed(ctx, id, 'proposal deleted')
  })
}

/** Audits a removal and returns the project. */
function removed(ctx: SignedInContext, id: string, action: AuditAction): Project {
  const project = readProject(ctx, id)
  audit(ctx.db, ctx.clock(), action, ctx.session.account, id, project.title)
  return project
}
