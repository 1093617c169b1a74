import autocannon, { type Wanted } from 'autocannon'
import type { Question } from './queries'
import type { Running } from './servers'

const CONNECTIONS = 32
const WARM_SECONDS = 0.5
/** On a busy machine an answer may be late; what is judged is how much work it was. */
const TIMEOUT_SECONDS = 60

/** How long a turn is: by time, or by requests, which is the same work on a busy machine. */
export type Load = { duration: number } | { amount: number }

/** Answers a second, the 99th percentile in ms, the server's processor time in µs an answer, and what failed. */
export type Figure = { rate: number; p99: number; cpu: number; failed: number }
type Way = 'bare' | 'rest' | 'trpc'
/**
 * The median turn of each way; `ratio` and `cpuRatio` are medians of the turns' ratios to the minimal server; 1 means
 * equal.
 */
export type Line = Record<Way, Figure> & {
  size: number
  name: string
  ratio: Record<'rest' | 'trpc', number>
  cpuRatio: Record<'rest' | 'trpc', number>
}

async function measure(server: Running, requests: Wanted[], load: Load): Promise<Figure> {
  const before = server.cpu()
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    timeout: TIMEOUT_SECONDS,
    requests,
    ...load,
  })
  const answered = result['2xx']
  return {
    rate: answered / result.duration,
    p99: result.latency.p99,
    cpu: ((server.cpu() - before) * 1e6) / answered,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/**
 * One question to both servers in turns, so that a busy machine slows both alike. Throws when any answer failed.
 */
export async function compare(
  size: number,
  question: Question,
  { ours, bare, load, turns }: { ours: Running; bare: Running; load: Load; turns: number },
): Promise<Line> {
  const ask: Record<Way, (load: Load) => Promise<Figure>> = {
    bare: (load) => measure(bare, question.bare ?? question.rest, load),
    rest: (load) => measure(ours, question.rest, load),
    trpc: (load) => measure(ours, question.trpc, load),
  }
  const warm = 'amount' in load ? load : { duration: WARM_SECONDS }
  for (const way of ['bare', 'rest', 'trpc'] as const) await ask[way](warm)
  const taken: Record<Way, Figure>[] = []
  for (let turn = 0; turn < turns; turn++)
    taken.push({
      bare: await ask.bare(load),
      rest: await ask.rest(load),
      trpc: await ask.trpc(load),
    })
  const all = taken.flatMap((turn) => Object.values(turn))
  const failed = all.reduce((sum, figure) => sum + figure.failed, 0)
  if (failed > 0) throw new Error(`${failed} requests of '${question.name}' failed`)

  const middle = (way: Way): Figure => ({
    rate: median(taken.map((turn) => turn[way].rate)),
    p99: median(taken.map((turn) => turn[way].p99)),
    cpu: median(taken.map((turn) => turn[way].cpu)),
    failed: 0,
  })
  const ratio = (way: Way) => median(taken.map((turn) => turn[way].rate / turn.bare.rate))
  const cpuRatio = (way: Way) => median(taken.map((turn) => turn.bare.cpu / turn[way].cpu))
  return {
    size,
    name: question.name,
    bare: middle('bare'),
    rest: middle('rest'),
    trpc: middle('trpc'),
    ratio: { rest: ratio('rest'), trpc: ratio('trpc') },
    cpuRatio: { rest: cpuRatio('rest'), trpc: cpuRatio('trpc') },
  }
}
