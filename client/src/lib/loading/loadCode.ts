/** The page's own code: index.html names all of it, or the starter of the server's page asks for it. */
const arrived = new Map<string, Promise<unknown>>()
for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]'))
  arrived.set(href, Promise.resolve())
for (const { src } of document.querySelectorAll<HTMLScriptElement>('script[type=module]'))
  arrived.set(src, Promise.resolve())

async function fetchWhole(href: string) {
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`)
  // Only a file that was read to its end is in the browser's cache.
  await answer.arrayBuffer()
}

function arrive(href: string) {
  const before = arrived.get(href)
  if (before) return before
  const arriving = fetchWhole(href)
  arrived.set(href, arriving)
  arriving.catch(() => arrived.delete(href))
  return arriving
}

/**
 * What a build calls for each `import()`, in place of Vite's helper (vite.config.ts): fetches the chunk and all that it
 * imports, then imports it, from the browser's cache. A browser does not fetch a module again whose import has failed
 * once, so with Vite's helper a person whose connection was gone for a moment could press Retry in vain.
 */
export async function loadCode<Code>(
  load: () => Promise<Code>,
  files: readonly string[] = [],
): Promise<Code> {
  await Promise.all(files.map((file) => arrive(new URL(file, `${location.origin}/`).href)))
  return load()
}
