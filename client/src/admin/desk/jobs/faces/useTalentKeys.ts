import { useState } from 'react'
import { useKeys } from '../../../../lib/useKeys'
import { desk } from '../../copy'
import { openCardIn } from '../../talents/TalentLink'
import { ACTION_KEYS } from './claimActions'
import { rowActions } from './rowActions'
import type { RowProps } from './TalentRow'

const copy = desk.job
/** The keys of a talent, and what each does. */
const KEYS = { ...ACTION_KEYS, w: copy.whatsApp }

type Row = Omit<RowProps, 'isCurrent'>

/** The talent on whom the keys act: the first until `j`, `k` or the focus go to another. */
export function useTalentKeys(rows: readonly Row[], isOn: boolean) {
  const [currentId, setCurrent] = useState<string>()
  const [whyNot, setWhyNot] = useState('')
  const at = Math.max(
    0,
    rows.findIndex(({ claim }) => claim.id === currentId),
  )
  const current = rows[at]
  const lineOf = (id: string | undefined) =>
    [...document.querySelectorAll<HTMLElement>('[data-claim]')].find(({ dataset }) => dataset.claim === id)
  const go = (by: 1 | -1) => {
    const to = rows[Math.min(Math.max(at + by, 0), rows.length - 1)]
    lineOf(to?.claim.id)?.focus()
  }
  const press = (key: string, label: string) => {
    const found = isOn && current ? rowActions(current).all.find((each) => each.key === key) : undefined
    if (found) setWhyNot('')
    else if (!isOn) setWhyNot(copy.keysOver)
    else setWhyNot(current ? copy.keyDoesNothing(label, current.claim.modelName) : copy.keysNobody)
    found?.act()
  }
  useKeys({
    ...Object.fromEntries(Object.entries(KEYS).map(([key, label]) => [key, () => press(key, label)])),
    j: () => go(1),
    k: () => go(-1),
    v: () => {
      const line = lineOf(current?.claim.id)
      // The closed card leads back to it.
      line?.focus()
      openCardIn(line)
    },
  })
  return {
    currentId: isOn ? current?.claim.id : undefined,
    whyNot,
    follow: (target: Element) => {
      const id = target.closest<HTMLElement>('[data-claim]')?.dataset.claim
      if (id !== undefined && id !== currentId) setCurrent(id)
      if (id !== undefined) setWhyNot('')
    },
  }
}
