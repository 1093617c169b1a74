import { chakra, Flex, Grid } from '@chakra-ui/react'
import { PACKAGE_SHOWS, type PackageShow } from '../../../../../shared/desk/packages/packageLists'
import type { PackageRecord } from '../../../../../shared/desk/packages/packageViews'
import { Button } from '../../../design/actions/Button'
import { TextField } from '../../../design/form/TextField'
import { DayField } from '../../forms/DayField'
import { useTyped } from '../facts/useTyped'
import { one as copy } from './copy'
import type { PackageChanges } from './usePackage'

type Props = { pack: PackageRecord; changes: PackageChanges }

/** What the client reads, until when, and the line above the faces. */
export function ShownForm({ pack, changes }: Props) {
  const { id, version, hasPasscode } = pack
  const { field, changed, isOvertaken, clear } = useTyped(
    { title: pack.title, greeting: pack.greeting ?? '', openUntil: pack.openUntil, passcode: '' },
    changes.issues,
  )
  const toggle = (name: PackageShow) => changes.change.mutate({ id, version, [name]: !pack[name] })
  return (
    <chakra.section
      borderTopWidth="1px"
      borderColor="fg"
      pt={5}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      columnGap={10}
    >
      <div>
        <chakra.h2 textStyle="subheading" mb={3}>
          {copy.shown}
        </chakra.h2>
        <Flex gap={2} wrap="wrap" mb={6}>
          {PACKAGE_SHOWS.map((name) => (
            <Button
              key={name}
              variant={pack[name] ? 'solid' : 'outline'}
              aria-pressed={pack[name]}
              disabled={changes.change.isPending}
              onClick={() => toggle(name)}
            >
              {pack[name] ? '✓ ' : ''}
              {copy.shows[name]}
            </Button>
          ))}
        </Flex>
      </div>
      <chakra.form
        noValidate
        display="grid"
        gap={4}
        alignContent="start"
        maxW="measure"
        onSubmit={(event) => {
          event.preventDefault()
          changes.change.mutate({ id, version, ...changed }, { onSuccess: clear })
        }}
      >
        <TextField label={copy.packageTitle} maxLength={120} {...field('title')} />
        <TextField label={copy.greeting} maxLength={300} {...field('greeting')} />
        <Grid gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap={4}>
          <DayField label={copy.openUntil} {...field('openUntil')} />
          <TextField
            label={copy.passcode}
            inputMode="numeric"
            maxLength={6}
            autoComplete="off"
            help={hasPasscode ? copy.passcodeSet : undefined}
            {...field('passcode')}
          />
        </Grid>
        <Flex gap={3} wrap="wrap">
          <Button
            type="submit"
            variant="outline"
            disabled={Object.keys(changed).length === 0 || changes.change.isPending}
          >
            {copy.saveFacts}
          </Button>
          {isOvertaken ? (
            <Button variant="outline" onClick={clear}>
              {copy.takeTheirs}
            </Button>
          ) : null}
          {hasPasscode ? (
            <Button variant="outline" onClick={() => changes.change.mutate({ id, version, passcode: null })}>
              {copy.removePasscode}
            </Button>
          ) : null}
        </Flex>
      </chakra.form>
    </chakra.section>
  )
}
