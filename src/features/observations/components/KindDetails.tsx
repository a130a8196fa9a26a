import { useTranslation } from 'react-i18next'
import type { Measurement, Measurements } from '#contract/observations/schemas.ts'
import { DistanceADay } from '#features/trackers/distances/index.ts'
import { formatNumber } from '#shared/lib/format-number.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useReadCourseQuery } from '../api.ts'
import { useObservedFormat } from '../model/use-observed-format.ts'
import { ObservationChart } from './chart/ObservationChart.tsx'
import { ObservationRows } from './ObservationRows.tsx'
import { RangeLine } from './RangeLine.tsx'

interface KindDetailsProps {
  subjectId: string
  measurement: Measurement
  weight: Measurements['weight']
  /** A pet's weight has beside it how far it walks. */
  isPet: boolean
}

/** One kind over time: what is usual, the chart, and each measurement with who answers for it. */
export function KindDetails({ subjectId, measurement: { kind, range, growth }, weight, isPet }: KindDetailsProps) {
  const { t, i18n } = useTranslation('workspace')
  const format = useObservedFormat()
  const course = useReadCourseQuery({ params: { id: subjectId }, query: { kind } })
  const name = t(`observations.kinds.${kind}`)
  return (
    <Stack gap="4">
      {kind === 'weight' && weight && (
        <>
          {weight.moved && <Banner tone="warning">{t('observations.course.moved')}</Banner>}
          <Text>
            {t(weight.perMonth < 0 ? 'observations.course.lost' : 'observations.course.gained', {
              change: format('weight', Math.abs(weight.perMonth)),
            })}
          </Text>
        </>
      )}
      {growth && (
        <Text>
          {t('observations.growth', {
            z: formatNumber(growth.z, i18n.language, { maximumFractionDigits: 2, signDisplay: 'exceptZero' }),
            centile: formatNumber(growth.centile, i18n.language, { maximumFractionDigits: 1 }),
          })}
        </Text>
      )}
      {range && <RangeLine kind={kind} range={range} />}
      <QueryState query={{ ...course, data: course.currentData }}>
        {(shown) =>
          shown.points.length > 0 && (
            <Stack gap="2">
              <ObservationChart course={shown} title={name} />
              {shown.bands.length > 0 && (
                <Text size="s" quiet>
                  {t('observations.chart.band')}
                </Text>
              )}
              {shown.centiles.length > 0 && (
                <Text size="s" quiet>
                  {t('observations.chart.centiles')}
                </Text>
              )}
              {shown.points.length < shown.count && (
                <Text size="s" quiet>
                  {t('observations.chart.thinned', { count: shown.count })}
                </Text>
              )}
            </Stack>
          )
        }
      </QueryState>
      {kind === 'weight' && isPet && <DistanceADay subjectId={subjectId} />}
      <ObservationRows subjectId={subjectId} kind={kind} />
    </Stack>
  )
}
