type Moved = { active: { id: string | number }; over?: { id: string | number } | null }

/** The words of pictures that are put in order: only the rooms behind the doors have them, so no visitor loads them. */
export const sorting = {
  order: 'The first is seen first. Drag a picture by its number, or use space and the arrow keys.',
  move: (what: string) => `Move ${what}`,
  instructions:
    'Press space to pick the image up, the arrow keys to move it, space again to put it down, escape to leave it.',
  announcements: (place: (id: string | number) => number) => ({
    onDragStart: ({ active }: Moved) => `Picked up image ${place(active.id)}.`,
    onDragOver: ({ over }: Moved) => (over ? `Over place ${place(over.id)}.` : 'Over no place.'),
    onDragEnd: ({ over }: Moved) => (over ? `Put down at place ${place(over.id)}.` : 'Put back.'),
    onDragCancel: () => 'Put back.',
  }),
} as const
