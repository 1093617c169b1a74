import { keepPreviousData } from '@tanstack/react-query'
import { useId } from 'react'
import { TextField, type TextFieldProps } from '../../../../design/form/TextField'
import { trpc } from '../../../../lib/trpc'

const SHOWN = 8

/** The name of a client: known ones are suggested while it is typed, and another makes a new client. */
export function ClientNameField({ typed, ...field }: Omit<TextFieldProps, 'list'> & { typed: string }) {
  const list = useId()
  const search = typed.trim()
  const { data } = trpc.desk.clients.list.useQuery(
    { search, limit: SHOWN },
    { enabled: search !== '', placeholderData: keepPreviousData },
  )
  return (
    <>
      <TextField {...field} list={list} autoComplete="off" />
      <datalist id={list}>
        {data?.items.map(({ id, name, city }) => (
          <option key={id} value={name}>
            {city}
          </option>
        ))}
      </datalist>
    </>
  )
}
