import { chakra } from '@chakra-ui/react'

type Props = {
  label: string
  /** From 0 to 1. */
  share: number
}

/** A progress bar as a hairline that fills. */
export function ProgressBar({ label, share }: Props) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      height={1.5}
      border="1px solid"
      borderColor="fg"
    >
      <chakra.div height="full" bg="fg" transition="width 150ms" style={{ width: `${percent}%` }} />
    </chakra.div>
  )
}
