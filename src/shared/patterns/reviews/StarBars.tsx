import { useTranslation } from 'react-i18next'
import type { StarCounts } from '#contract/kernel/review.ts'
import { formatNumber } from '#shared/lib/format-number.ts'
import styles from './Reviews.module.css'

/** How many reviews gave how many stars, five first. */
export function StarBars({ stars }: { stars: StarCounts }) {
  const { t, i18n } = useTranslation('site')
  const total = stars.reduce((sum, each) => sum + each, 0)
  return (
    <ul className={styles.bars}>
      {stars
        .map((count, index) => ({ count, star: index + 1 }))
        .toReversed()
        .map(({ count, star }) => (
          <li key={star} className={styles.bar}>
            <span>{t('ui.starsOf', { count: star })}</span>
            <span className={styles.track} aria-hidden="true">
              <span
                className={styles.fill}
                style={{ display: 'block', inlineSize: `${total === 0 ? 0 : (count / total) * 100}%` }}
              />
            </span>
            <span className={styles.count}>{formatNumber(count, i18n.language)}</span>
          </li>
        ))}
    </ul>
  )
}
