import { Box, chakra, Grid } from '@chakra-ui/react'
import { type RefCallback, useRef, useState } from 'react'
import type { AgencySettings } from '../../../../../../shared/agency/agencySettings'
import { LIST_MAX } from '../../../../../../shared/agency/settingFields'
import { FileDrop } from '../../../../design/form/FileDrop'
import type { FileLine } from '../../../../design/form/FileLines'
import { TextField } from '../../../../design/form/TextField'
import { adminSettings } from '../copy'
import { FocusField } from './FocusField'
import { ListEntry } from './ListEntry'
import { PICTURES_ACCEPTED, uploadPicture } from './uploadPicture'
import { useEntryFocus } from './useEntryFocus'

const SLIDES_MAX = LIST_MAX.slides

export type ChosenSlide = AgencySettings['slides']['slides'][number]

type Props = {
  label: string
  help?: string | undefined
  error: string | undefined
  name: string
  altWords: readonly [label: string, help?: string, more?: string]
  entry: string
  slides: readonly ChosenSlide[]
  errorOf: (path: string) => string | undefined
  onSlides: (slides: ChosenSlide[]) => void
  /** gets something to focus when a slide is refused */
  ref: RefCallback<{ focus: () => unknown }>
}

/** The pictures of the home page: uploaded, described, cropped around a point, moved and removed. */
export function SlidesField(props: Props) {
  const { label, help, error, name, altWords, entry, slides, errorOf, onSlides, ref } = props
  const [lines, setLines] = useState<FileLine[]>([])
  const { fieldset, list, focus: focusOn } = useEntryFocus(ref)
  // An upload ends when others have been added meanwhile.
  const latest = useRef(slides)
  latest.current = slides

  const move = (at: number, by: 1 | -1) => {
    onSlides(slides.toSpliced(at, 1).toSpliced(at + by, 0, slides[at] as ChosenSlide))
    focusOn(at + by, `[data-move=${by < 0 ? 'up' : 'down'}]`, '[data-move]')
  }
  const change = (at: number, part: Partial<ChosenSlide>) =>
    onSlides(slides.map((slide, index) => (index === at ? { ...slide, ...part } : slide)))
  const setLine = (line: FileLine) =>
    setLines((before) => [...before.filter(({ key }) => key !== line.key), line])

  async function send(file: File) {
    const line = { key: `${file.name} ${file.size} ${file.lastModified}`, name: file.name, size: file.size }
    setLine({ ...line, share: 0 })
    const answer = await uploadPicture(file, { onProgress: (share) => setLine({ ...line, share }) })
    if ('error' in answer) return setLine({ ...line, error: answer.error })
    setLines((before) => before.filter(({ key }) => key !== line.key))
    if (latest.current.length >= SLIDES_MAX) return
    latest.current = [...latest.current, { picture: answer.picture, alt: '', focus: { x: 50, y: 30 } }]
    onSlides([...latest.current])
  }
  async function sendAll(files: File[]) {
    // One after the other, so that they keep their order.
    for (const file of files.slice(0, SLIDES_MAX - slides.length)) await send(file)
  }

  return (
    <chakra.fieldset minW={0} ref={fieldset}>
      <chakra.ol ref={list} role="list" display="grid" gap={6} gridTemplateColumns="minmax(0, 1fr)">
        {slides.map(({ picture, alt, focus }, at) => (
          <ListEntry
            key={picture.id}
            entry={entry}
            at={at}
            count={slides.length}
            onMove={(by) => move(at, by)}
            onRemove={() => {
              onSlides(slides.toSpliced(at, 1))
              focusOn(Math.max(0, at - 1), '[name]')
            }}
          >
            <Grid gap={4} gridTemplateColumns="minmax(0, 1fr)">
              <FocusField
                number={at + 1}
                picture={picture}
                focus={focus}
                onFocus={(next) => change(at, { focus: next })}
              />
              <TextField
                label={`${altWords[0]}, ${entry} ${at + 1}`}
                help={at === 0 ? altWords[1] : undefined}
                error={errorOf(`${name}.${at}.alt`) ?? errorOf(`${name}.${at}.picture`)}
                name={`${name}.${at}.alt`}
                required
                autoComplete="off"
                value={alt}
                onChange={(event) => change(at, { alt: event.currentTarget.value })}
              />
            </Grid>
          </ListEntry>
        ))}
      </chakra.ol>
      <Box mt={slides.length > 0 ? 6 : 0}>
        <FileDrop
          label={label}
          help={help}
          error={error}
          accept={PICTURES_ACCEPTED}
          files={lines}
          held={slides.length >= SLIDES_MAX ? 'adding' : undefined}
          onFiles={(files) => void sendAll(files)}
          onRemove={(key) => setLines((before) => before.filter((line) => line.key !== key))}
        >
          {slides.length >= SLIDES_MAX ? (
            <chakra.p textStyle="small" mt={2}>
              {adminSettings.list.full(SLIDES_MAX)}
            </chakra.p>
          ) : null}
        </FileDrop>
      </Box>
    </chakra.fieldset>
  )
}
