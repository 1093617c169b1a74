import { type UseFormReturn, useWatch } from 'react-hook-form'
import { SelectField } from '../../../../design/form/SelectField'
import { Why } from '../../../forms/Why'
import { adminSettings } from '../copy'
import type { Draft } from '../sectionDraft'
import { MAIL_PROVIDERS, type MailProvider, mailProviders, providerOf } from './mailProviders'

const copy = adminSettings.providers

/** Fills in server, port and security of a usual provider. The choice itself is not stored: the server names it. */
export function ProviderField({ form }: { form: UseFormReturn<Draft, unknown, Draft> }) {
  const provider = providerOf(useWatch({ control: form.control, name: 'host' }))
  const fill = (chosen: MailProvider) => {
    const server = chosen === 'own' ? { host: '', port: 587, security: 'starttls' } : mailProviders[chosen]
    for (const [name, value] of Object.entries(server))
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    if (chosen === 'own') form.setFocus('host')
  }
  return (
    <>
      <SelectField
        label={copy.label}
        help={copy.help[provider]}
        choices={MAIL_PROVIDERS.map((value) => ({ value, words: copy.names[value] }))}
        value={provider}
        onChange={({ currentTarget: { value } }) => fill(value as MailProvider)}
      />
      {copy.more[provider] ? <Why of={copy.label}>{copy.more[provider]}</Why> : null}
    </>
  )
}
