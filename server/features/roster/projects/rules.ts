import { fold } from '../../../../shared/text/fold'

type Searched = { title: string; client?: string | null | undefined; city?: string | null | undefined }

/** The agency's search text: title, client and city, folded. */
export const projectSearchText = ({ title, client, city }: Searched): string =>
  fold([title, client ?? '', city ?? ''].join('\n'))

/** Whether the project and its moodboard are visible to everybody. */
export const isShown = ({ isPublic, isActive }: { isPublic: boolean; isActive: boolean }) =>
  isPublic && isActive
