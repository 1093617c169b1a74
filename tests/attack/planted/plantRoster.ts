import { setTimeout as pause } from 'node:timers/promises'
import { callProcedure, type Procedure, procedureNamed, send } from '../calls'
import type { Agency } from '../people'
import { ownSections } from './planting'

/**
 * Imports a roster whose heads, cells, file name and picture's name are a script: one row is made, one left out.
 * Returns the id of the import.
 */
export async function plantRoster(
  url: string,
  { superadmin, staySignedIn }: Agency,
  script: string,
  picture: Buffer,
): Promise<string> {
  const token = staySignedIn(superadmin)
  const put = async (path: string, content: Buffer, name: string, fields: Record<string, string> = {}) => {
    const body = new FormData()
    for (const [key, value] of Object.entries(fields)) body.set(key, value)
    body.set('file', new Blob([new Uint8Array(content)]), name)
    const { status, text } = await send(url + path, { method: 'POST', body, token })
    if (status !== 200) throw new Error(`${path}: ${text}`)
    return JSON.parse(text)
  }
  const call = async (name: string, input: object) => {
    const procedure = procedureNamed(`admin.rosterImport.${name}`) as Procedure
    const { status, text } = await callProcedure(url, procedure, input, { token })
    if (status !== 200) throw new Error(`${name}: ${text}`)
    return JSON.parse(text).result.data
  }
  const rows = [`Name,Gender,${script}`, `${script},F,${script}`, `${script},${script},${script}`]
  const { id } = await put('/imports/roster', Buffer.from(rows.join('\n')), `${script}.csv`)
  await call('start', { id, hasConsent: true })
  while ((await call('get', { id })).state !== 'done') await pause(100)
  const fields = { row: '2', type: 'gallery', fileName: script }
  await put(`/imports/roster/${id}/pictures`, picture, `${script}.jpg`, fields)
  return id
}

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
