import { useState } from 'react'
import type { ApiError } from '../../../lib/apiError'
import { desk } from '../copy'

type Typed<Name extends string> = Partial<Record<Name, { value: string; from: string }>>

/**
 * What is typed over what is stored. A field that was not touched follows what is stored, so that saving another one
 * never puts back what a colleague has changed meanwhile; a touched one says what the colleague wrote. What the server
 * refused stands at its field.
 */
export function useTyped<Name extends string>(stored: Record<Name, string>, issues: ApiError['issues'] = []) {
  const [typed, setTyped] = useState<Typed<Name>>({})
  const names = Object.keys(stored) as Name[]
  const shownIn = (name: Name) => typed[name]?.value ?? stored[name]
  const isChanged = (name: Name) => shownIn(name) !== stored[name]
  const isOvertaken = (name: Name) => isChanged(name) && typed[name]?.from !== stored[name]
  const type = (name: Name, value: string) =>
    setTyped((all) => ({ ...all, [name]: { value, from: all[name]?.from ?? stored[name] } }))
  return {
    /** the fields whose values differ from what is stored */
    changed: Object.fromEntries(names.filter(isChanged).map((name) => [name, shownIn(name)])) as Partial<
      Record<Name, string>
    >,
    isOvertaken: names.some(isOvertaken),
    clear: () => setTyped({}),
    type,
    field: (name: Name) => ({
      value: shownIn(name),
      error: issues.find(({ path }) => path === name)?.message,
      ...(isOvertaken(name) && { help: desk.job.nowStored(stored[name]) }),
      onChange: ({ target: { value } }: { target: { value: string } }) => type(name, value),
    }),
  }
}
