const cleanUps: (() => unknown)[] = []

/** Runs `work` when the current test has ended, the latest first. */
export const afterThisTest = (work: () => unknown) => void cleanUps.push(work)

/** Called after each test by tests/helpers/setup.ts: a helper's own hook would belong to the first file of a worker. */
export async function cleanUp() {
  for (const work of cleanUps.splice(0).reverse()) await work()
}
