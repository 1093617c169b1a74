import { zodResolver } from '@hookform/resolvers/zod'
import { newJob } from '../../../../../../shared/desk/jobs/jobs'

/** The rules of a new job, loaded when its form is touched. */
export const newJobRules = zodResolver(newJob)
