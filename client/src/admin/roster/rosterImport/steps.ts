import { adminPaths } from '../../../../../shared/adminPaths'

/** The steps before an import starts. */
export const STEPS = ['columns', 'values', 'check'] as const
export type Step = (typeof STEPS)[number]

/** The address of a step of a draft. */
export const stepAddress = (id: string, step: Step) => `${adminPaths.import(id)}?step=${step}`
