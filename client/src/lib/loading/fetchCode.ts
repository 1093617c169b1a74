/**
 * Loads code. Without a network it is not asked for, because a browser remembers an import that failed until the whole
 * page is loaded again.
 */
export const fetchCode = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  // Where pages are rendered there may be no navigator.
  if (globalThis.navigator?.onLine === false) throw new TypeError('No network')
  return load()
}
