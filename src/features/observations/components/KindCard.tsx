import { useTranslation } from 'react-i18next'
import type { Measurement } from '#contract/observations/schemas.ts'
import { Text } from '#shared/ui/text/Text.tsx'
import { useObservedFormat } from '../model/use-observed-format.ts'
import { MeasuredAt } from './MeasuredAt.tsx'
import styles from './observations.module.css'
import { Trend } from './Trend.tsx'
import { Verdict } from './Verdict.tsx'

interface KindCardProps {
  measurement: Measurement
  isChosen: boolean
  onChoose: () => void
}

/** The newest value of a kind, how it stands and where it goes; pressed it is shown over time. */
export function KindCard({ measurement, isChosen, onChoose }: KindCardProps) {
  const { t } = useTranslation('workspace')
  const format = useObservedFormat()
  const { kind, newest } = measurement
  return (
    <button type="button" className={styles.card} aria-pressed={isChosen} onClick={onChoose}>
      <Text as="span" size="s" quiet>
        {t(`observations.kinds.${kind}`)}
      </Text>
      <span className={styles.value}>
        <bdi>{format(kind, newest.value, newest.second)}</bdi>
      </span>
      <span>
        <Verdict verdict={newest.verdict} />
      </span>
      <Trend measurement={measurement} />
      <Text as="span" size="s" quiet>
        <MeasuredAt at={newest.at} isDay={newest.isDay} />
      </Text>
    </button>
  )
}
