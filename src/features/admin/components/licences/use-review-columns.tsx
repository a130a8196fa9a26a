import { useTranslation } from 'react-i18next'
import type { LicenceReviewItem } from '#contract/licences/schemas.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { PersonChip } from '#shared/ui/people/PersonChip.tsx'
import { When } from '#shared/ui/time/When.tsx'

/** Columns of the licences that wait. */
export function useReviewColumns(): readonly Column<LicenceReviewItem>[] {
  const { t } = useTranslation('workspace')
  return [
    { key: 'name', header: t('admin.review.name'), cell: ({ name, email }) => <PersonChip name={name} note={email} /> },
    {
      key: 'kind',
      header: t('admin.review.of'),
      cell: ({ of, isRenewal }) => t(isRenewal ? `admin.review.renewals.${of}` : `admin.review.kinds.${of}`),
    },
    { key: 'licence', header: t('admin.columns.licence'), cell: ({ number }) => <bdi>{number}</bdi> },
    { key: 'since', header: t('admin.columns.since'), cell: ({ waitsSince }) => <When instant={waitsSince} show="date" /> },
    {
      key: 'claim',
      header: t('admin.review.claimedBy'),
      cell: ({ claim }) => (claim ? <bdi>{claim.name}</bdi> : t('admin.review.nobody')),
    },
  ]
}
