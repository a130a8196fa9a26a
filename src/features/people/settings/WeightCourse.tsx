import { useTranslation } from 'react-i18next'
import type { Pet } from '#contract/people/schemas.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { formatWeight } from '#shared/lib/measures.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { LineChart } from '#shared/ui/charts/LineChart.tsx'
import { weightsByDay } from './pet-values.ts'

/** The kept weights over time; one alone is no course. */
export function WeightCourse({ weights }: { weights: Pet['weights'] }) {
  const { t, i18n } = useTranslation('workspace')
  const units = useUnits()
  if (weights.length < 2) return null
  return (
    <LineChart
      title={t('people.pets.weightCourse')}
      level={3}
      points={weightsByDay(weights).map(({ date, grams }) => ({
        label: formatCalendarDate(date, i18n.language),
        value: grams,
      }))}
      format={(grams) => formatWeight(grams, i18n.language, units)}
    />
  )
}
