import { serveTasks } from '../core/processes/childProcess'

// The child process of server/core/processes/childProcessQueue: decodes untrusted pictures.

let refusal: ((error: unknown) => string | null) | undefined

serveTasks(
  async () => {
    const [{ PictureRefused, variants, sheet, face, photo }, { icon, shareJpeg }] = await Promise.all([
      import('./pictures'),
      import('./brandPictures'),
    ])
    refusal = (error) => (error instanceof PictureRefused ? error.reason : null)
    return { variants, sheet, face, photo, icon, shareJpeg }
  },
  (error) => refusal?.(error) ?? null,
)
