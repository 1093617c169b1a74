/** Copy of a part of some settings. */
export const settingsPart = {
  edit: 'Edit',
  why: 'Why?',
}
