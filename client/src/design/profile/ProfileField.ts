import type { withHtmlName } from '../../lib/forms/htmlName'

/** What a field of a profile needs on its page: what it is called, its name, and what is wrong with it. */
export type ProfileField<Name extends string> = (name: Name) => ReturnType<typeof withHtmlName> & {
  label: string
  help?: string
  placeholder?: string
  required: boolean
  error: string | undefined
}
