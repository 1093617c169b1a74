import { describe, expect, it } from 'vitest'
import { oneTimeTokens } from '../../../../drizzle/schema'
import { atDesk, claimOf, DAY } from '../../../helpers/desk/desk'

const NOT_FOUND = { code: 'NOT_FOUND' }

describe('an answer link', () => {
  /** The desk, with Zoya, who has no account, asked by mail. */
  async function asked(settings: Record<string, string> = {}) {
    const here = atDesk(settings)
    const { t, optioned, minutesLater } = here
    const job = await optioned('Secret')
    minutesLater(2)
    const token = /\/answer\/([\w-]+)/.exec(t.mails().at(-1)?.text ?? '')?.[1] ?? ''
    const { site } = t.as(null)
    const { answers } = site
    const question = async () => {
      const read = await answers.get({ token })
      if ('answer' in read) throw new Error('the link is used')
      return read
    }
    return { ...here, job, token, answers, question }
  }

  it('shows its one question, changes nothing when opened, and answers once', async () => {
    const { t, answers, token, job, again, question } = await asked()
    const { name, job: shown } = await question()
    await answers.get({ token })
    expect([name, shown.client, shown.answer]).toEqual(['Zoya', null, 'asked'])
    expect(JSON.stringify(shown)).not.toContain(claimOf(job).claimId)
    expect(await answers.give({ token, version: shown.version, answer: 'yes' })).toEqual({ answer: 'yes' })
    expect((await again(job)).claims[0]).toMatchObject({ answer: 'yes', answerVia: 'link' })
    expect(t.mails().at(-1)?.subject).toBe('Zoya: yes')
    await expect(answers.give({ token, version: shown.version + 1, answer: 'no' })).rejects.toMatchObject(
      NOT_FOUND,
    )
  })

  it('is a secret of 128 bits, stored as its hash only', async () => {
    const { t, token } = await asked()
    expect(Buffer.from(token, 'base64url')).toHaveLength(16)
    expect(JSON.stringify(t.db.select().from(oneTimeTokens).all())).not.toContain(token)
  })

  it('shows its answer until it ends, unless the answer has changed since', async () => {
    const { desk, answers, token, job, again } = await asked()
    await answers.give({
      token,
      version: claimOf(job).version,
      answer: 'conditional',
      words: 'Only until six',
    })
    expect(await answers.get({ token })).toEqual({ answer: 'conditional' })
    await desk.claims.recordAnswer({ ...claimOf(await again(job)), answer: 'yes' })
    await expect(answers.get({ token })).rejects.toMatchObject(NOT_FOUND)

    const ended = await asked()
    await ended.answers.give({ token: ended.token, version: claimOf(ended.job).version, answer: 'yes' })
    ended.t.later(7 * DAY)
    await expect(ended.answers.get({ token: ended.token })).rejects.toMatchObject(NOT_FOUND)
  })

  it('returns the same 404 when guessed, ended, or no longer needed', async () => {
    const words = async (call: Promise<unknown>) =>
      call.then(String, ({ code, message }) => `${code} ${message}`)
    const guessed = await asked()
    const expected = await words(guessed.answers.get({ token: 'guessed' }))
    const ended = await asked()
    ended.t.later(7 * DAY)
    const released = await asked()
    await released.desk.claims.release(claimOf(released.job))
    const recorded = await asked()
    await recorded.desk.claims.recordAnswer({ ...claimOf(recorded.job), answer: 'yes' })
    for (const { answers, token } of [ended, released, recorded])
      expect(await words(answers.get({ token }))).toBe(expected)
    expect(expected).toMatch(/^NOT_FOUND/)
  })

  it('is refused after 60 tries an hour from one address', async () => {
    const { answers } = await asked({ RATE_LIMIT: 'on' })
    for (let at = 0; at < 60; at++) await answers.get({ token: `x${at}` }).catch(() => {})
    await expect(answers.get({ token: 'x' })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it('does not overwrite what changed since it was read, and can be used afterwards', async () => {
    const { desk, answers, token, job, question } = await asked()
    const { job: shown } = await question()
    await desk.claims.setFee({ ...claimOf(job), feePaise: 10_000_00, feeUnit: 'day' })
    await expect(answers.give({ token, version: shown.version, answer: 'yes' })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    const { job: now } = await question()
    expect(await answers.give({ token, version: now.version, answer: 'yes' })).toEqual({ answer: 'yes' })
  })
})
