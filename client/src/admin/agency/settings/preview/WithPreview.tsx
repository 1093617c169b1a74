import { Box, Grid } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { SectionRecord } from '../../../../../../shared/agency/agencySettings'
import { Button } from '../../../../design/actions/Button'
import { LatePart } from '../../../../design/feedback/LatePart'
import type { Draft } from '../sectionDraft'
import { settingsPreview as copy } from './preview.copy'
import { previewPages } from './previewPages'

const loadPreview = () => import('./Preview')

/** Whether this window's last form was shown with its preview: the next one is too. */
let wasOpen = false

type Props = { record: SectionRecord; form: UseFormReturn<Draft, unknown, Draft>; children: ReactNode }

/** A section's form with a preview of what visitors see of it: beside it, on a narrow screen above it. */
export function WithPreview({ record, form, children }: Props) {
  const [isOpen, setOpen] = useState(wasOpen)
  const pages = previewPages[record.section]
  if (!pages) return children
  return (
    <>
      <Button
        variant="outline"
        size="small"
        mb={6}
        display="flex"
        // Above the preview.
        ml={{ lg: 'auto' }}
        aria-expanded={isOpen}
        onClick={() => {
          wasOpen = !isOpen
          setOpen(wasOpen)
        }}
      >
        {isOpen ? copy.hide : copy.show}
      </Button>
      <Grid
        gap={8}
        alignItems="start"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: isOpen ? 'minmax(0, 1fr) minmax(0, 1fr)' : undefined,
        }}
      >
        {isOpen ? (
          <Box minW={0} position={{ lg: 'sticky' }} top={20} gridColumn={{ lg: 2 }} gridRow={{ lg: 1 }}>
            <LatePart load={loadPreview} loading={copy.loading}>
              {(Preview) => <Preview pages={pages} record={record} form={form} />}
            </LatePart>
          </Box>
        ) : null}
        <Box minW={0}>{children}</Box>
      </Grid>
    </>
  )
}
