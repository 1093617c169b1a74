import type { ChangeHandler, UseFormRegisterReturn } from 'react-hook-form'

type Told = { type: string; target: { value: string; type: string } }

/** A field's name in the specification's records: `stage_name` for `stageName`. */
export const htmlNameOf = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

/**
 * Changes the `name` attribute of a registered field: the specification and the schemas name fields differently. The
 * form library finds a field by the name in its events, so they carry the schema's name; `type` lets it read a
 * checkbox by its `checked`.
 */
export function withHtmlName<Field extends UseFormRegisterReturn>(field: Field, name: string) {
  const renamed =
    (listen: ChangeHandler) =>
    ({ type, target }: Told) =>
      listen({ type, target: { name: field.name, value: target.value, type: target.type } })
  return {
    ...field,
    name,
    onChange: renamed(field.onChange),
    onBlur: renamed(field.onBlur),
  }
}
