import { createInterface, type Interface } from 'node:readline'

/** Opened by the first question. Its lines wait until they are asked for, so that they can be piped in as well. */
let input: Interface | undefined
let typed: AsyncIterator<string> | undefined

/** The typed answer; null where nobody can answer. */
export async function ask(question: string): Promise<string | null> {
  process.stdout.write(question)
  input ??= createInterface({ input: process.stdin })
  typed ??= input[Symbol.asyncIterator]()
  const { value, done } = await typed.next()
  if (!done) return value
  process.stdout.write('\n')
  return null
}

/** Asks only at a terminal: a timer or a script would wait for ever. */
export const askHere = (question: string) => (process.stdin.isTTY ? ask(question) : Promise.resolve(null))

/** Lets the process end. */
export const endAsking = () => input?.close()
