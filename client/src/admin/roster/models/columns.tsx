import { chakra, Flex } from '@chakra-ui/react'
import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { money } from '../../../../../shared/format'
import { paths } from '../../../../../shared/paths'
import { facePicture } from '../../../../../shared/roster/facePicture'
import type { ModelRecord } from '../../../../../shared/roster/modelRecord'
import { Button } from '../../../design/actions/Button'
import { buttonStyles } from '../../../design/actions/buttonStyles'
import { LinkButton } from '../../../design/actions/LinkButton'
import type { Column } from '../../../design/lists/DataTable'
import { MarkBox } from '../../bulk/MarkBox'
import type { Marks } from '../../bulk/useMarks'
import { TextCell } from '../../lists/cells/TextCell'
import { AssignSwitch } from './AssignSwitch'
import { adminModels } from './copy'
import { ModelPicture } from './images/ModelPicture'
import { modelCode, modelName } from './modelName'

const Outside = chakra('a', buttonStyles)
const Name = chakra(Link)
const { columns: heads, notSet } = adminModels

const boardsOf = ({ boards }: ModelRecord) => boards.map(({ name }) => name).join(', ')

export const columns = (
  marks: Pick<Marks, 'isMarked' | 'toggle'>,
  onDelete: (model: ModelRecord) => void,
  renew: () => void,
): Column<ModelRecord>[] => [
  {
    head: heads.model,
    cell: (model) => (
      <Flex align="center" gap={3}>
        <MarkBox row={{ id: model.id, title: modelName(model) }} marks={marks} />
        <chakra.span data-face width={{ base: '2.25rem', md: '2rem' }} flexShrink={0}>
          <ModelPicture picture={facePicture(model.images)} alt="" sizes="2.25rem" renew={renew} />
        </chakra.span>
        <chakra.span minW={0}>
          <Name
            href={adminPaths.model(model.id)}
            fontWeight="semibold"
            display="block"
            _hover={{ color: 'accentText' }}
          >
            <TextCell>{modelName(model)}</TextCell>
          </Name>
          <chakra.span
            hideBelow="md"
            lineClamp={1}
            color="fgQuiet"
            fontWeight="normal"
            title={boardsOf(model)}
          >
            <chakra.span textStyle="data">{modelCode(model.id)}</chakra.span>{' '}
            {model.boards.length > 0 ? <TextCell>{boardsOf(model)}</TextCell> : null}
          </chakra.span>
        </chakra.span>
      </Flex>
    ),
  },
  {
    head: heads.name,
    phone: 'cut',
    cell: ({ name, isPublic }) => (
      <>
        {isPublic ? null : <chakra.span hideFrom="md">{adminModels.notPublicYet} · </chakra.span>}
        <TextCell>{name}</TextCell>
      </>
    ),
  },
  { head: heads.gender, cell: ({ gender }) => (gender ? adminModels.genders[gender] : notSet) },
  { head: heads.age, kind: 'number', cell: ({ age }) => age ?? notSet },
  { head: heads.city, phone: 'last cut', cell: ({ city }) => <TextCell none={notSet}>{city}</TextCell> },
  {
    head: heads.rate,
    kind: 'number',
    phone: 'last bare',
    cell: ({ dailyRate }) => (dailyRate === null ? notSet : money(dailyRate)),
  },
  {
    head: heads.status,
    kind: 'status',
    cell: (model) => (
      <>
        <AssignSwitch model={model} />
        {model.isPublic ? null : (
          <chakra.span display="block" hideBelow="md" textStyle="small" lineHeight={1} color="fgQuiet">
            {adminModels.notPublicYet}
          </chakra.span>
        )}
      </>
    ),
  },
  {
    head: heads.actions,
    kind: 'actions',
    cell: (model) => <RowActions model={model} onDelete={() => onDelete(model)} />,
  },
]

function RowActions({ model, onDelete }: { model: ModelRecord; onDelete: () => void }) {
  const name = modelName(model)
  return (
    <Flex gap={1} justify={{ md: 'flex-end' }} my={{ base: -3, md: 0 }}>
      <LinkButton
        href={adminPaths.model(model.id)}
        variant="quiet"
        size="icon"
        // There the name does the same.
        hideBelow="md"
        aria-label={adminModels.edit(name)}
      >
        <Pencil aria-hidden />
      </LinkButton>
      {model.isPublic && model.slug ? (
        <Outside
          href={paths.model(model.slug)}
          target="_blank"
          rel="noopener"
          variant="quiet"
          size="icon"
          aria-label={adminModels.publicPage(name)}
        >
          <ExternalLink aria-hidden />
        </Outside>
      ) : (
        <Button
          variant="quiet"
          size="icon"
          disabled
          aria-label={`${adminModels.publicPage(name)}: ${adminModels.notPublicYet}`}
        >
          <ExternalLink aria-hidden />
        </Button>
      )}
      <Button variant="quiet" size="icon" aria-label={adminModels.remove(name)} onClick={onDelete}>
        <Trash2 aria-hidden />
      </Button>
    </Flex>
  )
}
