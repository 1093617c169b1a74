import { AVAILABILITIES, EYE_COLORS, GENDERS, HAIR_COLORS, WORK_TYPES } from '../../shared/lists'

// Invented people for the bench: always the same ones for the same number, so that two runs ask the same questions.

const FIRST =
  'Aarohi Aditi Ahana Anaya Anika Asha Avni Bhavna Charu Devika Diya Esha Farah Gauri Hema Ila Ira Ishani Jaya Kavya Kiara Lata Leela Maya Meera Mira Naina Nandini Nisha Ojaswi Pallavi Pia Radha Rhea Riya Saanvi Sana Shreya Sia Tara Uma Vani Vidya Yamini Zara Aarav Aditya Arjun Dev Dhruv Ishaan Kabir Karan Krish Neel Nikhil Om Pranav Rahul Rohan Sahil Tej Uday Varun Vihaan Vivaan Yash'.split(
    ' ',
  )
const LAST =
  'Agarwal Bakshi Banerjee Basu Bhat Bose Chawla Chopra Das Desai Dutta Fernandes Gandhi Ghosh Gill Gupta Iyer Jain Joshi Kapoor Kaur Khan Kohli Kulkarni Kumar Lal Malhotra Mehta Menon Mishra Nair Naidu Pandey Patel Pillai Prasad Rana Rao Reddy Roy Saxena Sen Sethi Shah Sharma Singh Sinha Thomas Varma Verma'.split(
    ' ',
  )
export const CITIES =
  'Mumbai Delhi Bengaluru Hyderabad Chennai Kolkata Pune Ahmedabad Jaipur Lucknow Kochi Goa Chandigarh Indore Nagpur Surat Bhopal Guwahati Shillong Imphal'.split(
    ' ',
  )
const WORDS =
  'light film street monsoon linen silk runway studio morning grain quiet line shadow colour hand craft walk pause frame city summer coast paper glass garden dance theatre travel'.split(
    ' ',
  )

/** Numbers from 0 to below 1, the same row for the same seed (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const one = <Item>(roll: () => number, items: readonly Item[]): Item =>
  items[Math.floor(roll() * items.length)] as Item

const sentence = (roll: () => number, words: number) =>
  Array.from({ length: words }, () => one(roll, WORDS)).join(' ')

/** The model of this number; two in five women, two in five men. */
export function person(number: number) {
  const roll = dice(number)
  const first = one(roll, FIRST)
  const types = WORK_TYPES.filter(() => roll() < 0.45)
  return {
    stageName: `${first} ${one(roll, LAST)}`,
    gender: one(roll, ['female', 'male', ...GENDERS.slice(0, 2), 'non-binary'] as const),
    dateOfBirth: `${1985 + Math.floor(roll() * 20)}-${String(1 + Math.floor(roll() * 12)).padStart(2, '0')}-17`,
    city: one(roll, CITIES),
    workTypes: types.length > 0 ? types : [one(roll, WORK_TYPES)],
    availability: roll() < 0.8 ? 'available' : one(roll, AVAILABILITIES),
    isFeatured: roll() < 0.01,
    bio: sentence(roll, 24),
    languages: ['English', 'Hindi'],
    height: `5ft ${Math.floor(roll() * 12)}in`,
    waist: 24 + Math.floor(roll() * 8),
    hips: 34 + Math.floor(roll() * 8),
    bust: 32 + Math.floor(roll() * 8),
    shoeSize: 36 + Math.floor(roll() * 8),
    eyeColor: one(roll, EYE_COLORS),
    hairColor: one(roll, HAIR_COLORS),
  }
}

/** Texts that people search for: whole names, and pieces from inside of words; three characters or more. */
export const searchTexts: readonly string[] = [
  ...FIRST,
  ...LAST,
  ...FIRST.filter((name) => name.length > 4).map((name) => name.slice(1, 4).toLowerCase()),
  ...CITIES.map((city) => city.slice(0, 4)),
].filter((text) => text.length > 2)
