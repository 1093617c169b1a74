import { chakra } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { paths } from '../../../../../shared/paths'
import { roster } from '../copy'

const Back = chakra(Link)

export function BackToModels() {
  return (
    <Back
      href={paths.models}
      display="inline-flex"
      alignItems="center"
      gap={2}
      minH="touch"
      textStyle="label"
    >
      <ArrowLeft size={16} aria-hidden />
      {roster.profile.back}
    </Back>
  )
}
