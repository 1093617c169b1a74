import { chakra, Flex, Grid } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { PortfolioItem } from '../../../../shared/roster/portfolio'
import { Button } from '../../design/actions/Button'
import { FileDrop } from '../../design/form/FileDrop'
import { TWO_BY_TWO } from '../../design/lists/columns'
import { account } from '../copy'
import { PortfolioFrame } from './PortfolioFrame'
import { RemoveFile } from './RemoveFile'
import type { PortfolioUploads } from './usePortfolioUploads'

/** Named types, because with `image/*` an iPhone sends HEIC, which few programs can open. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,video/mp4,video/quicktime,video/webm'

type Props = { items: readonly PortfolioItem[]; uploads: PortfolioUploads }

export default function PortfolioStep({ items, uploads }: Props) {
  const copy = account.onboarding
  const [leavingId, setLeavingId] = useState<string | null>(null)
  const own = useRef<HTMLElement>(null)
  const sendAgain = () => {
    uploads.sendAgain?.()
    // The button disappears.
    own.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <FileDrop
        label={copy.files}
        help={copy.filesHelp}
        accept={ACCEPT}
        files={uploads.lines}
        onFiles={uploads.add}
        onRemove={uploads.remove}
      />
      {uploads.sendAgain ? (
        <Button variant="outline" justifySelf="start" onClick={sendAgain}>
          {copy.sendAgain}
        </Button>
      ) : null}
      <section ref={own} aria-labelledby="own-portfolio" tabIndex={-1} data-landing>
        <Flex align="baseline" justify="space-between" gap={4} mb={4}>
          <chakra.h3 id="own-portfolio" textStyle="subheading">
            {copy.uploaded}
          </chakra.h3>
          {items.length > 0 ? (
            <chakra.span textStyle="data" color="fgQuiet">
              {copy.uploadedCount(items.length)}
            </chakra.span>
          ) : null}
        </Flex>
        {items.length === 0 ? (
          <chakra.p color="fgQuiet">{copy.nothing}</chakra.p>
        ) : (
          <Grid
            as="ul"
            role="list"
            gridTemplateColumns={{ base: TWO_BY_TWO, md: 'repeat(3, 1fr)' }}
            gap="1px"
          >
            {items.map((item, at) => (
              <PortfolioFrame
                key={item.id}
                item={item}
                number={at + 1}
                onRemove={() => setLeavingId(item.id)}
              />
            ))}
          </Grid>
        )}
      </section>
      <RemoveFile item={items.find(({ id }) => id === leavingId)} onClose={() => setLeavingId(null)} />
    </>
  )
}
