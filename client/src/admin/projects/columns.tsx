import { chakra } from '@chakra-ui/react'
import { Eye } from 'lucide-react'
import { Link } from 'wouter'
import { shortDay } from '../../../../shared/format'
import { paths } from '../../../../shared/paths'
import type { Project } from '../../../../shared/projects'
import type { Column } from '../../design/DataTable'
import { LinkButton } from '../../design/LinkButton'
import { StatusBadge } from '../../design/StatusBadge'
import { adminProjects } from '../../words/adminProjects'
import { ProjectSwitch } from './ProjectSwitches'

const Title = chakra(Link)
const { columns: heads, detail } = adminProjects

export const columns: Column<Project>[] = [
  {
    head: heads.project,
    cell: ({ id, title, client }) => (
      <>
        <Title
          href={paths.adminProject(id)}
          display="block"
          fontWeight="semibold"
          overflowWrap="anywhere"
          _hover={{ color: 'accentText' }}
        >
          {title}
        </Title>
        {client ? (
          <chakra.span textStyle="small" color="fgQuiet">
            {client}
          </chakra.span>
        ) : null}
      </>
    ),
  },
  { head: heads.type, cell: ({ type }) => adminProjects.types[type] },
  { head: heads.city, cell: ({ city }) => city ?? detail.notSet },
  { head: heads.status, cell: ({ status }) => <StatusBadge of="project" status={status} /> },
  { head: heads.active, cell: (project) => <ProjectSwitch project={project} flag="isActive" /> },
  { head: heads.public, cell: (project) => <ProjectSwitch project={project} flag="isPublic" /> },
  { head: heads.featured, cell: (project) => <ProjectSwitch project={project} flag="isFeatured" /> },
  { head: heads.created, kind: 'number', cell: ({ createdAt }) => shortDay(createdAt) },
  {
    head: heads.actions,
    kind: 'actions',
    cell: ({ id, title }) => (
      <LinkButton
        href={paths.adminProject(id)}
        look="quiet"
        size="icon"
        aria-label={adminProjects.view(title)}
      >
        <Eye aria-hidden />
      </LinkButton>
    ),
  },
]
