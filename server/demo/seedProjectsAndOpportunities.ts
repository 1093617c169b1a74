import { slugOf } from '../../shared/format'
import { transaction } from '../core/db/database'
import type { Builder } from './builders/accounts'
import { aStoredPicture } from './builders/media'
import { anOpportunity, anOpportunityApplication } from './builders/opportunities'
import { aProject } from './builders/projects'
import type { Calendar } from './calendar'
import { openCalls } from './opportunities'
import { TALENT } from './people'
import type { Album } from './pictures/photos'
import { type Shoot, shoots } from './projects'
import { random } from './random'
import type { Cast } from './roster'

/** Projects with their teams, dates, proposals and moodboards, and the opportunities that models apply to. */
export function seedProjectsAndOpportunities(
  app: Builder,
  calendar: Calendar,
  album: Album,
  cast: Cast,
  bookers: { name: string }[],
) {
  transaction(app.db, () => {
    const projectIds = new Map<string, string>()
    for (const [index, shoot] of shoots.entries()) {
      const createdBy = bookers[index % bookers.length]?.name ?? null
      const moodboardId = shoot.moodboard ? moodboard(app, album, shoot, index) : null
      const project = aProject(app, {
        ...projectOf(shoot, calendar, cast),
        createdBy,
        moodboardId,
      })
      projectIds.set(shoot.title, project.id)
    }
    seedOpportunities(app, calendar, cast, projectIds)
  })
}

function projectOf(shoot: Shoot, calendar: Calendar, cast: Cast) {
  const entered = calendar.ago(shoot.entered + 0.4)
  const isOver = shoot.status === 'completed'
  return {
    title: shoot.title,
    description: shoot.description,
    type: shoot.type,
    shootNature: shoot.nature,
    status: shoot.status,
    isActive: !shoot.resting,
    isPublic: !shoot.hidden,
    isFeatured: shoot.featured ?? false,
    client: shoot.client,
    city: shoot.city,
    locationOptions: [...shoot.locations],
    days: shoot.days.map(calendar.day),
    team: [
      ...shoot.team.map((name, place) => {
        const model = cast.get(name)
        if (!model) throw new Error(`${name} of ${shoot.title} is not on the roster.`)
        const status = isOver ? 'Released' : place === 0 ? 'Confirmed' : 'First option'
        return {
          modelId: model.id,
          name: model.stageName,
          role: place === 0 ? 'Lead model' : 'Model',
          status,
          createdAt: entered,
        }
      }),
      // The default status is Active.
      ...(shoot.crew ?? []).map(([name, role]) => ({ name, role, createdAt: entered })),
    ],
    proposals: (shoot.proposals ?? []).map(([title, description]) => ({ title, description })),
    createdAt: entered,
    updatedAt: entered,
  }
}

function moodboard(app: Builder, album: Album, shoot: Shoot, index: number): string {
  const photo = album.take(`moodboards/${slugOf(shoot.title)}`, 3_000 + index)
  return aStoredPicture(app, { ...photo, isPublic: !shoot.hidden }).id
}

function seedOpportunities(
  app: Builder,
  calendar: Calendar,
  cast: Cast,
  projectIds: ReadonlyMap<string, string>,
) {
  const die = random(12)
  const others = [...new Set(cast.values())].filter(({ stageName }) => stageName !== TALENT)
  const talent = cast.get(TALENT)
  for (const [index, call] of openCalls.entries()) {
    const { title, company, type, location, rate, description } = call
    const { id } = anOpportunity(app, {
      title,
      company,
      type,
      location,
      rate,
      description,
      projectId: (call.project && projectIds.get(call.project)) ?? null,
      deadline: call.deadline === null ? null : calendar.day(call.deadline),
      postedAt: calendar.ago(call.posted + 0.2),
      closedAt: call.closed ? calendar.ago(-(call.deadline ?? 0)) : null,
    })
    if (talent && call.talent) {
      const [status, daysAgo, notes = null] = call.talent
      anOpportunityApplication(app, id, talent.id, { status, notes, createdAt: calendar.ago(daysAgo) })
    }
    const first = die.whole(0, others.length - 1)
    for (let place = 0; place < index % 5; place++) {
      const model = others[(first + place * 7) % others.length]
      if (!model) continue
      const status = call.closed ? 'rejected' : place % 3 === 1 ? 'reviewed' : 'pending'
      const createdAt = calendar.ago(call.posted * die.next())
      anOpportunityApplication(app, id, model.id, { status, createdAt })
    }
  }
}
