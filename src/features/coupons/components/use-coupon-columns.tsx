import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Coupon } from '#contract/coupons/schemas.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { amountFields } from '#shared/patterns/list/export/amount-fields.ts'
import type { Column } from '#shared/patterns/list/column.ts'
import { paths } from '#shared/paths.ts'
import { Money } from '#shared/ui/money/Money.tsx'
import styles from './coupons.module.css'
import { StandingBadge } from './StandingBadge.tsx'
import { useGives } from './use-gives.ts'
import { UseMeter } from './UseMeter.tsx'

/** Columns of a list of coupons. */
export function useCouponColumns(): readonly Column<Coupon>[] {
  const { t, i18n } = useTranslation('workspace')
  const gives = useGives()
  const day = (date: string) => formatCalendarDate(date, i18n.language)
  const purposes = ({ appliesTo }: Coupon) => appliesTo.map((each) => t(`coupons.purposes.${each}`)).join(', ')
  return [
    {
      key: 'code',
      header: t('coupons.form.code'),
      cell: (coupon) => (
        <Link className={styles.code} to={paths.coupons.link({ q: coupon.code, edit: coupon.id })}>
          {coupon.code}
        </Link>
      ),
      csv: ({ code }) => code,
    },
    { key: 'gives', header: t('coupons.list.gives'), cell: gives, csv: gives },
    {
      key: 'standing',
      header: t('coupons.list.standing'),
      cell: ({ standing }) => <StandingBadge standing={standing} />,
      csv: ({ standing }) => t(`coupons.standings.${standing}`),
    },
    { key: 'purposes', header: t('coupons.form.appliesTo'), cell: purposes, csv: purposes, hiddenAtFirst: true },
    {
      key: 'uses',
      header: t('coupons.list.uses'),
      sort: 'uses',
      cell: (coupon) => <UseMeter coupon={coupon} />,
      csv: [
        { header: t('coupons.list.uses'), value: ({ uses }) => uses },
        { header: t('coupons.form.totalUses'), value: ({ totalUses }) => totalUses ?? '' },
      ],
    },
    {
      key: 'person',
      header: t('coupons.form.usesPerPerson'),
      align: 'end',
      cell: ({ usesPerPerson }) => usesPerPerson ?? t('coupons.list.unlimited'),
      csv: ({ usesPerPerson }) => usesPerPerson ?? '',
      hiddenAtFirst: true,
    },
    {
      key: 'spent',
      header: t('coupons.list.spent'),
      align: 'end',
      sort: 'spent',
      cell: ({ spent }) => <Money value={spent} />,
      csv: amountFields(t('coupons.list.spent'), t('coupons.list.currency'), ({ spent }) => spent),
    },
    {
      key: 'starts',
      header: t('coupons.form.startsOn'),
      cell: ({ startsOn }) => day(startsOn),
      csv: ({ startsOn }) => startsOn,
      hiddenAtFirst: true,
    },
    { key: 'ends', header: t('coupons.form.endsOn'), cell: ({ endsOn }) => day(endsOn), csv: ({ endsOn }) => endsOn },
  ]
}
