import { initTRPC } from '@trpc/server'
import { z } from 'zod'
import type { Context } from './context'
import { asFailure, forbidden, notSignedIn } from './errors'
import { ownWords } from './ownWords'

// Here, since every validator of an input is behind a procedure.
z.config({ customError: ownWords })

const early = new WeakMap<Error, string>()
/** Gives a request that was refused before it had a context, as for too many calls in one, its id after all (S35). */
export const nameEarly = (error: Error, requestId: string) => early.set(error, requestId)

const t = initTRPC.context<Context>().create({
  isDev: false,
  errorFormatter({ shape, error, ctx }) {
    const failure = asFailure(error)
    return {
      message: failure.message,
      code: shape.code,
      data: {
        code: failure.code,
        httpStatus: failure.status,
        issues: failure.issues ?? [],
        requestId: ctx?.requestId ?? early.get(error) ?? null,
      },
    }
  },
})

export const router = t.router
export const mergeRouters = t.mergeRouters
export const createCallerFactory = t.createCallerFactory

// The base of a procedure is its permission: it refuses before the input is read, and there is no other base (S1).

/** Everybody, signed in or not. */
export const siteProcedure = t.procedure

/** Anybody who is signed in, for what is the same for all roles: signing out, the own password, the own sessions. */
export const memberProcedure = t.procedure.use(({ ctx, next }) => {
  if (!ctx.session) throw notSignedIn()
  return next({ ctx: { ...ctx, session: ctx.session } })
})

/** A talent, with its own model. */
export const talentProcedure = memberProcedure.use(({ ctx, next }) => {
  const { session } = ctx
  if (session.account.role !== 'model' || session.modelId === null) throw forbidden()
  return next({ ctx: { ...ctx, session: { ...session, modelId: session.modelId } } })
})

/** The agency: admin and superadmin. */
export const adminProcedure = memberProcedure.use(({ ctx, next }) => {
  if (!['admin', 'superadmin'].includes(ctx.session.account.role)) throw forbidden()
  return next()
})

/** Only the superadmin: the agency's own accounts. */
export const superadminProcedure = memberProcedure.use(({ ctx, next }) => {
  if (ctx.session.account.role !== 'superadmin') throw forbidden()
  return next()
})
