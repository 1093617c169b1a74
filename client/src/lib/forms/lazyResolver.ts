import { useMemo } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import { fetchCode } from '../loading/fetchCode'

/**
 * Loads a form's rules when the form is first touched: zod is as large as a page, and the first view does not need it.
 * Without its rules the form accepts everything, and the server checks. `load` must be a stable function.
 */
export function useLazyResolver<Draft extends FieldValues, Form>(
  load: () => Promise<Resolver<Draft, unknown, Form>>,
) {
  return useMemo(() => {
    let rules: Promise<Resolver<Draft, unknown, Form> | null> | null = null
    const ready = () => {
      rules ??= fetchCode(load).catch(() => {
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
