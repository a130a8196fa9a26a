import { useTranslation } from 'react-i18next'
import type { OfficePlan } from '#contract/plans/schemas.ts'
import type { PlanStep } from '#contract/plans/values.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { formatNumber } from '#shared/lib/format-number.ts'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { useRehearsePlanMoveQuery } from '../api.ts'

/** Whom and what a step of a plan would touch: done in earnest on the server, and taken back. */
export function MoveRehearsal({ plan: { id, version }, step }: { plan: OfficePlan; step: PlanStep }) {
  const { t, i18n } = useTranslation('workspace')
  const rehearsal = useRehearsePlanMoveQuery({ params: { id }, body: { version, step } })
  const price = (value: Parameters<typeof Money>[0]['value'] | null) =>
    value ? <Money value={value} /> : t('plans.rehearsal.notSold')
  return (
    <QueryState query={rehearsal} skeleton={<SkeletonText lines={4} />}>
      {({ before, after, ...touched }) => (
        <Facts
          facts={[
            { name: t('plans.rehearsal.before'), value: price(before) },
            { name: t('plans.rehearsal.after'), value: price(after) },
            ...(['keep', 'chosen', 'unpaid'] as const).map((figure) => ({
              name: t(`plans.rehearsal.${figure}`),
              value: formatNumber(touched[figure], i18n.language),
            })),
            { name: t('rehearsal.mails'), value: formatNumber(touched.mails, i18n.language) },
          ]}
        />
      )}
    </QueryState>
  )
}
