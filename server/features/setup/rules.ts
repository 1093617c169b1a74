import type { Agency } from '../../../shared/agency'
import { isNamed, isReachable, SETUP_TASKS, type Setup, type SetupTask } from '../../../shared/setup'

type Facts = { agency: Agency } & Record<'hasModelWithPicture' | 'isMailTested' | 'hasBackup', boolean>

/** Each task of an agency that starts empty, and whether it is done. */
export function tasksOf({ agency, hasModelWithPicture, isMailTested, hasBackup }: Facts): Setup['tasks'] {
  const { look, home, about, legal } = agency
  const done: Record<SetupTask, boolean> = {
    name: isNamed(agency),
    contact: isReachable(agency),
    look: [look.logo, look.logoOnDark, look.accent].some(Boolean),
    home: [home.headline, home.lead].some(Boolean),
    about: [about.manifesto, ...about.origin].some(Boolean),
    legal: legal.courts !== '',
    model: hasModelWithPicture,
    mail: isMailTested,
    backup: hasBackup,
  }
  return SETUP_TASKS.map((task) => ({ task, isDone: done[task] }))
}
