import type { KeyObject } from 'node:crypto'

type ReleaseKey = { key: KeyObject; id: Buffer; publicKey: string }

export function releaseKey(text: string | undefined): ReleaseKey | null
export function signFile(file: string, key: ReleaseKey, seconds: number): void
