type Moved = { active: { id: string | number }; over?: { id: string | number } | null }

/** Copy of sortable pictures. A file of its own, because the public site does not need it. */
export const sorting = {
  order: 'Drag to reorder, or use Space and the arrow keys. The first photo is shown first.',
  move: (what: string) => `Move ${what}`,
  instructions:
    'Press Space to pick up the image, use the arrow keys to move it, Space again to drop it, Escape to cancel.',
  announcements: (place: (id: string | number) => number) => ({
    onDragStart: ({ active }: Moved) => `Picked up image ${place(active.id)}.`,
    onDragOver: ({ over }: Moved) => (over ? `Over place ${place(over.id)}.` : 'Outside the list.'),
    onDragEnd: ({ over }: Moved) => (over ? `Dropped at place ${place(over.id)}.` : 'Moved back.'),
    onDragCancel: () => 'Moved back.',
  }),
} as const
