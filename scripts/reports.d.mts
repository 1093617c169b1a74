/** How many tests of a step passed, and of each that failed its name and the first lines of its reason. */
type Report = { passed: number; failures: string[] }

// biome-ignore lint/suspicious/noExplicitAny: what a program of another house writes, and reports.mjs reads.
export function vitestReport(report: any): Report
// biome-ignore lint/suspicious/noExplicitAny: as above.
export function playwrightReport(report: any): Report
