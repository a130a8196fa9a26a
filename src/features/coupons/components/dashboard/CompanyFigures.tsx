import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CompanyDashboard } from '#contract/coupons/schemas.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { DashboardColumns, DashboardFigures } from '#shared/patterns/dashboard/Dashboard.tsx'
import { DashboardCharts } from '#shared/patterns/dashboard/DashboardCharts.tsx'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import { PanelList } from '#shared/patterns/dashboard/PanelList.tsx'
import { paths } from '#shared/paths.ts'
import { BarChart } from '#shared/ui/charts/BarChart.tsx'
import { DonutChart } from '#shared/ui/charts/DonutChart.tsx'
import { LineChart } from '#shared/ui/charts/LineChart.tsx'
import { StatTile } from '#shared/ui/charts/StatTile.tsx'
import { CouponIcon, InvoiceIcon, OrderIcon, WalletIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from '../coupons.module.css'

/** Figures, the best coupons, those that end soon, and the course of the period. */
export function CompanyFigures({ figures }: { figures: CompanyDashboard }) {
  const { t, i18n } = useTranslation('workspace')
  const { currency, parts, period, best, purposes, ending } = figures
  const money = (amount: number) => formatMoney({ amount, currency }, i18n.language, { maximumFractionDigits: 0 })
  const label = (day: string) => formatCalendarDate(day, i18n.language, period === 'year' ? 'month' : 'short')
  return (
    <>
      <DashboardFigures>
        <StatTile
          label={t('coupons.list.uses')}
          value={figures.uses}
          icon={<OrderIcon size={18} />}
          note={t('coupons.dashboard.usesBefore', { count: figures.usesBefore })}
          course={parts.map(({ uses }) => uses)}
          to={paths.companyTransactions.link({ from: figures.from, to: figures.to })}
        />
        <StatTile
          label={t('coupons.list.spent')}
          value={<Money value={{ amount: figures.spend, currency }} />}
          icon={<WalletIcon size={18} />}
          note={t('coupons.dashboard.spendBefore', { amount: money(figures.spendBefore) })}
          course={parts.map(({ spend }) => spend)}
        />
        <StatTile
          label={t('coupons.dashboard.running')}
          value={figures.running}
          icon={<CouponIcon size={18} />}
          to={paths.coupons.link({ standing: 'running' })}
        />
        <StatTile
          label={t('coupons.dashboard.unbilled')}
          value={<Money value={{ amount: figures.unbilled, currency }} />}
          icon={<InvoiceIcon size={18} />}
          note={t('coupons.dashboard.unbilledNote')}
          to={paths.companyTransactions.link({ tab: 'statements' })}
        />
      </DashboardFigures>
      <DashboardColumns
        side={
          <Panel title={t('coupons.dashboard.ending')} ground={ending.length > 0 ? 'soft' : undefined}>
            {ending.length === 0 ? (
              <Text quiet>{t('coupons.dashboard.nothingEnds')}</Text>
            ) : (
              <PanelList items={ending} rowKey={({ id }) => id}>
                {({ id, code, endsOn, left }) => (
                  <Cluster justify="between">
                    <Link className={styles.code} to={paths.coupons.link({ edit: id })}>
                      {code}
                    </Link>
                    <Text size="s">
                      {t('coupons.dashboard.until', { day: formatCalendarDate(endsOn, i18n.language) })}
                      {left !== null && ` · ${t('coupons.dashboard.left', { count: left })}`}
                    </Text>
                  </Cluster>
                )}
              </PanelList>
            )}
          </Panel>
        }
      >
        <Panel title={t('coupons.dashboard.best')}>
          {best.length === 0 ? (
            <Text quiet>{t('coupons.transactions.emptyHint')}</Text>
          ) : (
            <PanelList ordered items={best} rowKey={({ id }) => id}>
              {({ id, code, uses, spend }) => (
                <Cluster justify="between">
                  <Link className={styles.code} to={paths.companyTransactions.link({ coupon: id })}>
                    {code}
                  </Link>
                  <Text size="s">
                    {t('coupons.uses.count', { count: uses })} · <Money value={{ amount: spend, currency }} />
                  </Text>
                </Cluster>
              )}
            </PanelList>
          )}
        </Panel>
      </DashboardColumns>
      <DashboardCharts>
        <LineChart
          level={2}
          title={t('coupons.dashboard.spendCourse')}
          points={parts.map(({ from, spend }) => ({ label: label(from), value: spend }))}
          format={money}
        />
        <BarChart
          level={2}
          title={t('coupons.dashboard.usesCourse')}
          points={parts.map(({ from, uses }) => ({ label: label(from), value: uses }))}
        />
        {best.length > 0 && (
          <DonutChart
            level={2}
            title={t('coupons.dashboard.bestChart')}
            points={best.map(({ code, spend }) => ({ label: code, value: spend }))}
            format={money}
          />
        )}
        {purposes.length > 0 && (
          <DonutChart
            level={2}
            title={t('coupons.dashboard.purposes')}
            points={purposes.map(({ purpose, spend }) => ({ label: t(`coupons.purposes.${purpose}`), value: spend }))}
            format={money}
          />
        )}
      </DashboardCharts>
    </>
  )
}
