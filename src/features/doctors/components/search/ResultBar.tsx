import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { CloseIcon } from '#shared/ui/icons/first-view-icons.tsx'
import styles from './ResultBar.module.css'
import { useChosenFilters } from './use-chosen-filters.ts'
import type { DoctorSearching } from './use-doctor-search.ts'

/** How many were found, and by what; it stays in sight. Pressing a filter takes it away, also without scripts. */
export function ResultBar({ controller, asked, query }: Pick<DoctorSearching, 'controller' | 'asked' | 'query'>) {
  const { t } = useTranslation('site')
  const bar = useRef<HTMLDivElement>(null)
  const { chosen, withoutAny } = useChosenFilters({ controller, asked })
  const total = query.currentData?.pages[0]?.total

  // The pressed chip goes: the keyboard goes on from here.
  const link = { replace: true, preventScrollReset: true, className: styles.chip, onClick: () => bar.current?.focus() }
  return (
    <div ref={bar} className={styles.bar} role="group" aria-label={t('doctors.filter.chosen')} tabIndex={-1}>
      <output className={styles.found}>{total !== undefined && t('doctors.list.found', { count: total })}</output>
      {chosen.map(({ name, label, without }) => (
        <Link key={name} {...link} to={without} aria-label={t('doctors.filter.remove', { filter: label })}>
          {label}
          <CloseIcon size={16} />
        </Link>
      ))}
      {chosen.length > 1 && (
        <Link {...link} className={styles.all} to={withoutAny}>
          {t('patterns.clearFilters')}
        </Link>
      )}
    </div>
  )
}
