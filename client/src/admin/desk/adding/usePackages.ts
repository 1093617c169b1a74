import { useState } from 'react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { facesInWords } from '../../../../../shared/desk/packages/packageWords'
import { dotted } from '../../../../../shared/format'
import { freshKey } from '../../../lib/forms/idempotency'
import { notify } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { sayFailed } from '../../forms/tellFailed'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { packages } from '../packages/copy'
import type { Choices, Given } from './choices'
import { adding as copy } from './copy'

/** The packages that can take more faces, and what adds to one. A new one is opened. */
export function usePackages({ talents, ofJob, search, onDone }: Given): Choices {
  const [decisionKey] = useState(freshKey)
  const [, navigate] = useLocation()
  const utils = trpc.useUtils()
  const answer = trpc.desk.packages.list.useQuery({ search, state: 'open' }, listQueryOptions)
  const modelIds = talents.map(({ id }) => id)
  const namesOf = (ids: readonly string[]) =>
    talents.flatMap(({ id, name }) => (ids.includes(id) ? name : [])).join(', ')
  const create = trpc.desk.packages.create.useMutation({
    onSuccess({ id, title, entries }) {
      void utils.desk.packages.list.invalidate()
      const leftOut = modelIds.filter((modelId) => entries.every((entry) => entry.modelId !== modelId))
      if (leftOut.length > 0) notify(copy.added(entries.length, title), copy.leftOut(namesOf(leftOut)))
      onDone()
      navigate(adminPaths.package(id))
    },
    onError: sayFailed(packages.addFailed),
  })
  const add = trpc.desk.packages.addFaces.useMutation({
    onSuccess({ added, alreadyIn, leftOut, package: { id, title } }) {
      void utils.desk.packages.invalidate()
      const not = [
        alreadyIn.length > 0 ? copy.alreadyIn(namesOf(alreadyIn)) : '',
        leftOut.length > 0 ? copy.leftOut(namesOf(leftOut)) : '',
      ].join(' ')
      notify(
        added.length > 0 ? copy.added(added.length, title) : copy.nobodyNew(title),
        not.trim() || undefined,
        'success',
        { words: copy.open, run: () => navigate(adminPaths.package(id)) },
      )
      onDone()
    },
    onError: sayFailed(copy.package.failed),
  })
  return {
    answer,
    lines: answer.data?.items.map(({ id, title, client, state, faces }) => ({
      id,
      name: title,
      about: dotted([client, facesInWords(faces), packages.states[state]]),
    })),
    refused: [],
    isBusy: create.isPending || add.isPending,
    add: ({ id }) => add.mutate({ id, modelIds }),
    make: () =>
      create.mutate({ title: search || (ofJob?.title ?? ''), jobId: ofJob?.id ?? '', modelIds, decisionKey }),
  }
}
