import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startBucketServer } from './bucketServer'

// npm run test:bucket -- npx vitest run tests/api/media: runs a command of the tests with the files in a bucket.

const [program = '', ...args] = process.argv.slice(2)
const bucket = await startBucketServer()
const env = { ...process.env, TEST_MEDIA_URL: bucket.url() }
const child = spawn(program, args, { stdio: 'inherit', env })
const [code] = await once(child, 'close')
await bucket.close()
process.exit(code ?? 1)
