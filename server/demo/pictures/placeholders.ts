import { rgbaToThumbHash } from 'thumbhash'
import { random } from '../random'

const KINDS = 12
const SHORT = 30 // pixels on the short side: a thumbhash holds no more than a few shades

/** The placeholder of a picture without a file: somebody out of focus, lit from one side, as a thumbhash in base64. */
export function standIn(seed: number, width: number, height: number): string {
  const key = `${seed % KINDS} ${width > height}`
  let found = made.get(key)
  if (!found) {
    found = blur(seed % KINDS, width, height)
    made.set(key, found)
  }
  return found
}
const made = new Map<string, string>()

function blur(kind: number, width: number, height: number): string {
  const die = random(kind + 1)
  const scale = SHORT / Math.min(width, height)
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)]
  const isDark = kind % 3 === 0
  const [ground, figure] = isDark ? [34, 120 + die.whole(0, 40)] : [214 - die.whole(0, 40), 52]
  const side = kind % 2 === 0 ? 1 : -1
  const lean = (die.next() - 0.5) * 0.16
  const pixels = new Uint8Array(w * h * 4)
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const across = (x / w - 0.5 - lean) * (width / height) * (4 / 3)
      const down = y / h
      const head = Math.hypot(across / 0.17, (down - 0.36) / 0.17) < 1
      const shoulders = down > 0.58 && Math.abs(across) < 0.12 + (down - 0.5) * 0.9
      const lit = 1 + side * across * 0.5
      const grey = (head || shoulders ? figure : ground) * lit
      // A little warmer than grey: bone paper, not a screen.
      pixels.set([clamp(grey * 1.02), clamp(grey), clamp(grey * 0.95), 255], (y * w + x) * 4)
    }
  }
  return Buffer.from(rgbaToThumbHash(w, h, pixels)).toString('base64')
}

const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)))
