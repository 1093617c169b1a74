import { Box, chakra } from '@chakra-ui/react'
import { Link } from 'wouter'
import { agency, phoneLink } from '../../../../shared/agency'
import { site } from '../../copy/site'
import { LinkButton } from '../../design/actions/LinkButton'
import { MobileDrawer } from '../../design/layout/MobileDrawer'
import { isUnder } from './isUnder'

const BigLink = chakra(Link)

export function PhoneMenu({ path }: { path: string }) {
  const copy = site.navigation
  return (
    <MobileDrawer path={path} copy={copy} until="lg" px="gutter">
      {(close) => (
        <>
          <Box as="nav" aria-label={copy.label} mt="auto" pt={8}>
            {copy.items.map(({ words: name, to }, index) => (
              <BigLink
                key={to}
                href={to}
                onClick={close}
                aria-current={isUnder(path, to) ? 'page' : undefined}
                display="flex"
                alignItems="baseline"
                gap={4}
                py={2.5}
                borderTop="1px solid"
                borderColor="hairline"
                textStyle="heading"
                fontSize="2.25rem"
                _currentPage={{ color: 'accentText' }}
              >
                <chakra.span aria-hidden textStyle="edge" color="fgQuiet" width={6}>
                  {String(index + 1).padStart(2, '0')}
                </chakra.span>
                {name}
              </BigLink>
            ))}
            <LinkButton
              href={copy.book.to}
              variant="primary"
              size="large"
              width="full"
              mt={6}
              onClick={close}
            >
              {copy.book.words}
            </LinkButton>
          </Box>
          {agency.contact.phone ? (
            <chakra.a href={phoneLink(agency.contact.phone)} textStyle="data" color="fgQuiet" mt={5} py={2}>
              {agency.contact.phone}
            </chakra.a>
          ) : null}
        </>
      )}
    </MobileDrawer>
  )
}
