import { useTranslation } from 'react-i18next'
import type { Earnings as Answer } from '#contract/booking/earnings-schemas.ts'
import { earningsPeriods } from '#contract/booking/earnings-values.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { dateFormat } from '#shared/lib/formats.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { formatCalendarDate, zoneCity } from '#shared/lib/format-time.ts'
import { DashboardFigures } from '#shared/patterns/dashboard/Dashboard.tsx'
import { DashboardSkeleton } from '#shared/patterns/dashboard/DashboardSkeleton.tsx'
import { DashboardCharts } from '#shared/patterns/dashboard/DashboardCharts.tsx'
import { type Query, QueryState } from '#shared/patterns/states/QueryState.tsx'
import { BarChart } from '#shared/ui/charts/BarChart.tsx'
import { StatTile } from '#shared/ui/charts/StatTile.tsx'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { MonthPicker } from '#shared/ui/date/MonthPicker.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '#shared/ui/icons/arrow-icons.tsx'
import { ClockIcon, RefundIcon } from '#shared/ui/icons/status-icons.tsx'
import { CardIcon, WalletIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Amounts } from '#shared/ui/money/Amounts.tsx'
import { ChipChoice } from '#shared/ui/navigation/Chips.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { dayBeside, earningsFields } from './earnings-address.ts'

/** What a week, month or year brought in, and what it counts, in words; which one is kept in the address. */
export function Earnings({ query }: { query: Query<Answer> }) {
  const { t } = useTranslation('workspace')
  const { values, change } = useAddress(earningsFields)
  return (
    <Stack as="section" aria-labelledby="earnings-heading">
      <Cluster justify="between">
        <Heading level={2} size="l" id="earnings-heading">
          {t('orders.earnings.title')}
        </Heading>
        <ChipChoice
          label={t('orders.earnings.period')}
          value={values.period}
          options={earningsPeriods.map((value) => ({ value, label: t(`orders.earnings.periods.${value}`) }))}
          onChoose={(period) => period && change({ period, at: undefined }, { replace: true })}
        />
      </Cluster>
      <QueryState query={query} skeleton={<DashboardSkeleton figures={4} charts={1} />}>
        {(earnings) => <Shown earnings={earnings} />}
      </QueryState>
    </Stack>
  )
}

const figures = ['cameIn', 'givenBack', 'net', 'ahead'] as const
const icons = { cameIn: CardIcon, givenBack: RefundIcon, net: WalletIcon, ahead: ClockIcon }

function Shown({ earnings }: { earnings: Answer }) {
  const { t, i18n } = useTranslation('workspace')
  const { change } = useAddress(earningsFields)
  const { period, from, to, today, timeZone, currencies } = earnings
  const go = (days: -1 | 1) => change({ at: dayBeside(days < 0 ? from : to, days) }, { replace: true })
  const label = (date: string) =>
    period === 'year'
      ? dateFormat(i18n.language, { month: 'short', timeZone: 'UTC' }).format(new Date(date))
      : formatCalendarDate(date, i18n.language, 'short')
  return (
    <Stack>
      <Cluster gap="2">
        <IconButton icon={<ChevronStartIcon />} label={t('orders.earnings.earlier')} onClick={() => go(-1)} />
        {period === 'month' ? (
          <div style={{ inlineSize: '11rem' }}>
            <MonthPicker
              aria-label={t('orders.earnings.month')}
              value={from.slice(0, 7)}
              max={today.slice(0, 7)}
              onChange={({ target }) => target.value && change({ at: `${target.value}-01` }, { replace: true })}
            />
          </div>
        ) : (
          <Text as="output" strong>
            {periodName(earnings, i18n.language)}
          </Text>
        )}
        <IconButton icon={<ChevronEndIcon />} label={t('orders.earnings.later')} disabled={to >= today} onClick={() => go(1)} />
      </Cluster>
      <DashboardFigures>
        {figures.map((figure) => {
          const Icon = icons[figure]
          return (
            <StatTile
              key={figure}
              label={t(`orders.earnings.${figure}`)}
              value={<Amounts values={currencies.map((each) => ({ currency: each.currency, amount: each[figure] }))} />}
              icon={<Icon size={18} />}
              note={t(`orders.earnings.${figure}Note`)}
            />
          )
        })}
      </DashboardFigures>
      <Text quiet size="s">
        {t('orders.earnings.counted', { zone: zoneCity(timeZone) })}
      </Text>
      <DashboardCharts>
        {currencies.flatMap(({ currency, parts }) =>
          (['net', 'givenBack'] as const).map((figure) => (
            <BarChart
              key={`${currency} ${figure}`}
              level={3}
              title={t(`orders.earnings.charts.${figure}`, { currency })}
              points={parts.map((part) => ({ label: label(part.from), value: part[figure] }))}
              format={(amount) => formatMoney({ amount, currency }, i18n.language, { maximumFractionDigits: 0 })}
            />
          )),
        )}
      </DashboardCharts>
    </Stack>
  )
}

function periodName({ period, from, to }: Answer, language: string): string {
  if (period === 'year') return dateFormat(language, { year: 'numeric', timeZone: 'UTC' }).format(new Date(from))
  const days = dateFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
  return days.formatRange(new Date(from), new Date(to))
}
