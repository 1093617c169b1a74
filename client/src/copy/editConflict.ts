/** Copy for a save that was refused because the record has changed since it was loaded. */
export const editConflict = {
  title: 'Someone else changed this while you were editing.',
  text: 'Nothing you typed is lost. Choose which version to keep:',
  line: (field: string, theirs: string) => `${field} is now “${theirs}”.`,
  blank: (field: string) => `${field} is now blank.`,
  picture: 'another picture',
  secret: 'another one',
  mine: 'Keep my version',
  theirs: 'Use their version',
} as const
