import { useTranslation } from 'react-i18next'
import type { Home } from '#contract/site/schemas.ts'
import { formatNumber } from '#shared/lib/format-number.ts'
import { Skeleton } from '#shared/ui/feedback/Skeleton.tsx'
import styles from './Figures.module.css'

const names = ['doctors', 'specialities', 'visits'] as const

/** The platform in three numbers. Their places are kept while they are on their way. */
export function Figures({ figures }: { figures: Home['figures'] | undefined }) {
  const { t, i18n } = useTranslation('site')
  return (
    <dl className={styles.figures} aria-label={t('site.home.figures.label')}>
      {names.map((name) => (
        <div key={name}>
          <dt>{t(`site.home.figures.${name}`, { count: figures?.[name] ?? 0 })}</dt>
          <dd>{figures ? formatNumber(figures[name], i18n.language) : <Skeleton width="3.5rem" height="2.4rem" />}</dd>
        </div>
      ))}
    </dl>
  )
}
