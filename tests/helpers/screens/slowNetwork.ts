import type { TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import { vi } from 'vitest'
import type { AppRouter } from '../../../server/router'

/** A connection on which some calls wait until the test releases them, as on a slow network. */
export function aSlowLine() {
  const held = new Set<string>()
  const late = new Set<string>()
  let waiting: (() => void)[] = []
  const link: TRPCLink<AppRouter> =
    () =>
    ({ op, next }) =>
      observable((observer) => {
        const isLate = late.has(op.path)
        const arrive = (answer: () => void) => (isLate ? void waiting.push(answer) : answer())
        const send = () =>
          void next(op).subscribe({
            next: (value) => arrive(() => observer.next(value)),
            error: (error) => arrive(() => observer.error(error)),
            complete: () => arrive(() => observer.complete()),
          })
        if (held.has(op.path)) waiting.push(send)
        else send()
      })
  return {
    link,
    /** From now on calls of this procedure wait. */
    hold: (path: string) => void held.add(path),
    /** From now on answers of this procedure wait, as the server gave them. */
    holdAnswers: (path: string) => void late.add(path),
    /** How many wait. */
    count: () => waiting.length,
    /** Lets those through that wait, and all that come. */
    release() {
      held.clear()
      late.clear()
      for (const send of waiting) send()
      waiting = []
    },
  }
}

/** Uploads never finish. Undone by `vi.unstubAllGlobals`; reports when one is cancelled. */
export function silentSending() {
  const aborted = vi.fn()
  class Silent {
    onabort?: () => void
    upload = {}
    open() {}
    setRequestHeader() {}
    send() {}
    abort() {
      aborted()
      this.onabort?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Silent)
  return aborted
}

/** What an upload needs of a request that the server answers with `answer`. */
function fakeRequest(answer: object) {
  return class {
    onload?: () => void
    onerror?: () => void
    upload = {}
    status = 200
    responseText = JSON.stringify(answer)
    open() {}
    setRequestHeader() {}
    abort() {}
  }
}

/**
 * Files on their way until they are let through, one after the other, each answered with `answer`. Undone by
 * `vi.unstubAllGlobals`.
 */
export function heldSending(answer: object = {}) {
  const aborted = vi.fn()
  const onTheWay: Held[] = []
  class Held extends fakeRequest(answer) {
    send() {
      onTheWay.push(this)
    }
    override abort = aborted
  }
  vi.stubGlobal('XMLHttpRequest', Held)
  return {
    aborted,
    /** Whether one is on its way: the next starts when the one before is through. */
    isSending: () => onTheWay.length > 0,
    /** The server has it. */
    arrive: () => onTheWay.shift()?.onload?.(),
  }
}

/** Uploads that the connection loses, until it is mended: then each is answered with `answer`. Undone as above. */
export function lostSending(answer: object = {}) {
  let isCut = true
  class Lost extends fakeRequest(answer) {
    send() {
      setTimeout(() => (isCut ? this.onerror?.() : this.onload?.()))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Lost)
  return {
    mend: () => {
      isCut = false
    },
  }
}
