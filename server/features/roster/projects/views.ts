import { localMinute } from '../../../../shared/format'
import type { Picture } from '../../../../shared/roster/models'
import type { Project, PublicProject } from '../../../../shared/roster/projects'
import { type CsvColumn, timeHead } from '../../../core/files/csv'
import { versionOf } from '../../../core/versions'
import type { PublicProjectRow, WholeProject } from './repository'

/** A project as the public sees it: without client, team, dates and proposals. */
export function publicProjectView({ project, moodboard }: PublicProjectRow): PublicProject {
  const { id, title, description, type, city, isFeatured, createdAt } = project
  return {
    id,
    title,
    description,
    type,
    city,
    isFeatured,
    createdAt,
    moodboard: moodboard && pictureView(moodboard),
  }
}

const pictureView = (file: NonNullable<WholeProject['moodboard']>, query?: string): Picture => ({
  id: file.id,
  type: 'gallery',
  width: file.width ?? 0,
  height: file.height ?? 0,
  thumbhash: file.thumbhash ?? '',
  widths: file.widths,
  ...(query !== undefined && { query }),
})

/** The version of the form's fields. Switches, moodboard, team and proposals are saved separately. */
const projectVersion = ({ project, days }: WholeProject): number =>
  versionOf([
    project.title,
    project.description,
    project.type,
    project.shootNature,
    project.status,
    project.client,
    project.city,
    project.locationOptions,
    days.map(({ day }) => day),
  ])

/** A project as the agency sees it; `sign` returns the query that opens a private moodboard. */
export function projectView(whole: WholeProject, sign: (mediaId: string) => string): Project {
  const { project, moodboard } = whole
  return {
    id: project.id,
    title: project.title,
    description: project.description,
    type: project.type,
    shootNature: project.shootNature,
    status: project.status,
    isActive: project.isActive,
    isPublic: project.isPublic,
    isFeatured: project.isFeatured,
    client: project.client,
    city: project.city,
    moodboard: moodboard && pictureView(moodboard, moodboard.isPublic ? undefined : sign(moodboard.id)),
    locationOptions: project.locationOptions,
    dateOptions: whole.days.map(({ day }) => day),
    teamMembers: whole.members.map(({ member, currentName }) => ({
      id: member.id,
      modelId: member.modelId,
      name: currentName ?? member.name,
      role: member.role,
      status: member.status,
    })),
    proposals: whole.proposals.map(({ id, title, description, createdAt }) => ({
      id,
      title,
      description,
      createdAt,
    })),
    createdBy: project.createdBy,
    createdAt: project.createdAt,
    version: projectVersion(whole),
  }
}

const yes = (flag: boolean) => (flag ? 'yes' : 'no')

export const projectColumns: readonly CsvColumn<WholeProject>[] = [
  ['Title', ({ project }) => project.title],
  ['Type', ({ project }) => project.type],
  ['Shoot Nature', ({ project }) => project.shootNature],
  ['Status', ({ project }) => project.status],
  ['Client', ({ project }) => project.client],
  ['City', ({ project }) => project.city],
  ['Description', ({ project }) => project.description],
  ['Locations', ({ project }) => project.locationOptions.join('; ')],
  ['Dates', ({ days }) => days.map(({ day }) => day).join('; ')],
  [
    'Team',
    ({ members }) => members.map((each) => each.currentName ?? each.member.name ?? 'Member').join('; '),
  ],
  ['Active', ({ project }) => yes(project.isActive)],
  ['Public', ({ project }) => yes(project.isPublic)],
  ['Featured', ({ project }) => yes(project.isFeatured)],
  ['Created by', ({ project }) => project.createdBy],
  [timeHead('Created'), ({ project }) => localMinute(project.createdAt)],
]
