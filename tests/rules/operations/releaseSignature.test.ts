import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { releaseKey, signFile } from '../../../scripts/release/sign.mjs'
import { faultOf } from '../../../server/command/update/signature'
import { afterThisTest } from '../../helpers/cleanUp'
import { OTHER_KEY, RELEASE_KEY } from '../../helpers/installed/releaseKeys'

// All three were made by minisign 0.11.
const PUBLIC = `untrusted comment: minisign public key B4869F2ABB449859
RWRZmES7Kp+GtAfILJ99+m80jwRdHKVDRdu2hFGzVEgS1Dn0hZp83PSg
`
const HASHED = `untrusted comment: signature from minisign secret key
RURZmES7Kp+GtJzlyCK8h9sGQjpPuJtaXUU3jHI4U0wZ2lXYQiBNovcrN7fMx7EMq6JEV7UF7n75mnLUwkTRnRmwJJJ9YfrqjA0=
trusted comment: timestamp:1795625536	file:f	hashed
ip4D0PNgV3NK1M870lWeI3ah89TAtS80vCF4/4/Jxgd0EHDlJClvQUIFeoYbLpWBX1H9OCQhk1cYe0lJ3z5fDw==
`
const LEGACY = `untrusted comment: signature from minisign secret key
RWRZmES7Kp+GtClBchiY9RWuBr/jh3aW+UpcpcLnFWRvP0F3vAVDcUg4F6bmTFv/dJgrmPuDnOggZWeHnJEMDDrHRPLU+hPOOQQ=
trusted comment: timestamp:1795625536	file:f
0qzOBdMqWpM1Q5J3BjbatoIoepIR5kEosqE1chtqwgTD5stU8HdHvXtqItKoYBnUd0Wlgs8w1MAF52jftodrDA==
`
const HELLO = Buffer.from('hello\n')

describe('a signature of minisign', () => {
  it.for([
    ['of the hash', HASHED],
    ['of the file itself', LEGACY],
  ] as const)('%s is right for its file only', ([, signature]) => {
    expect(faultOf(HELLO, signature, PUBLIC)).toBeNull()
    const fault = faultOf(Buffer.from('hallo\n'), signature, PUBLIC)
    expect(fault).toBe('its signature is not the one of this file')
  })

  it.for([
    ['another comment', HASHED.replace('file:f', 'file:g'), 'its signature is not the one of this file'],
    ['no comment', HASHED.split('\n').slice(0, 2).join('\n'), 'its signature is not the one of this file'],
    ['nothing in it', '', 'its signature is not one of minisign'],
    ['half of it', HASHED.slice(0, 80), 'its signature is not one of minisign'],
  ] as const)('with %s is refused', ([, signature, fault]) => {
    expect(faultOf(HELLO, signature, PUBLIC)).toBe(fault)
  })

  it('of another key is refused', () => {
    const other = releaseKey(OTHER_KEY)?.publicKey ?? ''
    expect(faultOf(HELLO, HASHED, other)).toBe('it is signed with another key')
  })
})

describe('RELEASE_KEY', () => {
  it('gives the public key that minisign printed for it', () => {
    expect(releaseKey(RELEASE_KEY)?.publicKey).toBe(PUBLIC)
  })

  it('signs a file as minisign does', () => {
    const folder = mkdtempSync(join(tmpdir(), 'agency-signature-'))
    afterThisTest(() => rmSync(folder, { recursive: true }))
    const key = releaseKey(RELEASE_KEY)
    if (!key) throw new Error('The key cannot be read.')
    writeFileSync(join(folder, 'f'), HELLO)
    signFile(join(folder, 'f'), key, 1_795_625_536)
    const own = readFileSync(join(folder, 'f.minisig'), 'utf8').split('\n')
    // Ed25519 has one signature for one message, and the time is the same: so is the rest.
    expect(own.slice(1)).toEqual(HASHED.split('\n').slice(1))
  })

  it.for(['', undefined])('is none when it is %s', (text) => {
    expect(releaseKey(text)).toBeNull()
  })

  it.for([
    'untrusted comment: x\nRWQ=',
    PUBLIC,
    // With a password.
    RELEASE_KEY.replace('RWQAAEIy', 'RWRTY0Iy'),
  ])('is refused when it is %j', (text) => {
    expect(() => releaseKey(text)).toThrow('RELEASE_KEY is not the text of a key')
  })
})
