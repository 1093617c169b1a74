import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { notifySuccess } from '../../lib/notify'
import { ShortForm } from './ShortForm'
import { tellFormFailed } from './tellFailed'

type Props = Omit<ComponentProps<typeof ShortForm>, 'submit' | 'busyWords'> & {
  copy: { add: string; submit: string; busy: string }
  heading: 'h2' | 'h3'
}

/** A form that adds an entry to the list beside it. */
export const AddForm = ({ copy, heading, children, ...form }: Props) => (
  <ShortForm submit={copy.submit} busyWords={copy.busy} {...form}>
    <chakra.h2 as={heading} textStyle="label" color="fgQuiet">
      {copy.add}
    </chakra.h2>
    {children}
  </ShortForm>
)

type Addition<Saved> = { onSaved: (saved: Saved) => unknown; done: string; failed: string }

/** Mutation options for `AddForm`: clears the form on success, shows field errors on failure. */
export const additionOptions = <Saved, Fields extends FieldValues>(
  form: Pick<UseFormReturn<Fields>, 'getValues' | 'setError' | 'reset'>,
  { onSaved, done, failed }: Addition<Saved>,
) => ({
  onSuccess(saved: Saved) {
    void onSaved(saved)
    form.reset()
    notifySuccess(done)
  },
  onError: tellFormFailed(form, failed),
})
