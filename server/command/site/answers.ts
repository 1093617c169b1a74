import { domainToASCII } from 'node:url'
import { EMAIL_SHAPE } from '../../../shared/text/text'
import { StartupError } from '../../core/startupError'
import type { Machine } from './machine'

/** `--name value`, `--name=value` and `--name`, and what is none of them. Throws a StartupError for an unknown name. */
export function readOptions(
  given: string[],
  values: readonly string[],
  switches: readonly string[],
  usage: string,
) {
  const options: Record<string, string> = {}
  const rest: string[] = []
  const queue = [...given]
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    if (!next.startsWith('--')) {
      rest.push(next)
      continue
    }
    const [name = '', ...after] = next.slice(2).split('=')
    const isSwitch = switches.includes(name)
    const value = isSwitch ? 'yes' : after.length > 0 ? after.join('=') : queue.shift()
    if (value === undefined || !(isSwitch || values.includes(name)))
      throw new StartupError(`${next} is not understood. Usage: ${usage}`)
    options[name] = value
  }
  return { options, rest }
}

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/

/** A domain as browsers write it; null when it is none. */
export function domainOf(given: string): string | null {
  const domain = domainToASCII(
    given
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/\/$/, ''),
  )
  const labels = domain.split('.')
  const isName =
    labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '')
  return isName ? domain : null
}

/** An email address in lower case; null when it is none. */
export const emailOf = (given: string): string | null =>
  EMAIL_SHAPE.test(given.trim()) ? given.trim().toLowerCase() : null

/** The port to listen on; null when it is none. */
export const portOf = (given: string): string | null =>
  /^\d{1,5}$/.test(given) && Number(given) > 0 && Number(given) < 65_536 ? given : null

/** An address of releases, over https or on this machine; null when it is none. */
export const addressOf = (given: string): string | null =>
  /^(https:\/\/|http:\/\/(127\.0\.0\.1|localhost):)[^\s'"#]+$/.test(given) ? given : null

const TRIES = 3

/**
 * The value of an option, else a typed answer, asked again while it is wrong. Throws a StartupError when the option is
 * wrong, or when there is neither.
 */
export async function answerTo(
  machine: Machine,
  { name, question, wrong }: { name: string; question: string; wrong: string },
  given: string | undefined,
  read: (answer: string) => string | null,
): Promise<string> {
  if (given !== undefined) {
    const value = read(given)
    if (value === null) throw new StartupError(`--${name} ${given}: ${wrong}`)
    return value
  }
  for (let asked = 0; asked < TRIES; asked++) {
    const answer = await machine.ask(`${question} `)
    if (answer === null) break
    const value = read(answer)
    if (value !== null) return value
    machine.say(wrong)
  }
  throw new StartupError(`Give it as --${name}.`)
}

/** Asks for a yes, unless it was given. Throws a StartupError when the answer is another one. */
export async function confirm(machine: Machine, question: string, isGiven: boolean) {
  if (isGiven) return
  const answer = await machine.ask(`${question} [yes/no] `)
  if (answer === null) throw new StartupError('There is no terminal to answer in. Add --yes.')
  if (!/^y(es)?$/i.test(answer.trim())) throw new StartupError('Nothing was changed.')
}
