import { Box, Flex } from '@chakra-ui/react'
import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../design/actions/Button'
import { SearchBox } from '../../design/form/SearchBox'
import { SelectField } from '../../design/form/SelectField'
import { talent } from '../copy'
import { readable, type Search } from './useSearch'

type Props = { search: Search; label: string; button: string }

export function ListTools({ search: { search, setSearch, type, setType, types }, label, button }: Props) {
  const id = useId()
  const [isOpen, setOpen] = useState(type !== '')
  return (
    <Box mb={6}>
      <Flex gap={2} wrap="wrap">
        <Flex flex="1 1 10rem" minW={0}>
          <SearchBox label={label} value={search} onSearch={setSearch} />
        </Flex>
        <Button
          variant="outline"
          minH={12}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden />
          {button}
        </Button>
      </Flex>
      <Box id={id} hidden={!isOpen} mt={3} maxW={{ sm: '20rem' }}>
        <SelectField
          label={talent.lists.type}
          placeholder={talent.lists.allTypes}
          choices={(type === '' || types.includes(type) ? types : [...types, type]).map((value) => ({
            value,
            words: readable(value),
          }))}
          value={type}
          onChange={(event) => setType(event.currentTarget.value)}
        />
      </Box>
    </Box>
  )
}
