import type { MailServer } from '../../../../../../shared/agency/serverSettings'

type Server = Pick<MailServer, 'host' | 'port' | 'security'>

/** The servers of the usual providers, as their own pages name them. */
export const mailProviders = {
  zoho: { host: 'smtppro.zoho.in', port: 465, security: 'tls' },
  google: { host: 'smtp.gmail.com', port: 465, security: 'tls' },
  microsoft: { host: 'smtp.office365.com', port: 587, security: 'starttls' },
  amazon: { host: 'email-smtp.ap-south-1.amazonaws.com', port: 587, security: 'starttls' },
  brevo: { host: 'smtp-relay.brevo.com', port: 587, security: 'starttls' },
} as const satisfies Record<string, Server>
export type MailProvider = keyof typeof mailProviders | 'own'

export const MAIL_PROVIDERS = [...(Object.keys(mailProviders) as MailProvider[]), 'own' as const]

/** Whose server that is. */
export const providerOf = (host: unknown): MailProvider =>
  (Object.keys(mailProviders) as (keyof typeof mailProviders)[]).find(
    (name) => mailProviders[name].host === host,
  ) ?? 'own'
