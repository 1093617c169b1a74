import { useEffect, useState } from 'react'
import { SHORTLIST_MAX, shortlistKeys } from '../../../../../shared/pages/listAddress'
import type { PublicModel } from '../../../../../shared/roster/models'

const KEY = 'shortlist'
const CHANGED = 'shortlist'
/** Where storing is forbidden, the list is that of this page. */
let unstored = ''

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return unstored
  }
}

function write(keys: readonly string[]) {
  const text = keys.join(',')
  try {
    if (text === '') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, text)
  } catch {
    unstored = text
  }
  dispatchEvent(new Event(CHANGED))
}

type Named = Pick<PublicModel, 'id' | 'slug'>
const keyOf = ({ id, slug }: Named) => slug || id

/** What this browser keeps now, as the keys of models. */
export const storedShortlist = () => shortlistKeys(read())

/** A visitor's own shortlist. It is kept in this browser and sent nowhere; empty until the page is taken over. */
export function useShortlist() {
  const [text, setText] = useState('')
  useEffect(() => {
    const look = () => setText(read())
    look()
    addEventListener('storage', look)
    addEventListener(CHANGED, look)
    return () => {
      removeEventListener('storage', look)
      removeEventListener(CHANGED, look)
    }
  }, [])
  const keys = shortlistKeys(text)
  return {
    keys,
    isFull: keys.length >= SHORTLIST_MAX,
    has: (model: Named) => keys.includes(model.slug) || keys.includes(model.id),
    // From the store: a press from before the code comes before what is kept was read.
    toggle: (model: Named) => {
      const now = storedShortlist()
      const others = now.filter((key) => key !== model.slug && key !== model.id)
      write(others.length < now.length ? others : [...now, keyOf(model)].slice(0, SHORTLIST_MAX))
    },
    replace: (models: readonly Named[]) => write(models.map(keyOf)),
    clear: () => write([]),
  }
}

export type Shortlist = ReturnType<typeof useShortlist>
