import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import type { OfferedPicture, PackageFace } from '../../../../../shared/desk/packages/packageViews'
import { DIGITALS } from '../../../../../shared/lists'
import { Button } from '../../../design/actions/Button'
import { TextField } from '../../../design/form/TextField'
import { Picture } from '../../../design/media/Picture'
import { useTyped } from '../facts/useTyped'
import { pictureName } from '../talents/copy'
import { one as copy } from './copy'
import type { PackageChanges } from './usePackage'

type Props = { face: PackageFace; changes: PackageChanges }

const isDigital = ({ type }: OfferedPicture) => type.startsWith('polaroid')
/** The sides of which there is no picture to show. */
const missingOf = (offered: readonly OfferedPicture[]) =>
  DIGITALS.filter((side) => !offered.some(({ type }) => type === side))
const rupees = (paise: number | null) => (paise === null ? '' : String(paise / 100))

/** The chosen face: its pictures to tick, in the order of ticking, its words and its fee. */
export function FacePanel({ face, changes }: Props) {
  const { number, name, offered, pictures, modelId } = face
  const { field, changed, isOvertaken, clear } = useTyped({
    words: face.words ?? '',
    fee: rupees(face.feePaise),
  })
  if (modelId === null) return <p>{copy.gone}</p>
  const at = changes.indexOf(modelId)
  const toggle = (itemId: string) =>
    changes.edit(modelId, {
      pictures: pictures.includes(itemId)
        ? pictures.filter((each) => each !== itemId)
        : [...pictures, itemId],
    })
  const fee = changed.fee === undefined ? null : Number(changed.fee.replaceAll(',', ''))
  const isFee = fee === null || (Number.isFinite(fee) && fee >= 0)
  const rows = [
    { title: null, of: offered.filter((picture) => !isDigital(picture)), missing: [] },
    { title: copy.digitals, of: offered.filter(isDigital), missing: missingOf(offered) },
  ]
  return (
    <section>
      <Flex align="baseline" gap={3} mb={3} wrap="wrap">
        <chakra.h2 textStyle="subheading">{copy.choose(number, name)}</chakra.h2>
        <chakra.p textStyle="small" color="fgQuiet">
          {copy.ticked(pictures.length, offered.length)}
        </chakra.p>
        <Flex columnGap={5} ml="auto" wrap="wrap">
          <Button
            variant="quiet"
            size="touch"
            px={0}
            disabled={at <= 0}
            onClick={() => changes.move(modelId, at - 1)}
          >
            {copy.earlier}
          </Button>
          <Button variant="quiet" size="touch" px={0} onClick={() => changes.move(modelId, at + 1)}>
            {copy.later}
          </Button>
          <Button variant="quiet" size="touch" px={0} onClick={() => changes.takeOut(modelId)}>
            {copy.takeOut}
          </Button>
        </Flex>
      </Flex>
      {offered.length === 0 ? <p>{copy.noPictures}</p> : null}
      {rows.map(({ title, of, missing }) =>
        of.length + missing.length === 0 ? null : (
          <Box key={title} mb={4}>
            {title ? (
              <chakra.h3 textStyle="label" mb={2}>
                {title}
              </chakra.h3>
            ) : null}
            <Grid gridTemplateColumns="repeat(auto-fill, minmax(6rem, 1fr))" gap={2}>
              {of.map((picture) => (
                <Tick
                  key={picture.itemId}
                  picture={picture}
                  at={pictures.indexOf(picture.itemId)}
                  onToggle={() => toggle(picture.itemId)}
                />
              ))}
              {missing.map((side) => (
                <chakra.span
                  key={side}
                  display="grid"
                  placeItems="center"
                  aspectRatio="3 / 4"
                  border="1px dashed"
                  borderColor="fieldEdge"
                  textStyle="edge"
                  color="fgQuiet"
                >
                  {pictureName(side)}
                </chakra.span>
              ))}
            </Grid>
          </Box>
        ),
      )}
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 10.5rem' }}
        alignItems="end"
        gap={4}
        mb={3}
      >
        <TextField label={copy.words} maxLength={300} {...field('words')} />
        <TextField label={copy.fee} inputMode="numeric" {...field('fee')} />
      </Grid>
      <Flex gap={3} wrap="wrap">
        <Button
          variant="outline"
          disabled={Object.keys(changed).length === 0 || !isFee || changes.isBusy}
          onClick={() => {
            const feePaise = changed.fee === '' || fee === null ? null : Math.round(fee * 100)
            changes.edit(
              modelId,
              {
                ...(changed.words !== undefined && { words: changed.words }),
                ...(changed.fee !== undefined && { feePaise }),
              },
              clear,
            )
          }}
        >
          {copy.save}
        </Button>
        {isOvertaken ? (
          <Button variant="outline" onClick={clear}>
            {copy.takeTheirs}
          </Button>
        ) : null}
      </Flex>
    </section>
  )
}

/** A picture that is in the package or not; ticked ones carry their place. */
function Tick({ picture, at, onToggle }: { picture: OfferedPicture; at: number; onToggle: () => void }) {
  const name = pictureName(picture.type)
  return (
    <chakra.button
      type="button"
      position="relative"
      display="block"
      textAlign="start"
      cursor="pointer"
      outlineOffset="2px"
      aria-pressed={at >= 0}
      aria-label={copy.tick(name, at)}
      onClick={onToggle}
    >
      <Picture picture={picture} alt="" sizes="8rem" ratio="3 / 4" opacity={at >= 0 ? 1 : 0.35} />
      {at >= 0 ? (
        <chakra.span position="absolute" left={0} top={0} px={2} bg="fg" color="bg" textStyle="data">
          {at + 1}
        </chakra.span>
      ) : null}
      <chakra.span display="block" textStyle="edge" mt={1}>
        {name}
      </chakra.span>
    </chakra.button>
  )
}
