import { useTranslation } from 'react-i18next'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Empty } from '#shared/patterns/states/states.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { useReadClaimQuery } from '../api.ts'
import { ClaimPaper } from './ClaimPaper.tsx'

/** What an insurer asks for of a pet's finished visit, to print. */
export function ClaimSheet({ appointmentId }: { appointmentId: string }) {
  const { t } = useTranslation('workspace')
  const query = useReadClaimQuery({ params: { id: appointmentId } })
  return (
    <QueryState query={query} skeleton={<SkeletonText lines={8} />} missing={<Empty compact title={t('orders.claim.none')} />}>
      {(claim) => <ClaimPaper claim={claim} />}
    </QueryState>
  )
}
