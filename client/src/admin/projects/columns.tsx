import { chakra } from '@chakra-ui/react'
import { Link } from 'wouter'
import { shortDay } from '../../../../shared/format'
import { paths } from '../../../../shared/paths'
import type { Project } from '../../../../shared/projects'
import type { Column } from '../../design/DataTable'
import { StatusBadge } from '../../design/StatusBadge'
import { adminProjects } from '../../words/adminProjects'
import { ProjectSwitch } from './ProjectSwitches'

const Title = chakra(Link)
const { columns: heads } = adminProjects

export const columns: Column<Project>[] = [
  {
    head: heads.project,
    cell: ({ id, title, client, city }) => (
      <chakra.span display="block" minW={{ md: '11rem' }} overflowWrap="anywhere">
        <Title
          href={paths.adminProject(id)}
          display="block"
          fontWeight="semibold"
          _hover={{ color: 'accentText' }}
        >
          {title}
        </Title>
        <chakra.span textStyle="small" color="fgQuiet" fontWeight="normal">
          {[client, city].filter(Boolean).join(', ')}
        </chakra.span>
      </chakra.span>
    ),
  },
  { head: heads.type, cell: ({ type }) => adminProjects.types[type] },
  { head: heads.status, cell: ({ status }) => <StatusBadge of="project" status={status} /> },
  { head: heads.active, cell: (project) => <ProjectSwitch project={project} flag="isActive" /> },
  { head: heads.public, cell: (project) => <ProjectSwitch project={project} flag="isPublic" /> },
  { head: heads.featured, cell: (project) => <ProjectSwitch project={project} flag="isFeatured" /> },
  {
    head: heads.created,
    kind: 'number',
    cell: ({ createdAt }) => shortDay(createdAt),
  },
]
