import { chakra, Flex } from '@chakra-ui/react'
import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import { facePicture } from '../../../../shared/facePicture'
import { rupees } from '../../../../shared/format'
import type { ModelRecord } from '../../../../shared/modelRecord'
import { paths } from '../../../../shared/paths'
import { Button } from '../../design/Button'
import { buttonLook } from '../../design/buttonLook'
import type { Column } from '../../design/DataTable'
import { LinkButton } from '../../design/LinkButton'
import { adminModels } from '../../words/adminModels'
import { Words } from '../lists/Words'
import { AssignSwitch } from './AssignSwitch'
import { ModelPicture } from './ModelPicture'
import { modelCode, modelName } from './modelName'

const Outside = chakra('a', buttonLook)
const Name = chakra(Link)
const { columns: heads, notSet } = adminModels

export const columns = (onDelete: (model: ModelRecord) => void, renew: () => void): Column<ModelRecord>[] => [
  {
    head: heads.model,
    cell: (model) => (
      <Flex align="center" gap={3}>
        <chakra.span width="2.75rem" flexShrink={0}>
          <ModelPicture picture={facePicture(model.images)} alt="" sizes="2.75rem" renew={renew} />
        </chakra.span>
        <chakra.span minW={0}>
          <Name
            href={paths.adminModel(model.id)}
            fontWeight="semibold"
            display="block"
            _hover={{ color: 'accentText' }}
          >
            <Words>{modelName(model)}</Words>
          </Name>
          <chakra.span textStyle="data" color="fgQuiet">
            {modelCode(model.id)}
          </chakra.span>
        </chakra.span>
      </Flex>
    ),
  },
  { head: heads.name, cell: ({ name }) => <Words>{name}</Words> },
  { head: heads.gender, cell: ({ gender }) => (gender ? adminModels.genders[gender] : notSet) },
  { head: heads.age, kind: 'number', cell: ({ age }) => age ?? notSet },
  { head: heads.city, cell: ({ city }) => <Words>{city ?? notSet}</Words> },
  {
    head: heads.rate,
    kind: 'number',
    cell: ({ dailyRate }) => (dailyRate === null ? notSet : rupees(dailyRate)),
  },
  {
    head: heads.status,
    cell: (model) => (
      <>
        <AssignSwitch model={model} />
        {model.isPublic ? null : (
          <chakra.span display="block" textStyle="small" color="fgQuiet">
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
    <Flex gap={1} justify={{ md: 'flex-end' }}>
      <LinkButton
        href={paths.adminModel(model.id)}
        look="quiet"
        size="icon"
        aria-label={adminModels.edit(name)}
      >
        <Pencil aria-hidden />
      </LinkButton>
      {model.isPublic && model.slug ? (
        <Outside
          href={paths.model(model.slug)}
          target="_blank"
          rel="noopener"
          look="quiet"
          size="icon"
          aria-label={adminModels.publicPage(name)}
        >
          <ExternalLink aria-hidden />
        </Outside>
      ) : (
        <Button
          look="quiet"
          size="icon"
          disabled
          aria-label={`${adminModels.publicPage(name)}: ${adminModels.notPublicYet}`}
        >
          <ExternalLink aria-hidden />
        </Button>
      )}
      <Button look="quiet" size="icon" aria-label={adminModels.remove(name)} onClick={onDelete}>
        <Trash2 aria-hidden />
      </Button>
    </Flex>
  )
}
