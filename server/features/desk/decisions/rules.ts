const UNDOABLE = [
  'option',
  'confirmed',
  'released',
  'cancelled',
  'withdrawn',
  'dates set',
  'proposed instead',
  'date moved',
  'date cancelled',
  'item closed',
  'challenge',
  'challenge moved',
  'challenge taken back',
  'let ahead',
  'booked out',
  'bookout changed',
  'bookout ended',
]

/** Whether a decision of this kind can be taken back while its mails wait. */
export const isUndoable = (kind: string) => UNDOABLE.includes(kind) || kind.startsWith('stage ')
