import { createCallerFactory, mergeRouters, router } from './core/procedures'
import type { Action } from './core/security/permissions'
import { access } from './features/access/router'
import { agency } from './features/agency/router'
import { desk } from './features/desk/router'
import { intake } from './features/intake/router'
import { media } from './features/media/router'
import { money } from './features/money/router'
import { operations } from './features/operations/router'
import { roster } from './features/roster/router'
import { talent } from './features/talent/router'

/** The map of the product: `auth`, then one branch an audience. Each domain brings its part of a branch. */
export const appRouter = router({
  auth: mergeRouters(access.auth, intake.auth),
  site: router({
    ...media.site,
    ...agency.site,
    ...roster.site,
    ...desk.site,
    ...money.site,
    ...intake.site,
    ...talent.site,
  }),
  talent: router({
    ...access.talent,
    ...roster.talent,
    ...desk.talent,
    ...money.talent,
    ...talent.talent,
  }),
  admin: router({
    ...access.admin,
    ...agency.admin,
    ...roster.admin,
    ...desk.admin,
    ...money.admin,
    ...intake.admin,
    ...talent.admin,
    ...operations.admin,
    team: mergeRouters(access.admin.team, desk.team),
    models: mergeRouters(roster.admin.models, talent.models),
  }),
  desk: mergeRouters(desk.desk, roster.desk, money.desk, talent.desk),
})

export type AppRouter = typeof appRouter
export const createCaller = createCallerFactory(appRouter)
export type Caller = ReturnType<typeof createCaller>

type Declared = { _def: { meta?: { action: Action } } }

const procedures = appRouter._def.procedures as unknown as Record<string, Declared>
const declaredAction = (path: string) => procedures[path]?._def.meta?.action

/** Whether this procedure returns what everybody may see, so that a cache may store the answer. */
export const isSiteRead = (path: string): boolean => declaredAction(path) === 'site.read'

/** The action that a procedure declares, by its dotted path. Throws where there is none, which stops the start. */
export function actionOf(path: string): Action {
  const action = declaredAction(path)
  if (!action) throw new Error(`the procedure ${path} declares no action`)
  return action
}
