// Only from source (development and tests): a worker thread does not inherit the TypeScript loader, so this one is
// JavaScript, switches the loader on and hands each task on to the worker's own module.
import { workerData } from 'piscina'
import { register } from 'tsx/esm/api'

register()
const worker = await import(workerData.module)

export default ({ task, input }) => worker[task](input)
