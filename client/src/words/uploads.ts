/** The words of a place for files. By themselves: every page comes with those of `parts`, and few take a file. */
export const uploads = {
  uploading: 'Uploading...',
  cancel: (file: string) => `Cancel the upload of ${file}`,
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  orDropHere: 'or drop here',
} as const
