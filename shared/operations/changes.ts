import { z } from 'zod'

const moment = z.iso.datetime()

/** What a superadmin wants done with the installed program: another release, or the one before it. */
export const changeWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('update'), version: z.string().regex(/^\d+\.\d+\.\d+$/) }),
  /** `losesData`: known and wanted, where the release before cannot read the tables */
  z.object({ kind: z.literal('back'), losesData: z.boolean() }),
])
export type ChangeWish = z.output<typeof changeWish>

/** What `agency change` has done so far, in the words of the command. */
export const changeProgress = z.object({
  wish: changeWish,
  startedAt: moment,
  lines: z.array(z.string()),
  ended: z.object({ at: moment, isDone: z.boolean(), said: z.string() }).nullable(),
})
export type ChangeProgress = z.output<typeof changeProgress>

/** The program is changed outside of the page: a container gets another image, a clone other sources. */
export type ByHand = { byHand: 'image' | 'clone' }

/** `admin.system.change`: whether the program can be changed from the page, and how far a change is. */
export type ChangeState = {
  /** false until `agency setup` of this release has run */
  isListening: boolean
  /** the machine has not taken it up yet */
  isWaiting: boolean
  /** the machine did not take it up within ten minutes */
  isForgotten: boolean
  isRunning: boolean
  /** the release before the last update; `losesData`: what came since would be gone */
  back: { version: string; updatedAt: string; losesData: boolean } | null
  progress: ChangeProgress | null
}
