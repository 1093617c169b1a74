import { readdirSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'
import { setup } from '../../../server/command/site/setup'
import { aMachine, aRelease, type TestMachine } from './machine'

/** The name of a release's folder on this kind of machine. */
export const nameOf = (version: string) => `agency-${version}-linux-${process.arch}`
export const current = ({ at }: TestMachine) => basename(readlinkSync(at('opt/agency/current')))
export const releases = ({ at }: TestMachine) => readdirSync(at('opt/agency/releases')).sort()
export const database = ({ read }: TestMachine) => read('var/lib/agency/agency.sqlite').trim().split('\n')
export const book = ({ url }: TestMachine, what: string) => fetch(`${url}/${what}`, { method: 'POST' })
export const running = async ({ url }: TestMachine) =>
  basename(((await (await fetch(url)).json()) as { release: string }).release)

/** The command of the installed release, as root types it. */
export const installed = (machine: TestMachine) =>
  machine.with(machine.at(`opt/agency/releases/${current(machine)}`))

/** A machine on which 1.0.0 runs, with one booking. */
export async function aSite(kind: { key?: string | null } = {}) {
  const machine = await aMachine()
  const release = aRelease(machine, { version: '1.0.0', ...kind })
  const options = ['--domain=agency.example', '--email=a@agency.example', `--port=${machine.port}`, '--yes']
  await setup(machine.with(release), options, true)
  await book(machine, 'first')
  machine.said.length = 0
  return machine
}
