import { Box, chakra } from '@chakra-ui/react'
import { FileText } from 'lucide-react'
import { fileSize } from '../../../../../shared/format'
import type { SignupRequestFile } from '../../../../../shared/intake/signupRequests'
import { mediaPath } from '../../../../../shared/paths'
import { ExternalLink } from '../../../design/actions/ExternalLink'
import { ErrorState } from '../../../design/feedback/ErrorState'
import { LoadingText } from '../../../design/feedback/LoadingText'
import { trpc } from '../../../lib/trpc'
import { admin } from '../../copy'
import { PrivatePicture } from './PrivatePicture'
import { PrivateVideo } from './PrivateVideo'

/** Signed addresses expire after five minutes (S20); refetch before that, so that a link always opens. */
const RENEW_MS = 4 * 60_000

export function PortfolioFiles({ id }: { id: string }) {
  const copy = admin.requests.details
  const { data, isError, refetch } = trpc.admin.signupRequests.get.useQuery(
    { id },
    { staleTime: 0, gcTime: 0, refetchInterval: RENEW_MS, refetchOnWindowFocus: 'always' },
  )
  if (!data)
    return isError ? (
      <ErrorState onRetry={() => void refetch()}>{copy.filesFailed}</ErrorState>
    ) : (
      <LoadingText py={4}>{copy.loadingFiles}</LoadingText>
    )
  const files = data.portfolio.filter((entry) => typeof entry !== 'string')
  const links = data.portfolio.filter((entry) => typeof entry === 'string')
  if (data.portfolio.length === 0)
    return (
      <chakra.p py={3} color="fgQuiet">
        {copy.noFiles}
      </chakra.p>
    )
  return (
    <>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, minmax(0, 1fr))' }}
        gap={2}
        py={3}
        _empty={{ display: 'none' }}
      >
        {files.map((file) => (
          <File key={file.id} file={file} renew={() => void refetch()} />
        ))}
      </Box>
      <chakra.ul role="list">
        {links.map((link) => (
          <chakra.li
            key={link}
            py={2}
            borderBottom="1px solid"
            borderColor="hairline"
            overflowWrap="anywhere"
          >
            <ExternalLink href={link}>{link}</ExternalLink>
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  )
}

type FileProps = { file: SignupRequestFile; renew: () => void }

function File({ file, renew }: FileProps) {
  if (file.kind === 'image') return <PrivatePicture file={file} renew={renew} />
  if (file.kind === 'video') return <PrivateVideo file={file} renew={renew} />
  return (
    <Box border="1px solid" borderColor="hairline" p={3} display="grid" gap={2} alignContent="center">
      <FileText size={22} aria-hidden />
      <ExternalLink href={mediaPath(file.id, file.file, file.query)} overflowWrap="anywhere">
        {file.originalName}
      </ExternalLink>
      <chakra.span textStyle="edge" color="fgQuiet">
        {admin.requests.details.document} · {fileSize(file.bytes)}
      </chakra.span>
    </Box>
  )
}
