/** Copy of the file upload field. Apart from `parts`, because few pages take a file. */
export const uploads = {
  uploading: 'Uploading...',
  cancel: (file: string) => `Cancel the upload of ${file}`,
  cancelAt: (place: string) => `Cancel upload: ${place}`,
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  orDropHere: 'or drop here',
} as const
