import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../server/core/projectRoot'

it('gives each decision a number of its own', () => {
  const numbers = readdirSync(join(projectRoot, 'docs/decisions')).flatMap(
    (name) => /^\d{4}/.exec(name) ?? [],
  )
  expect(numbers.length).toBeGreaterThan(50)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})

it('has no link in its documents to a file that is not there', () => {
  const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: projectRoot, encoding: 'utf8' })
  const broken = documents
    .trim()
    .split('\n')
    .flatMap((document) =>
      [...readFileSync(join(projectRoot, document), 'utf8').matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(join(projectRoot, dirname(document), target)))
        .map((target) => `${document}: ${target}`),
    )
  expect(broken).toEqual([])
})
