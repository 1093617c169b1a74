import { describe, expect, it } from 'vitest'
import type { RequestContext, Session } from '../../../server/core/context'
import {
  createCallerFactory,
  protectedProcedure,
  publicProcedure,
  router,
  talentProcedure,
} from '../../../server/core/procedures'
import { actionOf, appRouter } from '../../../server/router'
import type { Role } from '../../../shared/lists'

const NOW = '2026-03-02T10:00:00.000Z'
const sessionOf = (role: Role, modelId: string | null = null): Session => ({
  id: 'session',
  account: { id: 'account', name: 'Asha', email: null, role },
  modelId,
})
const sessions = {
  visitor: null,
  model: sessionOf('model', 'model'),
  booker: sessionOf('booker'),
  admin: sessionOf('admin'),
  superadmin: sessionOf('superadmin'),
}

/** A procedure for each base; its input counts how often it is read. */
function counted() {
  let reads = 0
  const input = (given: unknown) => {
    reads++
    return given
  }
  const caller = createCallerFactory(
    router({
      open: publicProcedure('site.read')
        .input(input)
        .query(() => 'done'),
      members: protectedProcedure('sessions.manage')
        .input(input)
        .query(() => 'done'),
      admins: protectedProcedure('models.remove')
        .input(input)
        .query(() => 'done'),
      superadmins: protectedProcedure('team.change')
        .input(input)
        .query(() => 'done'),
      talents: talentProcedure('ownProfile.change')
        .input(input)
        .query(() => 'done'),
    }),
  )
  const as = (session: Session | null) =>
    caller({
      session: session && { ...session, provedAt: NOW },
      clock: () => new Date(NOW),
    } as RequestContext)
  return { as, reads: () => reads }
}

describe('S1 permissions', () => {
  it('every procedure declares an action', () => {
    const paths = Object.keys(appRouter._def.procedures)
    expect(paths.length).toBeGreaterThan(100)
    expect(paths.map(actionOf)).not.toContain(undefined)
  })

  it('a path without a procedure has no action', () => {
    expect(() => actionOf('admin.nothing')).toThrow('declares no action')
  })

  it('a base without an action, or with one of others, does not compile', () => {
    // @ts-expect-error an action is required
    const without = () => protectedProcedure()
    // @ts-expect-error not in the table
    const unknown = () => protectedProcedure('models.paint')
    // @ts-expect-error visitors may not do this
    const notPublic = () => publicProcedure('models.remove')
    expect([without, unknown, notPublic]).toHaveLength(3)
  })
})

describe('S1 a caller without permission is refused before the input is read', () => {
  it.each([
    ['members', null, 'UNAUTHORIZED'],
    ['talents', null, 'UNAUTHORIZED'],
    ['talents', sessions.admin, 'FORBIDDEN'],
    ['talents', sessions.superadmin, 'FORBIDDEN'],
    ['talents', sessionOf('model', null), 'FORBIDDEN'],
    ['admins', null, 'UNAUTHORIZED'],
    ['admins', sessions.model, 'FORBIDDEN'],
    ['admins', sessions.booker, 'FORBIDDEN'],
    ['superadmins', null, 'UNAUTHORIZED'],
    ['superadmins', sessions.model, 'FORBIDDEN'],
    ['superadmins', sessions.admin, 'FORBIDDEN'],
  ] as const)('%s, session %j: %s', async (name, session, code) => {
    const { as, reads } = counted()
    await expect(as(session)[name]({})).rejects.toMatchObject({ code })
    expect(reads()).toBe(0)
  })

  it.each([
    ['open', null],
    ['members', sessions.model],
    ['talents', sessions.model],
    ['admins', sessions.admin],
    ['admins', sessions.superadmin],
    ['superadmins', sessions.superadmin],
  ] as const)('%s lets in session %j', async (name, session) => {
    const { as, reads } = counted()
    expect(await as(session)[name]({})).toBe('done')
    expect(reads()).toBe(1)
  })
})
