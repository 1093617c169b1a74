/** All with the same key together, in the order of their first. */
export function groupsOf<Each>(all: readonly Each[], key: (each: Each) => string): Each[][] {
  const groups = new Map<string, Each[]>()
  for (const each of all) {
    const group = groups.get(key(each))
    if (group) group.push(each)
    else groups.set(key(each), [each])
  }
  return [...groups.values()]
}
