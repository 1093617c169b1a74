import type { Agency } from '../../../../shared/agency'
import {
  isLegal,
  isNamed,
  isReachable,
  type PassedStep,
  SETUP_STEPS,
  SETUP_TASKS,
  type Setup,
  type SetupStep,
  type SetupTask,
} from '../../../../shared/operations/setup'

type Facts = { agency: Agency } & Record<
  'hasModel' | 'hasFeatured' | 'hasModelWithPicture' | 'isMailTested' | 'hasBackup' | 'hasTwoSuperadmins',
  boolean
>

/** Each task of an agency that starts empty, and whether it is done. */
export function tasksOf({ agency, ...facts }: Facts): Setup['tasks'] {
  const { look, home, about, money } = agency
  const done: Record<SetupTask, boolean> = {
    name: isNamed(agency),
    contact: isReachable(agency),
    look: [look.logo, look.logoOnDark, look.accent].some(Boolean),
    icon: look.icon !== null,
    home: [home.headline, home.lead].some(Boolean),
    about: [about.manifesto, ...about.origin].some(Boolean),
    money: money.budgetRanges.length > 0,
    legal: isLegal(agency),
    model: facts.hasModelWithPicture,
    featured: facts.hasFeatured,
    mail: facts.isMailTested,
    colleague: facts.hasTwoSuperadmins,
    backup: facts.hasBackup,
  }
  // Nobody can be featured before somebody is on the site.
  const tasks = SETUP_TASKS.filter((task) => task !== 'featured' || facts.hasModel)
  return tasks.map((task) => ({ task, isDone: done[task] }))
}

/** The step after `passed`, the last one that was saved or put off; null after the last of all. */
export const stepAfter = (passed: SetupStep | null): SetupStep | null =>
  SETUP_STEPS[passed === null ? 0 : SETUP_STEPS.indexOf(passed) + 1] ?? null

/** The task that a step is for, where it has one. */
const TASK_OF: { [Step in SetupStep]?: SetupTask } = {
  agency: 'name',
  look: 'look',
  mail: 'mail',
  models: 'model',
  legal: 'legal',
  team: 'colleague',
}

/** The steps put off, after one was saved or put off; one that was saved before stays saved. */
export function putOffAfter(
  before: readonly SetupStep[],
  passed: SetupStep | null,
  { step, isPutOff }: PassedStep,
): SetupStep[] {
  const others = before.filter((each) => each !== step)
  const wasSaved = laterStep(passed, step) === passed && !before.includes(step)
  return isPutOff && !wasSaved ? [...others, step] : others
}

/** Those whose task nobody has done meanwhile, elsewhere. */
export const stillPutOff = (putOff: readonly SetupStep[], tasks: Setup['tasks']): SetupStep[] =>
  putOff.filter((step) => !tasks.some(({ task, isDone }) => isDone && task === TASK_OF[step]))

/** The later of two steps: walking back does not undo what was passed. */
export const laterStep = (one: SetupStep | null, other: SetupStep): SetupStep =>
  one !== null && SETUP_STEPS.indexOf(one) > SETUP_STEPS.indexOf(other) ? one : other
