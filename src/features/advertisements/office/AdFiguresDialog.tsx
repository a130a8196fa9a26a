import { useTranslation } from 'react-i18next'
import type { OfficeAd } from '#contract/advertisements/schemas.ts'
import { adRejections } from '#contract/advertisements/values.ts'
import { formatNumber, formatShare } from '#shared/lib/format-number.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { BarChart } from '#shared/ui/charts/BarChart.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useReadAdFiguresQuery } from '../office-api.ts'

/** What was counted of an advertisement in the last 30 days, and what was shown and is no view, by its reason. */
export function AdFiguresDialog({ ad, headline, onClose }: { ad: OfficeAd; headline: string; onClose: () => void }) {
  const { t, i18n } = useTranslation('workspace')
  const { t: site } = useTranslation('site')
  const figures = useReadAdFiguresQuery({ params: { id: ad.id } })
  const number = (value: number) => formatNumber(value, i18n.language)
  return (
    <Dialog
      open
      width={44}
      onClose={onClose}
      title={t('advertisements.figures.title', { headline })}
      actions={<Button onClick={onClose}>{site('ui.close')}</Button>}
    >
      <QueryState query={figures} skeleton={<SkeletonText lines={8} />}>
        {({ days, views, clicks, rejected }) => (
          <Stack gap="5">
            {(['views', 'clicks'] as const).map((figure) => (
              <BarChart
                key={figure}
                level={3}
                title={t(`advertisements.figures.${figure}`)}
                points={days.map((day) => ({ label: formatCalendarDate(day.date, i18n.language, 'short'), value: day[figure] }))}
                format={number}
              />
            ))}
            <Facts
              facts={[
                { name: t('advertisements.views'), value: number(views) },
                { name: t('advertisements.clicks'), value: number(clicks) },
                {
                  name: t('advertisements.figures.rate'),
                  value: views > 0 ? formatShare(clicks / views, i18n.language, 1) : null,
                },
              ]}
            />
            <Stack gap="2">
              <Heading level={3} size="m">
                {t('advertisements.figures.rejected')}
              </Heading>
              <Text quiet size="s">
                {t('advertisements.figures.rule')}
              </Text>
              <Facts
                facts={adRejections.map((reason) => ({
                  name: t(`advertisements.reasons.${reason}`),
                  value: number(rejected[reason]),
                }))}
              />
            </Stack>
          </Stack>
        )}
      </QueryState>
    </Dialog>
  )
}
