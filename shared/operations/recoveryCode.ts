/** The recovery code of the backups: when it was made, and whether it opens what is stored now. */
export type RecoveryCodeState = { at: string; isCurrent: boolean }

/** Told once. */
export type NewRecoveryCode = { code: string }
