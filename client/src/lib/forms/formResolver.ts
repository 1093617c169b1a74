import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

type Input<Draft> = { [Field in keyof Draft]?: unknown }

/**
 * A schema's rules for a form whose fields hold text where the schema's input is narrower (an enum, a number).
 * The form hands on what the schema returns.
 */
export const formResolver = <Draft extends FieldValues, Form>(schema: z.ZodType<Form, Input<Draft>>) =>
  zodResolver(schema as z.ZodType<FieldValues, FieldValues>) as unknown as Resolver<Draft, unknown, Form>

/** The same, but the form hands on what was typed: the server parses it with the same schema. */
export const rawFormResolver = <Draft extends FieldValues, Form extends Input<Draft>>(
  schema: z.ZodType<unknown, Form>,
) =>
  zodResolver(schema as z.ZodType<FieldValues, FieldValues>, undefined, {
    raw: true,
  }) as unknown as Resolver<Draft, unknown, Form>
