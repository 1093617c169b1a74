import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { shortDay } from '../../../../../shared/format'
import type { Project } from '../../../../../shared/roster/projects'
import { EditConflictPanel } from '../../../design/feedback/EditConflictPanel'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import { DataList } from '../../../design/lists/DataList'
import { EditFoot } from '../../forms/EditFoot'
import { RecordForm } from '../../forms/RecordForm'
import { adminProjects } from './copy'
import { ProjectFields } from './ProjectFields'
import { ProjectRows } from './ProjectRows'
import type { Draft } from './projectDraft'
import type { ProjectForm } from './useProjectForm'

const copy = adminProjects.detail
const { fields } = adminProjects
type Props = { project: Project; form: ProjectForm; onCancel: () => void }

const LABELS: Record<keyof Draft, string> = {
  ...fields,
  shootNature: fields.nature,
  locationOptions: fields.locations,
  dateOptions: fields.dates,
}

/** The form around one part in edit mode. */
function Editing({ form, onCancel, children }: Omit<Props, 'project'> & { children: ReactNode }) {
  return (
    <RecordForm maxW="52rem" onSend={form.save}>
      {children}
      <EditConflictPanel edit={form.edit} labelOf={(field) => LABELS[field]} onSave={form.save} />
      <EditFoot copy={copy} busy={form.isBusy} isChanged={form.isDirty} onCancel={onCancel} />
    </RecordForm>
  )
}

export function DetailsTab({ project, form, onCancel }: Props) {
  if (form.isEditing)
    return (
      <Editing form={form} onCancel={onCancel}>
        <ProjectFields form={form.form} />
      </Editing>
    )
  const description = project.description
    ? [
        {
          term: fields.description,
          value: <chakra.span whiteSpace="pre-line">{project.description}</chakra.span>,
        },
      ]
    : []
  return (
    <DataList
      maxW="52rem"
      facts={[
        { term: fields.title, value: project.title },
        { term: fields.type, value: adminProjects.types[project.type] },
        { term: fields.nature, value: adminProjects.natures[project.shootNature] },
        { term: fields.status, value: <StatusBadge of="project" status={project.status} /> },
        { term: fields.client, value: project.client ?? copy.notSet },
        { term: fields.city, value: project.city ?? copy.notSet },
        ...description,
      ]}
    />
  )
}

export function LocationsTab({ project, form, onCancel }: Props) {
  if (form.isEditing)
    return (
      <Editing form={form} onCancel={onCancel}>
        <ProjectRows form={form.form} of="locationOptions" />
      </Editing>
    )
  return <Lines lines={project.locationOptions} empty={copy.noLocations} />
}

export function DatesTab({ project, form, onCancel }: Props) {
  if (form.isEditing)
    return (
      <Editing form={form} onCancel={onCancel}>
        <ProjectRows form={form.form} of="dateOptions" />
      </Editing>
    )
  return <Lines lines={project.dateOptions.map(shortDay)} empty={copy.noDates} isData />
}

function Lines({ lines, empty, isData = false }: { lines: string[]; empty: string; isData?: boolean }) {
  if (lines.length === 0) return <EmptyState>{empty}</EmptyState>
  return (
    <Box as="ul" role="list" maxW="52rem">
      {lines.map((line, at) => (
        <chakra.li
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, two may hold the same text
          key={at}
          py={2.5}
          borderBottom="1px solid"
          borderColor="hairline"
          textStyle={isData ? 'data' : 'body'}
          overflowWrap="anywhere"
        >
          {line}
        </chakra.li>
      ))}
    </Box>
  )
}
