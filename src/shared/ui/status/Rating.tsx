import { useTranslation } from 'react-i18next'
import { StarIcon } from '../icons/thing-icons.tsx'
import { VisuallyHidden } from '../layout/layout.tsx'
import styles from './Rating.module.css'

const five = [1, 2, 3, 4, 5]

export interface RatingProps {
  /** 0 to 5. */
  value: number
  /** Of how many reviews. */
  count?: number
}

/** What others thought, in stars and in words. */
export function Rating({ value, count }: RatingProps) {
  const { t, i18n } = useTranslation('site')
  const written = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value)
  const stars = five.map((star) => <StarIcon key={star} size={16} />)
  return (
    <span className={styles.rating}>
      <span className={styles.stars} aria-hidden="true">
        {stars}
        <span className={styles.full} style={{ inlineSize: `${(Math.min(5, Math.max(0, value)) / 5) * 100}%` }}>
          {stars}
        </span>
      </span>
      <span className={styles.value} aria-hidden="true">
        {written}
      </span>
      <VisuallyHidden>{t('ui.ratingOf', { value: written })}</VisuallyHidden>
      {count !== undefined && <span className={styles.count}>{t('ui.reviews', { count })}</span>}
    </span>
  )
}
