// Whose a row of the desk is (D33): a colleague who was deactivated is nobody, and what is nobody's is everybody's.

/** In SQL: this column has `:accountId`, no account, or one that was deactivated. */
export const isMine = (column: string): string =>
  `(${column} is null or ${column} in (select id from accounts where id = :accountId or deactivated_at is not null))`

/** In SQL: this column has an active account. */
export const isSomebodys = (column: string): string =>
  `${column} in (select id from accounts where deactivated_at is null)`
