import './node.mjs'
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'

/** The project's folder: every script runs in it, wherever it was called. */
export const root = path.resolve(import.meta.dirname, '..')
process.chdir(root)

/** A failure with a message for the person at the terminal: printed alone, without a stack. */
export class CliError extends Error {}

const began = Date.now()
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`

/** One line for the person at the terminal. */
export function log(line) {
  console.log(line)
}

/** Runs `work` and prints what is running, its time every 10 s, and its end. */
export async function withProgress(what, work) {
  const start = Date.now()
  log(`${what} …`)
  const beat = setInterval(() => log(`  still at it, ${Math.round((Date.now() - start) / 1000)} s`), 10_000)
  try {
    const result = await work()
    log(`  done in ${seconds(start)}`)
    return result
  } finally {
    clearInterval(beat)
  }
}

const ends = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Runs a program and resolves with its exit code, the signal that ended it, and its output. With `live`, it writes
 * straight to the terminal.
 * A signal to this process ends the program too, so that nothing is left running behind.
 */
export function run(command, args, { cwd = root, env = {}, live = false } = {}) {
  return new Promise((resolve) => {
    // In its own process group, so that a signal also reaches what the program started: npm does not forward it to a
    // compiler.
    const inGroup = !live && process.platform !== 'win32'
    const child = spawn(command, args, {
      cwd,
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      detached: inGroup,
    })
    let output = ''
    const keep = (chunk) => {
      output = (output + chunk).slice(-100_000)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)

    const passOn = (signal) => {
      if (inGroup) process.kill(-child.pid, signal)
      else child.kill(signal)
      child.once('close', () => process.exit(128 + constants.signals[signal]))
    }
    for (const signal of ends) process.once(signal, passOn)
    const settle = (result) => {
      for (const signal of ends) process.off(signal, passOn)
      resolve(result)
    }
    child.once('error', (error) => settle({ code: 127, output: error.message }))
    child.once('close', (code, signal) => settle({ code: code ?? 1, signal, output }))
  })
}

/** How a failed program ended, in words. The kernel sends SIGKILL when memory runs out. */
export function endingOf({ code, signal }) {
  if (!signal) return `ended with code ${code}`
  return `was ended by ${signal}${signal === 'SIGKILL' ? ', perhaps because memory ran out' : ''}`
}

/** Runs a program that has to succeed; otherwise its last lines are the message. */
export async function mustRun(command, args, options) {
  const ended = await run(command, args, options)
  if (ended.code !== 0) {
    const tail = ended.output.trimEnd().split('\n').slice(-40).join('\n')
    throw new CliError(`${path.basename(command)} ${args.join(' ')} ${endingOf(ended)}:\n${tail}`)
  }
  return ended.output
}

/** Only one process at a time installs or builds in this folder; a second one waits for the first. */
export async function withLock(what, work) {
  const file = path.join(root, '.cache', `${what}.lock`)
  mkdirSync(path.dirname(file), { recursive: true })
  let hasLogged = false
  while (!take(file)) {
    if (!hasLogged) log(`Another process is doing the same (${what}). Waiting for it …`)
    hasLogged = true
    await pause(300)
  }
  const release = () => rmSync(file, { force: true })
  const alive = setInterval(() => existsSync(file) && utimesSync(file, new Date(), new Date()), 2_000)
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(alive)
    release()
    process.off('exit', release)
  }
}

/** A lock that was not touched for 15 s belongs to a killed process. */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
    if (Date.now() - touched > 15_000) rmSync(file, { force: true })
    return false
  }
}

/** Whether this file was started itself, and not imported by another script. */
export const isStarted = (url) => url === pathToFileURL(process.argv[1] ?? '/').href

/**
 * Runs a script's main part. A CliError is one message and exits with 78, after which systemd does not restart
 * (agency.service); any other error keeps its stack and exits with 1.
 */
export async function runCli(work) {
  try {
    await work()
  } catch (error) {
    const isCliError = error instanceof CliError
    console.error(isCliError ? `\n${error.message}` : error)
    log(`Stopped after ${seconds(began)}.`)
    process.exit(isCliError ? 78 : 1)
  }
}
