export type ProjectShape = 'wide' | 'half'

/**
 * The shape of each card, so that no row has a hole: the first one and featured ones are wide where a row begins, and so
 * is one that would be alone in its row.
 */
export function projectRows(projects: readonly { isFeatured: boolean }[]): ProjectShape[] {
  const shapes: ProjectShape[] = []
  let isRowOpen = false
  projects.forEach(({ isFeatured }, at) => {
    const isAlone = at === projects.length - 1
    const shape = !isRowOpen && (at === 0 || isFeatured || isAlone) ? 'wide' : 'half'
    shapes.push(shape)
    isRowOpen = shape === 'half' && !isRowOpen
  })
  return shapes
}
