import { chakra } from '@chakra-ui/react'
import { phoneLink } from '../../../../../shared/agency'
import { buttonStyles } from '../../../design/actions/buttonStyles'

const Outside = chakra('a', buttonStyles)
type Props = { phone: string; variant?: 'primary' | 'outline'; children: string }

/** Calls a number: the phone of the device opens. */
export const PhoneButton = ({ phone, variant = 'outline', children }: Props) => (
  <Outside href={phoneLink(phone)} variant={variant} size="touch">
    {children}
  </Outside>
)
