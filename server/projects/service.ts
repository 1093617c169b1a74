import { type Page, pageOf } from '../../shared/paging'
import type { PublicProject } from '../../shared/projects'
import type { House } from '../core/context'
import * as repository from './repository'
import { publicProjectView } from './views'

/** One page of the public projects, newest first (section 7, `GET /public/projects`). */
export function listPublicProjects(
  house: Pick<House, 'db'>,
  { page, limit }: { page: number; limit: number },
): Page<PublicProject> {
  const rows = repository.pageOfPublicProjects(house.db, limit, (page - 1) * limit)
  return pageOf(rows.map(publicProjectView), repository.countPublicProjects(house.db), limit)
}
