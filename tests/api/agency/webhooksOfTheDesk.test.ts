import { describe, expect, it } from 'vitest'
import { atDesk, claimOf, MINUTE } from '../../helpers/desk/desk'
import { addWebhook, bodies, deliver, waiting } from '../../helpers/servers/webhooks'

describe('webhooks of the desk', () => {
  it('tell of a decision when it can no longer be undone, by its kind and the link to its job', async () => {
    const { t, desk, agreed } = atDesk()
    const job = await agreed('Neel')
    await addWebhook(t, ['desk.decided'])
    const { decisionId } = await desk.claims.confirm(claimOf(job))
    t.later(2 * MINUTE - 1)
    expect(await deliver(t)).toEqual([])
    t.later(1)
    const [body] = bodies(await deliver(t))
    expect(body).toMatchObject({
      type: 'desk.decided',
      data: {
        id: decisionId,
        activities: [{ kind: 'confirmed', jobId: job.id, claimId: claimOf(job).claimId }],
      },
      text: `Decision on the desk (confirmed): http://localhost:3000/admin/jobs/${job.number}`,
    })
    expect(JSON.stringify(body)).not.toContain('Neel')
  })

  it('say nothing of a decision that was undone, nor of the undo', async () => {
    const { t, desk, agreed } = atDesk()
    const job = await agreed('Neel')
    await addWebhook(t, ['desk.decided'])
    const { decisionId } = await desk.claims.confirm(claimOf(job))
    await desk.undo({ decisionId })
    t.later(5 * MINUTE)
    expect(await deliver(t)).toEqual([])
  })

  it('say nothing of a note', async () => {
    const { t, desk, agreed } = atDesk()
    const job = await agreed('Neel')
    await addWebhook(t, ['desk.decided'])
    await desk.notes.add({ jobId: job.id, words: 'Call Devika' })
    expect(waiting(t)).toEqual([])
  })
})
