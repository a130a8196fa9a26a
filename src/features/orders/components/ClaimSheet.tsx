import { useTranslation } from 'react-i18next'
import type { Locale } from '#contract/kernel/values.ts'
import { DownloadPaper } from '#features/papers/index.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { useReadClaimPaperMutation, useReadClaimQuery } from '../api.ts'
import { ClaimPaper } from './ClaimPaper.tsx'

/** What an insurer asks for of a pet's finished visit, to print. */
export function ClaimSheet({ appointmentId }: { appointmentId: string }) {
  const { t, i18n } = useTranslation('workspace')
  const [readPaper] = useReadClaimPaperMutation()
  const query = useReadClaimQuery({ params: { id: appointmentId } })
  const download = (number: string) => (
    <div>
      <DownloadPaper
        name={`claim-${number}.pdf`}
        read={() => readPaper({ params: { id: appointmentId }, query: { locale: i18n.language as Locale } })}
      />
    </div>
  )
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={8} />} missing={<Empty compact title={t('orders.claim.none')} />}>
      {(claim) => <ClaimPaper claim={claim} download={download(claim.visitNumber)} />}
    </QueryState>
  )
}
