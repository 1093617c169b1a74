import { TRPCError } from '@trpc/server'
import type { RequestContext } from '../../../server/core/context'
import { openDatabase } from '../../../server/core/db/database'
import { toErrorResponse } from '../../../server/core/errors'
import { createCaller } from '../../../server/router'

// A second process on the same database: confirms the given claims repeatedly and prints the answers.

type Given = { path: string; account: { id: string; name: string }; claims: object[]; times: number }
const given = JSON.parse(process.argv[2] ?? '') as Given

const db = openDatabase(given.path, 'drizzle/migrations')
const account = { ...given.account, email: null, role: 'booker' as const }
const ctx = {
  db,
  clock: () => new Date(),
  idempotencyKey: null,
  session: { id: 'session', account, modelId: null },
}
const { claims } = createCaller(ctx as unknown as RequestContext).desk

async function answerTo(claim: object): Promise<string> {
  try {
    await claims.confirm(claim as Parameters<typeof claims.confirm>[0])
    return 'confirmed'
  } catch (error) {
    const { status, conflict } = toErrorResponse(error)
    if (status === 503) return answerTo(claim)
    return error instanceof TRPCError ? `${status} ${conflict?.kind}` : String(error)
  }
}

const answers: Record<string, number> = {}
for (let time = 0; time < given.times; time++)
  for (const claim of given.claims) {
    const answer = await answerTo(claim)
    answers[answer] = (answers[answer] ?? 0) + 1
  }
process.stdout.write(JSON.stringify(answers))
db.$client.close()
