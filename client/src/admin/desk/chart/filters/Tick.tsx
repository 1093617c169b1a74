import { chakra } from '@chakra-ui/react'

type Props = { label: string; isOn: boolean; onTurn: (isOn: boolean) => void }

/** A choice in the line of tools. */
export const Tick = ({ label, isOn, onTurn }: Props) => (
  <chakra.label
    display="inline-flex"
    alignItems="center"
    gap={1.5}
    minH={{ base: 'touch', lg: 8 }}
    fontSize="0.8125rem"
    fontWeight="medium"
    whiteSpace="nowrap"
    cursor="pointer"
  >
    <chakra.input
      type="checkbox"
      width="16px"
      height="16px"
      accentColor="fg"
      checked={isOn}
      onChange={(event) => onTurn(event.currentTarget.checked)}
    />
    {label}
  </chakra.label>
)
