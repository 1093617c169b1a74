import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { shortDay } from '../../../../shared/format'
import type { Project } from '../../../../shared/projects'
import { Banner } from '../../design/Banner'
import { DataList } from '../../design/DataList'
import { EmptyState } from '../../design/EmptyState'
import { StatusBadge } from '../../design/StatusBadge'
import { SubmitButton } from '../../design/SubmitButton'
import { adminProjects } from '../../words/adminProjects'
import { DeskForm } from '../forms/DeskForm'
import { ProjectFields } from './ProjectFields'
import { ProjectRows } from './ProjectRows'
import type { ProjectForm } from './useProjectForm'

const words = adminProjects.detail
const { fields } = adminProjects
type Props = { project: Project; form: ProjectForm }

/** The form around a part that is being edited, with its one button. */
function Editing({ form, children }: { form: ProjectForm; children: ReactNode }) {
  return (
    <DeskForm maxW="52rem" onSend={form.save}>
      {form.isOvertaken ? (
        <Banner tone="error" mb={6}>
          {words.overtaken}
        </Banner>
      ) : null}
      {children}
      <SubmitButton mt={6} busy={form.isBusy} busyWords={words.saving} disabled={!form.isDirty}>
        {words.save}
      </SubmitButton>
    </DeskForm>
  )
}

export function DetailsTab({ project, form }: Props) {
  if (form.isEditing)
    return (
      <Editing form={form}>
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
        { term: fields.client, value: project.client ?? words.notSet },
        { term: fields.city, value: project.city ?? words.notSet },
        ...description,
      ]}
    />
  )
}

export function LocationsTab({ project, form }: Props) {
  if (form.isEditing)
    return (
      <Editing form={form}>
        <ProjectRows form={form.form} of="locationOptions" />
      </Editing>
    )
  return <Lines lines={project.locationOptions} empty={words.noLocations} />
}

export function DatesTab({ project, form }: Props) {
  if (form.isEditing)
    return (
      <Editing form={form}>
        <ProjectRows form={form.form} of="dateOptions" />
      </Editing>
    )
  return <Lines lines={project.dateOptions.map(shortDay)} empty={words.noDates} isData />
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
