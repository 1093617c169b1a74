import { statSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { type Router as ExpressRouter, Router } from 'express'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type SystemStatus, systemProblems } from '../../shared/system'
import type { AppContext } from '../core/context'
import { release } from '../core/release'
import { readStatus } from '../features/operations/system/service'
import { requireBearer } from './bearer'

/** What is measured: `timed` goes around every request, `routes` answer `/metrics`. */
export type Metrics = { timed(next: RequestListener): RequestListener; routes: ExpressRouter }

// From a picture that is ready to a zip of a whole portfolio.
const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** As nginx counts an answer that nobody waited for; it has no status of its own. */
const ABORTED = 499
const KINDS = ['trpc', 'api', 'public', 'media', 'assets', 'metrics', 'healthz', 'readyz']

/** The first part of a path where it is one of ours, else `page`: addresses contain names, and a label must be one of few. */
const kindOf = (url = '') => {
  const [, first = ''] = /^\/([^/?]*)/.exec(url) ?? []
  return KINDS.includes(first) ? first : 'page'
}

/**
 * Metrics in Prometheus' text format for a monitor with METRICS_TOKEN (Node's own, the time of requests, and the state
 * that `/admin/system` shows). Loaded only when that is configured. Sizes are in bytes and times in seconds, as
 * Prometheus wants them.
 */
export function openMetrics(app: AppContext, token: string): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'agency_http_request_duration_seconds',
    help: 'Time until the answer was sent, by method, kind of address and status; 499: the visitor left before it was',
    labelNames: ['method', 'kind', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  })
  const write = stateMetrics(registry, app)
  const routes = Router()
  routes.get('/metrics', requireBearer(token), async (_request, response) => {
    write(await readStatus(app))
    response.setHeader('cache-control', 'no-store')
    response.type(registry.contentType).send(await registry.metrics())
  })
  return {
    routes,
    timed: (next) => (request, response) => {
      const from = performance.now()
      const { method = '', url } = request
      response.once('close', () =>
        requests.observe(
          { method, kind: kindOf(url), status: response.writableFinished ? response.statusCode : ABORTED },
          (performance.now() - from) / 1_000,
        ),
      )
      next(request, response)
    },
  }
}

/** Registers what the system page shows. Returns what writes a state into them. */
function stateMetrics(registry: Registry, { config, clock }: Pick<AppContext, 'config' | 'clock'>) {
  const registers = [registry]
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `agency_${name}`, help, labelNames, registers })
  gauge('info', 'The release that runs', ['version', 'commit', 'node']).set(
    { version: release.version, commit: release.commit ?? '', node: process.versions.node },
    1,
  )
  const problem = gauge('problem', '1 while the system page shows this problem', ['problem'])
  const free = gauge('disk_free_bytes', 'Free space on the disk of these data', ['holds'])
  const total = gauge('disk_size_bytes', 'Size of the disk of these data', ['holds'])
  const database = gauge('database_bytes', 'Size of the database file')
  const mails = gauge(
    'mails',
    'Emails that wait, that failed at least once and wait, and that were given up',
    ['state'],
  )
  const oldestMail = gauge('oldest_waiting_mail_seconds', 'How long the oldest waiting email has waited')
  const backup = gauge(
    'last_backup_timestamp_seconds',
    'When the last successful backup was made; 0 for never',
  )
  const certificate = gauge(
    'certificate_end_timestamp_seconds',
    "When the certificate of the site's own address ends; missing until it was seen",
  )
  certificate.remove()
  const starts = gauge('starts_in_a_day', 'Starts of the server in the last 24 hours')
  const warnings = gauge('start_warnings', 'Warnings of the start')
  const pictures = gauge('pictures_given_up', 'Pictures whose sizes could not be made, since the start')
  const errors = new Counter({
    name: 'agency_unexpected_errors_total',
    help: 'Unexpected errors since the start',
    labelNames: ['kind'],
    registers,
  })
  const seconds = (time: string) => Date.parse(time) / 1_000

  return (status: SystemStatus) => {
    for (const name of systemProblems) problem.set({ problem: name }, status.problems.includes(name) ? 1 : 0)
    for (const { holds, freeBytes, totalBytes } of status.disks) {
      if (freeBytes !== null) free.set({ holds }, freeBytes)
      if (totalBytes !== null) total.set({ holds }, totalBytes)
    }
    if (config.databasePath !== ':memory:') database.set(statSync(config.databasePath).size)
    const { waiting, failed, givenUp, oldestWaitingAt } = status.mail
    mails.set({ state: 'waiting' }, waiting)
    mails.set({ state: 'failed' }, failed)
    mails.set({ state: 'given_up' }, givenUp)
    oldestMail.set(oldestWaitingAt === null ? 0 : clock().getTime() / 1_000 - seconds(oldestWaitingAt))
    backup.set(status.backup.lastSuccess === null ? 0 : seconds(status.backup.lastSuccess.at))
    if (status.certificate?.found) certificate.set(seconds(status.certificate.found.endsAt))
    starts.set(status.startsInADay)
    warnings.set(status.startWarnings.length)
    pictures.set(status.picturesGivenUp)
    errors.reset()
    for (const { kind, count } of status.errors) errors.inc({ kind }, count)
  }
}
