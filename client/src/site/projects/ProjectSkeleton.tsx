import { Skeleton } from '../../design/feedback/Skeleton'

/** A placeholder as large as a `ProjectCard`. */
export function ProjectSkeleton() {
  return (
    <li aria-hidden>
      <Skeleton aspectRatio="3 / 2" />
      <Skeleton width="40%" height="0.9rem" mt={3} />
      <Skeleton width="70%" height="2.5rem" mt={3} />
      <Skeleton width="90%" height="3rem" mt={3} />
    </li>
  )
}
