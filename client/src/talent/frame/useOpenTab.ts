import { useSearchParams } from 'wouter'

export const TABS = ['dashboard', 'opportunities', 'portfolio', 'projects', 'profile'] as const
export type Tab = (typeof TABS)[number]

export function useOpenTab(): Tab {
  const [params] = useSearchParams()
  return TABS.find((each) => each === params.get('tab')) ?? 'dashboard'
}
