import { fold } from '../../shared/fold'

type Searched = { title: string; client?: string | null | undefined; city?: string | null | undefined }

/** What the agency's search of projects looks into: title, client and city, folded. */
export const projectSearchText = ({ title, client, city }: Searched): string =>
  fold([title, client ?? '', city ?? ''].join('\n'))

/** Everybody sees a project, and its moodboard, while it is public and active. */
export const isShown = ({ isPublic, isActive }: { isPublic: boolean; isActive: boolean }) =>
  isPublic && isActive
