/** How many tests of a step passed, and of each that failed its name and the first lines of its reason. */
type Report = { passed: number; failures: string[] }

export function vitestReport(report: unknown): Report
export function playwrightReport(report: unknown): Report
