import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { EDITED_SECTIONS, type EditedSection } from '../../../../../shared/agency/agencySettings'
import { TextLink } from '../../../design/actions/TextLink'
import { adminSettings as copy } from './copy'

/** The sections of the settings: at the side, on a phone as a line of links that slides. */
export function SectionLinks({ current }: { current: EditedSection }) {
  const line = useRef<HTMLUListElement>(null)
  const here = useRef<HTMLLIElement>(null)
  // On a phone the line begins with the section that is shown. The page itself stays where it is.
  useEffect(() => {
    if (line.current && here.current)
      line.current.scrollLeft = here.current.offsetLeft - line.current.offsetLeft
  }, [])
  return (
    <chakra.nav aria-label={copy.sectionsLabel} minW={0}>
      <chakra.ul
        ref={line}
        role="list"
        display="flex"
        flexDirection={{ base: 'row', lg: 'column' }}
        columnGap={5}
        overflowX={{ base: 'auto', lg: 'visible' }}
        borderBottom={{ base: '1px solid', lg: 'none' }}
        borderColor="hairline"
        position={{ lg: 'sticky' }}
        top={{ lg: 20 }}
      >
        {EDITED_SECTIONS.map((section) => (
          <chakra.li key={section} ref={section === current ? here : undefined} flexShrink={0}>
            <TextLink
              href={adminPaths.settingsSection(section)}
              aria-current={section === current ? 'page' : undefined}
              display="block"
              py={{ base: 3, lg: 1.5 }}
              textStyle="small"
              textDecoration={section === current ? 'underline' : 'none'}
              fontWeight={section === current ? 'semibold' : undefined}
            >
              {copy.sections[section].title}
            </TextLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}
