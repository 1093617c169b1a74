// Development and tests only: worker threads do not inherit the TypeScript loader, so this JavaScript file
// registers it and then runs the worker's module.
import { workerData } from 'piscina'
import { register } from 'tsx/esm/api'

register()
const worker = await import(workerData.module)

export default ({ task, input }) => worker[task](input)
