import { chakra } from '@chakra-ui/react'
import { Link } from 'wouter'
import { paths } from '../../../../shared/paths'
import type { PublicBoard } from '../../../../shared/roster/boards'
import { roster } from './copy'

const Plain = chakra(Link)

/** The divisions of the roster that the agency shows, and the whole roster before them. */
export function BoardLinks({ boards, current }: { boards: readonly PublicBoard[]; current: string }) {
  if (boards.length === 0) return null
  const copy = roster.list
  return (
    <nav aria-label={copy.boards}>
      <chakra.ul role="list" display="flex" flexWrap="wrap" columnGap={6} mb={{ base: 4, md: 6 }}>
        {[{ name: copy.allBoards, slug: '' }, ...boards].map(({ name, slug }) => (
          <li key={slug}>
            <Plain
              href={paths.board(slug)}
              aria-current={slug === current ? 'page' : undefined}
              display="inline-flex"
              alignItems="center"
              minH="touch"
              _hover={{ textDecoration: 'underline' }}
              _currentPage={{
                fontWeight: 'bold',
                textDecoration: 'underline',
                textDecorationColor: 'accent',
              }}
            >
              {name}
            </Plain>
          </li>
        ))}
      </chakra.ul>
    </nav>
  )
}
