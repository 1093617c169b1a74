const methods = ['error', 'warn', 'info', 'log', 'debug'] as const
let isWatched = false

/** Everything printed to the console since it was last cleared. */
export const printed: string[] = []

/** Notes all that is printed. Only once in a worker, which runs many files. */
export function watchConsole() {
  if (isWatched) return
  isWatched = true
  for (const method of methods) {
    const print = console[method]
    console[method] = (...words: unknown[]) => {
      printed.push(`console.${method}: ${words.map(String).join(' ')}`)
      print(...words)
    }
  }
}
