import { useTranslation } from 'react-i18next'
import type { ObservationRange } from '#contract/observations/schemas.ts'
import type { ObservationKind } from '#contract/observations/values.ts'
import { useFirstEndFormat, useObservedFormat } from './use-observed-format.ts'

type Ends = Pick<ObservationRange, 'low' | 'high' | 'secondLow' | 'secondHigh'>

/** Both ends of what is usual in a sentence's words; of a blood pressure the systolic and then the diastolic ones. */
export function useRangeText(): (kind: ObservationKind, range: Ends) => string {
  const { t } = useTranslation('workspace')
  const format = useObservedFormat()
  const formatFirst = useFirstEndFormat()
  return (kind, { low, high, secondLow, secondHigh }) => {
    const write = (from: number | null, to: number | null) => {
      if (from !== null && to !== null)
        return t('observations.range.between', { low: formatFirst(kind, from), high: format(kind, to) })
      if (to !== null) return t('observations.range.upTo', { high: format(kind, to) })
      return from === null ? '' : t('observations.range.atLeast', { low: format(kind, from) })
    }
    const parts = [write(low, high), write(secondLow, secondHigh)].filter((part) => part !== '')
    return parts.join(' · ')
  }
}
