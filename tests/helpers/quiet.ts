import { afterEach, beforeEach } from 'vitest'

const methods = ['error', 'warn', 'info', 'log', 'debug'] as const
const heard: string[] = []

for (const method of methods) {
  const speak = console[method]
  console[method] = (...words: unknown[]) => {
    heard.push(`console.${method}: ${words.map(String).join(' ')}`)
    speak(...words)
  }
}

beforeEach(() => {
  heard.length = 0
})

/** A noisy console fails the test: what a test prints is a warning nobody will read later. */
afterEach(() => {
  const noise = heard.splice(0)
  if (noise.length > 0) throw new Error(`The console must stay quiet, but it heard:\n${noise.join('\n')}`)
})
