import { useMemo } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'

/**
 * A form's rules, fetched when the form is first touched: zod weighs as much as a page of its own, and the first
 * view needs none of it. Rules that cannot be fetched refuse nothing; the server has the same ones, and says so
 * when it cannot be reached either. `load` must be the same function at every call.
 */
export function useLateRules<Draft extends FieldValues, Form>(
  load: () => Promise<Resolver<Draft, unknown, Form>>,
) {
  return useMemo(() => {
    let rules: Promise<Resolver<Draft, unknown, Form> | null> | null = null
    const ready = () => {
      rules ??= load().catch(() => {
        rules = null
        return null
      })
      return rules
    }
    const resolver: Resolver<Draft, unknown, Form> = async (values, context, options) => {
      const known = await ready()
      return known ? known(values, context, options) : { values: values as unknown as Form, errors: {} }
    }
    return { resolver, fetchRules: () => void ready() }
  }, [load])
}
