/** Does `work` for each of `items`, at most `atOnce` at the same time. The first failure ends it. */
export async function inParallel<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
) {
  const left = iteratorOf(items)
  let hasFailed = false
  const worker = async () => {
    for (;;) {
      const next = await left.next()
      if (next.done || hasFailed) return
      await work(next.value).catch((error) => {
        hasFailed = true
        throw error
      })
    }
  }
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, worker))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
}

const iteratorOf = <Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
): Iterator<Item> | AsyncIterator<Item> =>
  Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]()
