import type { ProjectType } from '../../../shared/lists'

export const projectTypes: Record<ProjectType, string> = {
  fashion: 'Fashion',
  commercial: 'Commercial',
  editorial: 'Editorial',
  music_video: 'Music video',
  campaign: 'Campaign',
  portrait: 'Portrait',
  beauty: 'Beauty',
  lifestyle: 'Lifestyle',
}
