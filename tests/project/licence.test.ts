import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isAllowed, licenceOf, noticesOf, productionPackages } from '../../scripts/bundle/notices'

const read = (file: string) => readFileSync(file, 'utf8')
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

describe('the licence', () => {
  it('is the complete text of the GNU AGPL 3.0', () => {
    expect(sha256(read('LICENSE'))).toBe('8486a10c4393cee1c25392769ddd3b2d6c242d6ec7928e1414efff7dfb2f07ef')
  })

  it('is named by package.json, the lock, the README and the release', () => {
    expect(JSON.parse(read('package.json')).license).toBe('AGPL-3.0-only')
    expect(JSON.parse(read('package-lock.json')).packages[''].license).toBe('AGPL-3.0-only')
    expect(read('README.md')).toContain('AGPL-3.0')
    expect(read('scripts/release/stage.mjs')).toMatch(/from: 'LICENSE'/)
  })
})

describe('the licences of the packages', () => {
  it.each([
    ['MIT', true],
    ['MIT AND OFL-1.1', true],
    ['(MIT OR WTFPL)', true],
    ['(BSD-2-Clause OR MIT OR Apache-2.0)', true],
    ['GPL-2.0-only', false],
    ['MIT AND GPL-2.0-only', false],
    ['BUSL-1.1', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['UNLICENSED', false],
    ['', false],
  ])('%s fits: %s', (licence, fits) => {
    expect(isAllowed(licence)).toBe(fits)
  })

  it('all fit the AGPL-3.0', () => {
    const packages = productionPackages()
    expect(packages).toContain('node_modules/express')
    expect(packages).not.toContain('node_modules/vitest')
    const refused = packages.filter((folder) => !isAllowed(licenceOf(folder)))
    expect(refused.map((folder) => `${folder}: ${licenceOf(folder)}`)).toEqual([])
  })
})

describe('the notices', () => {
  const packages = [...productionPackages(), 'node_modules/@chakra-ui/react', 'node_modules/lucide-react']
  const text = noticesOf(packages)

  it('begin with the licence of the program and have that of every package, once', () => {
    expect(text).toMatch(
      /^This program is free software under the GNU Affero General Public License, version 3 only/,
    )
    const names = packages.map((folder) => JSON.parse(read(`${folder}/package.json`)).name)
    const owners = [
      'Copyright (c) 2009-2014 TJ Holowaychuk', // express
      'Copyright (c) Meta Platforms, Inc. and affiliates.', // react
      'Copyright 2020 The Archivo Project Authors',
      'Copyright Devon Govett, git://github.com/foliojs/fontkit.git', // brings no text
      'Lucide',
      '| libvips       | LGPLv3',
      'GNU LESSER GENERAL PUBLIC LICENSE',
    ]
    expect([...names, ...owners].filter((each) => !text.includes(each))).toEqual([])
    expect(text.match(/^ {20}GNU GENERAL PUBLIC LICENSE$/gm)).toHaveLength(1)
  })

  it('are the same text whatever the order of the packages', () => {
    expect(noticesOf(packages.toReversed())).toBe(text)
  })
})
