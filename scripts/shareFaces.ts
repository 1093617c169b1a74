import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { drawPortrait, type Sitter } from '../server/demo/pictures/draw'
import { agency } from '../shared/agency'

// Draws the faces of scripts/shareImage.mjs into a folder; prints the agency's name and line, then a file a line.

const sitters: Sitter[] = [
  { seed: 41, gender: 'female', age: 24, hairColor: 'Black', skinTone: 'Dark' },
  { seed: 12, gender: 'male', age: 31, hairColor: 'Black', skinTone: 'Medium' },
  { seed: 7, gender: 'female', age: 27, hairColor: 'Black', skinTone: 'Light' },
  { seed: 23, gender: 'male', age: 22, hairColor: 'Brown', skinTone: 'Deep' },
  { seed: 58, gender: 'female', age: 44, hairColor: 'Black', skinTone: 'Tan' },
]

const folder = process.argv[2] ?? '.'
console.log(agency.name)
console.log(agency.line)
for (const [at, sitter] of sitters.entries()) {
  const { data } = await drawPortrait(sitter, 'profile_pic', 0)
  const file = path.join(folder, `${at}.jpg`)
  writeFileSync(file, await sharp(data).resize({ width: 480 }).jpeg({ quality: 86 }).toBuffer())
  console.log(file)
}
