import { readFileSync } from 'node:fs'

/**
 * Each release of CHANGELOG.md with what it says of it, the newest first: what `agency update --check` reads. A heading such as
 * `## 1.0.1 (security)` marks one that closes a hole.
 */
export const releasesOf = () =>
  readFileSync('CHANGELOG.md', 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n')
      const [version = '', mark] = title.trim().split(' ')
      const changes = lines.join('\n').trim()
      return mark === '(security)' ? { version, changes, isSecurity: true } : { version, changes }
    })
