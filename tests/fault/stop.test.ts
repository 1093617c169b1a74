import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { freePort } from '../../server/command/site/freePort'
import { send } from '../attack/calls'
import { people } from '../attack/people'
import { aFolder, aStart, placeIn, theServer } from '../helpers/servers/theServer'
import { book } from './visitors'

describe('R7 SIGTERM', () => {
  it('under load answers accepted requests, accepts no more, checkpoints and exits with 0', async () => {
    const server = await theServer()
    const { id } = people(server.folder).aTalent('Asha').model
    const statuses: number[] = []
    let taken = 0
    const writer = async () => {
      while (server.isRunning()) {
        const { status } = await book(server.url, id, taken++)
        statuses.push(status)
        if (status === 0) return
      }
    }
    const writers = Array.from({ length: 100 }, writer)
    await pause(800)
    const began = Date.now()
    expect(await server.stop()).toEqual({ code: 0, signal: null })
    expect(Date.now() - began).toBeLessThan(15_000)
    await Promise.all(writers)
    // Another program that reads the file finds everything in it, and no files beside it.
    const log = statSync(`${server.databasePath}-wal`, { throwIfNoEntry: false })
    expect(log?.size ?? 0).toBe(0)
    expect(new Set(statuses)).toEqual(new Set([200, 0]))
    const database = new Sqlite(placeIn(server.folder).databasePath)
    const kept = database.prepare('select count(*) from bookings').pluck().get() as number
    database.close()
    // No connection was cut between the commit and the answer.
    expect(kept).toBe(statuses.filter((status) => status === 200).length)
  })

  it('answers an upload whose picture is being processed, even if the signal reaches the picture process as well', async () => {
    const server = await theServer()
    const form = new FormData()
    const wide = sharp({ create: { width: 7_000, height: 5_000, channels: 3, background: '#a86' } })
    form.set('file', new Blob([new Uint8Array(await wide.jpeg().toBuffer())]), 'wide.jpg')
    const answer = send(`${server.url}/media/upload`, { method: 'POST', body: form })
    // The upload itself, and the folder for its files.
    await expect
      .poll(() => readdirSync(join(server.uploadsDir, 'incoming')), { interval: 10 })
      .toHaveLength(2)
    // As systemd and a terminal do: every process of the unit or group gets the signal.
    const ofPictures = Number(spawnSync('ps', ['-o', 'pid=', '--ppid', String(server.pid)]).stdout)
    expect(ofPictures).toBeGreaterThan(0)
    process.kill(ofPictures, 'SIGTERM')
    expect(await server.stop()).toEqual({ code: 0, signal: null })
    expect((await answer).status).toBe(200)
  })

  it('exits within its time limit although a client holds a request open', async () => {
    const server = await theServer()
    const socket: Socket = connect(server.port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      'POST /bookings HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{',
    )
    await pause(200)
    const began = Date.now()
    expect(await server.stop()).toEqual({ code: 0, signal: null })
    expect(Date.now() - began).toBeLessThan(15_000)
    socket.destroy()
  })
})

describe('R7 a request in progress over an open connection', () => {
  it('is answered, and the answer says that the connection ends', async () => {
    const server = await theServer()
    const endings: string[] = []
    // As a proxy does: one connection each, with the next request as soon as the last is answered.
    const caller = async (_: unknown, n: number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      const ask = () =>
        new Promise<string>((resolve) => {
          const path = n % 2 ? '/public/models' : '/api/v1/agency/nothing'
          get({ agent, port: server.port, host: '127.0.0.1', path }, (answer) => {
            answer.resume().once('end', () => resolve(answer.headers.connection ?? ''))
          }).once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
        })
      let ending = await ask()
      while (ending === 'keep-alive') ending = await ask()
      endings.push(ending)
      agent.destroy()
    }
    const callers = Array.from({ length: 20 }, caller)
    await pause(800)
    expect(await server.stop()).toEqual({ code: 0, signal: null })
    await Promise.all(callers)
    expect(endings).toEqual(Array(20).fill('close'))
  })
})

describe('R7 a connection without a request, as browsers open them in advance', () => {
  it('does not delay the exit', async () => {
    const server = await theServer()
    const sockets = Array.from({ length: 10 }, () => connect(server.port, '127.0.0.1').on('error', () => {}))
    await pause(300)
    const began = Date.now()
    expect(await server.stop()).toEqual({ code: 0, signal: null })
    expect(Date.now() - began).toBeLessThan(8_000)
    for (const socket of sockets) socket.destroy()
  })
})

describe('R4 one writer', () => {
  it('a second server on the same folder refuses to start with a message, and the first continues', async () => {
    const first = await theServer()
    const second = await aStart(first.folder)
    expect((await second.ended).code).toBe(75)
    expect(second.said().trim()).toMatch(
      /^Another process already runs on .+\. Stop it first, or set DATABASE_PATH/,
    )
    expect(second.said().trim().split('\n')).toHaveLength(1)
    expect((await send(`${first.url}/readyz`)).status).toBe(200)
    await first.stop('SIGKILL')
    // The lock ended with the process, however that ended.
    const third = await theServer({}, first.folder)
    await third.stop()
  })

  it('a port in use stops the start with a message and releases the data folder', async () => {
    const other = createServer()
    const port = await freePort()
    await new Promise<void>((done) => other.listen(port, '127.0.0.1', done))
    const folder = aFolder()
    const refused = await aStart(folder, { PORT: String(port) })
    expect((await refused.ended).code).toBe(75)
    expect(refused.said()).toContain(`Port ${port} on 127.0.0.1 is in use.`)
    other.close()
    await (await theServer({}, folder)).stop()
  })

  it('R9 another program that locks the database delays writes by a second, then they answer 503, and it recovers', async () => {
    const server = await theServer()
    const { id } = people(server.folder).aTalent('Asha').model
    const holder = new Sqlite(server.databasePath)
    holder.exec('BEGIN IMMEDIATE')
    expect((await book(server.url, id, 1)).status).toBe(503)
    expect((await send(`${server.url}/public/models`)).status).toBe(200)
    holder.exec('ROLLBACK')
    holder.close()
    expect((await book(server.url, id, 2)).status).toBe(200)
    await server.stop()
  })
})
