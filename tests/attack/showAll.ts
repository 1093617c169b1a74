import { callProcedure, type Procedure, procedureNamed } from './calls'
import type { Agency } from './people'
import { ownSections } from './planting'

/** Puts what was planted where visitors see it: the project, the model and the agency's own legal texts. */
export async function showAll(url: string, agency: Agency) {
  const token = agency.staySignedIn(agency.superadmin)
  const shown: [string, object][] = [
    ['admin.projects.setPublic', { id: agency.project.id, isPublic: true }],
    ['admin.models.saveStanding', { id: agency.talent.model.id, isOnboarded: true, isFeatured: true }],
    ['admin.models.setStatus', { id: agency.talent.model.id, status: 'active' }],
    ['admin.settings.save', ownSections('termsText', 7)],
    ['admin.settings.save', ownSections('privacyText', 8)],
    ['admin.settings.save', ownSections('cookieText', 8)],
  ]
  for (const [name, input] of shown) {
    const { status, text } = await callProcedure(url, procedureNamed(name) as Procedure, input, { token })
    if (status !== 200) throw new Error(`${name}: ${text}`)
  }
}
