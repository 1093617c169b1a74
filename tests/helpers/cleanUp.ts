const cleanUps: (() => unknown)[] = []
const ofFile: (() => unknown)[] = []

/** Runs `work` when the current test has ended, the latest first. */
export const afterThisTest = (work: () => unknown) => void cleanUps.push(work)

/** Runs `work` when the current test file has ended, the latest first. */
export const afterThisFile = (work: () => unknown) => void ofFile.push(work)

/** Called after each test by tests/helpers/setup.ts: a helper's own hook would belong to the first file of a worker. */
export async function cleanUp() {
  for (const work of cleanUps.splice(0).reverse()) await work()
}

/** Called after each file in the same way. */
export async function cleanUpFile() {
  for (const work of ofFile.splice(0).reverse()) await work()
}
