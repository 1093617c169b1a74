import { isDeepStrictEqual } from 'node:util'
import type { Question } from './questions'

const READS_COMPARED = 12

/** Throws unless both servers give the same rows and fields to a sample of every question that only reads. */
export async function expectSameAnswers(question: Question, ours: string, bare: string) {
  const reads = question.rest.filter(({ method }) => method === undefined)
  const step = Math.max(1, Math.floor(reads.length / READS_COMPARED))
  for (let at = 0; at < reads.length; at += step) {
    const path = reads[at]?.path ?? ''
    const [own, other] = await Promise.all([answer(ours + path), answer(bare + path)])
    if (!isDeepStrictEqual(own, other))
      throw new Error(`The servers differ on ${path}:\n${shown(own)}\n${shown(other)}`)
  }
}

async function answer(url: string): Promise<unknown> {
  const response = await fetch(url)
  const body = (await response.json()) as { data: unknown }
  if (response.status !== 200 || !body.data) throw new Error(`${url} answered ${response.status}`)
  return body.data
}

const shown = (value: unknown) => JSON.stringify(value).slice(0, 600)
