import { initTRPC } from '@trpc/server'
import { z } from 'zod'
import type { RequestContext } from './context'
import { forbidden, proofMissing, toErrorResponse } from './errors'
import { type Action, can, denied, lacksProof, type PublicAction } from './security/permissions'
import { zodErrorMap } from './zodErrorMessages'

// Set here because every input validator runs behind a procedure.
z.config({ customError: zodErrorMap })

const early = new WeakMap<Error, string>()
/** Sets the request id of an error thrown before the context exists, as for too many batched calls (S35). */
export const nameEarly = (error: Error, requestId: string) => early.set(error, requestId)

const t = initTRPC
  .context<RequestContext>()
  .meta<{ action: Action }>()
  .create({
    isDev: false,
    errorFormatter({ shape, error, ctx }) {
      const failure = toErrorResponse(error)
      return {
        message: failure.message,
        code: shape.code,
        data: {
          code: failure.code,
          httpStatus: failure.status,
          issues: failure.issues ?? [],
          conflict: failure.conflict ?? null,
          reason: failure.reason ?? null,
          secondSteps: failure.secondSteps ?? [],
          requestId: ctx?.requestId ?? early.get(error) ?? null,
        },
      }
    },
  })

export const router = t.router
export const mergeRouters = t.mergeRouters
export const createCallerFactory = t.createCallerFactory

// A procedure starts from one of these bases, so it names its action; the base refuses before the input is read (S1).

/** For everybody, signed in or not. */
export const publicProcedure = (action: PublicAction) => t.procedure.meta({ action })

/** For signed-in callers whose role has the action, and who have proved who they are where the action needs it. */
export const protectedProcedure = (action: Action) =>
  t.procedure.meta({ action }).use(({ ctx, next }) => {
    const { session } = ctx
    if (!session || !can(session, action)) throw denied(session)
    if (lacksProof(session, action, ctx.clock())) throw proofMissing()
    return next({ ctx: { ...ctx, session } })
  })

/** For talents with a model of their own. */
export const talentProcedure = (action: Action) =>
  protectedProcedure(action).use(({ ctx, next }) => {
    const { session } = ctx
    if (session.modelId === null) throw forbidden()
    return next({ ctx: { ...ctx, session: { ...session, modelId: session.modelId } } })
  })
