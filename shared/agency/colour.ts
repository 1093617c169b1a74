/** The backgrounds of the pages: dark, paper, and the white of a button. */
export const grounds = { ink: '#12100E', bone: '#EDE8DE', print: '#FFFFFF' } as const

/** WCAG AA: words need the first, marks and edges the second. */
const WORDS = 4.5
const MARKS = 3

type Light = readonly [red: number, green: number, blue: number]

/** The linear light of `#rrggbb`, each channel from 0 to 1. */
function lightOf(hex: string): Light {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

/** `round` chooses the nearest of 256 steps on one side of the colour. */
function hexOf(light: Light, round: (value: number) => number): string {
  const channel = (value: number) => {
    const step = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
    return Math.min(255, Math.max(0, round(step * 255)))
      .toString(16)
      .padStart(2, '0')
  }
  return `#${light.map(channel).join('')}`
}

const luminance = ([red, green, blue]: Light) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** The contrast of two colours by WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const first = luminance(lightOf(one))
  const second = luminance(lightOf(other))
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** The colour itself when it is dark enough on `ground`, otherwise the same hue, as much darker as needed. */
function darkerOn(hex: string, ground: string, ratio: number): string {
  if (contrast(hex, ground) >= ratio) return hex
  const light = lightOf(hex)
  const wanted = (luminance(lightOf(ground)) + 0.05) / ratio - 0.05
  const share = wanted / luminance(light)
  return hexOf([light[0] * share, light[1] * share, light[2] * share], Math.floor)
}

/** The colour itself when it is light enough on `ground`, otherwise mixed with as much white as needed. */
function lighterOn(hex: string, ground: string, ratio: number): string {
  if (contrast(hex, ground) >= ratio) return hex
  const light = lightOf(hex)
  const before = luminance(light)
  const wanted = (luminance(lightOf(ground)) + 0.05) * ratio - 0.05
  const share = (wanted - before) / (1 - before)
  const mixed = (value: number) => value + share * (1 - value)
  return hexOf([mixed(light[0]), mixed(light[1]), mixed(light[2])], Math.ceil)
}

/** Where an accent colour is used with words, and its contrast there. */
const accentPairs = (accent: string) => [
  { place: 'White text on a button', contrast: contrast(grounds.print, accent) },
  { place: 'Text in this colour on the page', contrast: contrast(accent, grounds.bone) },
]

/** Why an accent colour is not readable everywhere, in words; null when it is. */
export function accentProblem(accent: string): string | null {
  const failing = accentPairs(accent).filter((pair) => pair.contrast < WORDS)
  if (failing.length === 0) return null
  // Cut and not rounded: 4.46 is not 4.5.
  const figure = (value: number) => (Math.floor(value * 10) / 10).toFixed(1)
  const said = failing.map((pair) => `${pair.place}: contrast ${figure(pair.contrast)} to 1`).join('. ')
  return `This colour is too light. ${said}. It needs at least 4.5 to 1. Try ${nearestAccent(accent)}`
}

/** The nearest colour of the same hue that can be read everywhere. */
export const nearestAccent = (accent: string): string => darkerOn(accent, grounds.bone, WORDS)

/** The accent's shades by the name of their colour token: unchanged, and lighter for dark pages. */
export function accentShades(accent: string) {
  return {
    accent,
    accentText: accent,
    accentOnInk: lighterOn(accent, grounds.ink, MARKS),
    accentTextOnInk: lighterOn(accent, grounds.ink, WORDS),
  }
}

/** The CSS variable of a colour token. */
export const colorVariable = (token: string) =>
  `--agency-colors-${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
