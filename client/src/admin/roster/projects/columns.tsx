import { adminPaths } from '../../../../../shared/adminPaths'
import { shortDay } from '../../../../../shared/format'
import type { Project } from '../../../../../shared/roster/projects'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import type { Column } from '../../../design/lists/DataTable'
import { TitleCell } from '../../lists/cells/TitleCell'
import { adminProjects } from './copy'
import { ProjectSwitch } from './ProjectSwitches'

const { columns: heads } = adminProjects

export const columns: Column<Project>[] = [
  {
    head: heads.project,
    cell: ({ id, title, client, city }) => (
      <TitleCell
        href={adminPaths.project(id)}
        title={title}
        more={[client, city].filter(Boolean).join(', ')}
      />
    ),
  },
  { head: heads.type, cell: ({ type }) => adminProjects.types[type] },
  { head: heads.status, kind: 'status', cell: ({ status }) => <StatusBadge of="project" status={status} /> },
  {
    head: heads.active,
    phone: 'last',
    cell: (project) => <ProjectSwitch project={project} flag="isActive" />,
  },
  {
    head: heads.public,
    phone: 'last',
    cell: (project) => <ProjectSwitch project={project} flag="isPublic" />,
  },
  {
    head: heads.featured,
    phone: 'last',
    cell: (project) => <ProjectSwitch project={project} flag="isFeatured" />,
  },
  {
    head: heads.created,
    kind: 'number',
    phone: 'left out',
    cell: ({ createdAt }) => shortDay(createdAt),
  },
]
