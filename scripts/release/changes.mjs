import { readFileSync } from 'node:fs'

/** Each release of CHANGELOG.md with what it says of it, the newest first: what `agency update --check` reads. */
export const releasesOf = () =>
  readFileSync('CHANGELOG.md', 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [version = '', ...lines] = part.split('\n')
      return { version: version.trim(), changes: lines.join('\n').trim() }
    })
