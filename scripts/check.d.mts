export function domainOf(file: string): string | undefined
export function foldersOf(domain: string): string[]
export function testsFor(files: string[]): string[] | null
