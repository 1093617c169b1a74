/** What the steps of the onboarding and the forms of the profile say alike; what differs is in the copy of each. */
export const profileForm = {
  dateOfBirthHelp: 'You must be 18 or older. Only your age is shown.',
  chooseGender: 'Select gender',
  genders: { male: 'Male', female: 'Female', 'non-binary': 'Non-binary', other: 'Other' },
  experiences: {
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    professional: 'Professional',
    expert: 'Expert',
  },
  languagesHelp: 'Separated by commas',
  inches: 'Measurements in inches, shoes in UK (Indian) or EU sizes',
  choose: 'Select',
  notANumber: 'Enter a number, such as 26 or 26.5',
} as const

/** What a page says at a field in its own way. */
export type FieldHints = { help?: string; placeholder?: string }
