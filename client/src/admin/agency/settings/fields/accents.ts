/** Colours that can be read everywhere on the site, as a start. */
export const ACCENTS: readonly (readonly [colour: string, name: string])[] = [
  ['#ce1719', 'Red'],
  ['#a63c0a', 'Rust'],
  ['#805300', 'Ochre'],
  ['#2f6b2f', 'Green'],
  ['#0f6466', 'Teal'],
  ['#1f4e8c', 'Blue'],
  ['#5b3a8c', 'Violet'],
  ['#9d1c5a', 'Magenta'],
]
