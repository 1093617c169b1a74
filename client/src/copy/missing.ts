import { messages } from '../../../shared/messages'

/** What a blank field asks for, where the specification gives only a toast. */
const asks: Partial<Record<string, string>> = {
  stageName: 'Enter your stage name',
  dateOfBirth: 'Enter your date of birth',
  gender: 'Choose your gender',
  city: 'Enter the city you live in',
  phone: 'Enter your phone number',
  weight: 'Enter your weight',
  experienceLevel: 'Choose your experience level',
  specialSkills: 'Enter your skills, or “none”',
  languages: 'Enter the languages you speak',
  aboutYou: 'Tell us about yourself',
  whyHire: 'Tell us why clients should hire you',
  name: 'Enter your full name',
  email: 'Enter your email address',
  identification: 'Enter your email or phone number',
  password: 'Enter a password',
  title: 'Enter a title',
  type: 'Choose a type',
  shootNature: 'Choose a shoot nature',
}

const TOASTS: (string | undefined)[] = Object.values(messages.missing)

/** The message at a field: the toast's sentence is replaced by what this field asks for. */
export const fieldMessage = (name: string, message: string | undefined) =>
  TOASTS.includes(message) ? (asks[name] ?? message) : message
