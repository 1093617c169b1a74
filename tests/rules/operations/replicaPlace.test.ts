import { describe, expect, it } from 'vitest'
import { momentOf } from '../../../server/command/replica'
import { readConfig } from '../../../server/core/config'
import { litestreamConfig } from '../../../server/core/replica/litestream'
import { replicaPlace } from '../../../server/core/replica/place'

describe('REPLICA_URL', () => {
  it.each([
    ['file:///mnt/other/agency', { type: 'file', path: '/mnt/other/agency' }],
    ['file:///mnt/other%20disk/agency', { type: 'file', path: '/mnt/other disk/agency' }],
    ['s3://bucket', { type: 's3', bucket: 'bucket', path: '' }],
    ['s3://my.bucket/the/agency/', { type: 's3', bucket: 'my.bucket', path: 'the/agency' }],
    [
      's3://bucket/agency?endpoint=https://s3.example:9000&region=eu-1',
      { type: 's3', bucket: 'bucket', path: 'agency', endpoint: 'https://s3.example:9000', region: 'eu-1' },
    ],
  ])('%s names a place', (given, place) => {
    expect(replicaPlace(given)).toEqual(place)
    expect(readConfig({ REPLICA_URL: given }, '/srv/agency').REPLICA_URL).toBe(given)
  })

  it.each([
    'bucket/agency',
    '/mnt/other/agency',
    'file://mnt/other/agency',
    'file:///',
    'file:///mnt/other?endpoint=https://s3.example',
    'file:///mnt/%E0%A4%A',
    's3:///agency',
    's3://key:secret@bucket/agency',
    's3://bucket/agency?endpoint=s3.example',
    's3://bucket/agency?secret=typed-here',
    'sftp://backup.example/agency',
  ])('%s is refused with how it looks', (given) => {
    expect(() => readConfig({ REPLICA_URL: given }, '/srv/agency')).toThrow(
      /^Wrong configuration\. REPLICA_URL: must look like s3:\/\/bucket\/folder\?endpoint=.+ or file:\/\/\/.+, without keys$/,
    )
  })

  it('is not set where it is empty', () => {
    expect(readConfig({ REPLICA_URL: ' ' }, '/srv/agency').REPLICA_URL).toBeUndefined()
  })
})

describe('the configuration of Litestream', () => {
  it('has the place, two weeks of history, and no checkpoint that would block the site', () => {
    const place = { type: 's3', bucket: 'bucket', path: 'agency', region: 'eu-1' } as const
    expect(litestreamConfig(place, '/var/lib/agency/agency.sqlite', 4711)).toEqual({
      addr: '127.0.0.1:4711',
      logging: { level: 'warn', stderr: true },
      dbs: [
        {
          path: '/var/lib/agency/agency.sqlite',
          'max-checkpoint-page-count': 0,
          replicas: [
            {
              type: 's3',
              bucket: 'bucket',
              path: 'agency',
              region: 'eu-1',
              'sync-interval': '1s',
              'snapshot-interval': '24h',
              retention: '336h',
              'validation-interval': '24h',
            },
          ],
        },
      ],
    })
  })
})

describe('the moment of a restore', () => {
  it.each([
    ['2026-11-25T10:00', '2026-11-25T04:30:00.000Z'],
    ['2026-11-25 10:00:30', '2026-11-25T04:30:30.000Z'],
    ['2026-11-25T10:00Z', '2026-11-25T10:00:00.000Z'],
    ['2026-11-25T10:00:00+01:00', '2026-11-25T09:00:00.000Z'],
  ])('%s is %s', (given, moment) => {
    expect(momentOf(given).toISOString()).toBe(moment)
  })

  it.each(['yesterday', '2026-11-25', '10:00', '2026-13-25T10:00', '2026-11-25T10:00 IST', ''])(
    '"%s" is refused',
    (given) => {
      expect(() => momentOf(given)).toThrow('is no moment such as 2026-11-25T10:00.')
    },
  )
})
