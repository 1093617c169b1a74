import { messages } from '../../../../shared/messages'
import { fileProblem } from '../../lib/forms/fileProblem'
import { UploadFailure } from '../../lib/forms/upload'
import { useUploadQueue } from '../../lib/forms/useUploadQueue'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { trpc } from '../../lib/trpc'

const TO = '/api/v1/agency/models/portfolio-upload'

export type PortfolioUploads = ReturnType<typeof usePortfolioUploads>

export function usePortfolioUploads() {
  const { talent } = trpc.useUtils()
  const { send, refuse, ...queue } = useUploadQueue()

  const add = (files: readonly File[]) => {
    for (const file of files) {
      if (!/^(image|video)\//.test(file.type))
        notifyFailure(messages.onboarding.invalidFiles, messages.onboarding.invalidFilesText)
      const problem = fileProblem(file, ['image', 'video'])
      if (problem !== null) {
        refuse(file, problem)
        continue
      }
      void send(file, {
        to: TO,
        reason: (error) => showFailure(file.name, error),
        onSent() {
          notifySuccess(messages.onboarding.uploaded, file.name)
          return talent.onboarding.get.invalidate()
        },
      })
    }
  }

  return { add, ...queue }
}

/** Shows why an upload failed, with the server's message if there is one. */
function showFailure(file: string, error: unknown): string {
  const answer = error instanceof UploadFailure && error.status > 0 ? error.message : null
  const { uploadFailed, uploadFailedText, uploadError, uploadErrorText } = messages.onboarding
  const text = answer === null ? uploadErrorText(file) : answer || uploadFailedText(file)
  notifyFailure(answer === null ? uploadError : uploadFailed, text)
  return text
}
