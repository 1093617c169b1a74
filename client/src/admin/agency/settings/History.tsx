import { Box, chakra, Flex } from '@chakra-ui/react'
import type { EditedSection } from '../../../../../shared/agency/agencySettings'
import { shortMoment } from '../../../../../shared/format'
import { Button } from '../../../design/actions/Button'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { PageSection } from '../../lists/records/PageSection'
import { adminSettings } from './copy'

const copy = adminSettings.history

type Props = {
  section: EditedSection
  /** true while the form has changes or is saved */
  isBusy: boolean
  onRestore: (value: object) => Promise<void>
}

/** The last saves of a section, each with a button that brings back what was before it. */
export function History({ section, isBusy, onRestore }: Props) {
  const { data: changes = [] } = trpc.admin.settings.changes.useQuery({ section }, adminQueryOptions)
  const { fields } = adminSettings.sections[section]
  if (changes.length === 0) return null
  return (
    <Box maxW="44rem" mt={12}>
      <PageSection title={copy.title}>
        <Box as="ul" role="list">
          {changes.map(({ number, at, by, changed, before }) => (
            <chakra.li key={number} py={2} borderTop="1px solid" borderColor="hairline">
              <Flex align="center" justify="space-between" gap={4}>
                <Box minW={0} overflowWrap="anywhere">
                  {copy.changed(by, changed.map((name) => fields[name]?.[0] ?? name).join(', '))}
                  <chakra.span display="block" textStyle="data" color="fgQuiet">
                    {shortMoment(at)}
                  </chakra.span>
                </Box>
                {before ? (
                  <Button
                    variant="outline"
                    size="small"
                    aria-label={copy.restoreOf(shortMoment(at))}
                    disabled={isBusy}
                    onClick={() => void onRestore(before)}
                  >
                    {copy.restore}
                  </Button>
                ) : null}
              </Flex>
            </chakra.li>
          ))}
        </Box>
      </PageSection>
    </Box>
  )
}
