import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { MedicineOrderState } from '#contract/medicine-orders/order-kind.ts'
import type { Desk } from '#contract/pharmacy/schemas.ts'
import { LatestConversations } from '#features/chat/latest/index.ts'
import { formatMoney } from '#shared/lib/format-money.ts'
import { formatCalendarDate, zoneCity } from '#shared/lib/format-time.ts'
import { Dashboard, DashboardColumns, DashboardFigures } from '#shared/patterns/dashboard/Dashboard.tsx'
import { DashboardCharts } from '#shared/patterns/dashboard/DashboardCharts.tsx'
import { DashboardSkeleton } from '#shared/patterns/dashboard/DashboardSkeleton.tsx'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import { PanelList } from '#shared/patterns/dashboard/PanelList.tsx'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import { defineScreen, type ScreenView } from '#shared/screen/define-screen.tsx'
import { defineQuestion } from '#shared/screen/question.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { BarChart } from '#shared/ui/charts/BarChart.tsx'
import { DonutChart } from '#shared/ui/charts/DonutChart.tsx'
import { StatTile } from '#shared/ui/charts/StatTile.tsx'
import { AlertIcon, HourglassIcon } from '#shared/ui/icons/status-icons.tsx'
import { OrderIcon, WalletIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { Countdown } from '#shared/ui/time/Countdown.tsx'
import { pharmacyQuestions } from '../../api.ts'
import styles from '../../components/catalogue/catalogue.module.css'

const question = defineQuestion(pharmacyQuestions.readDesk, () => ({}))

export default defineScreen({ question, view: PharmaDashboard })

/** The pharmacy's day. What comes new stands here at once, over the hub. */
function PharmaDashboard({ answer }: ScreenView<typeof question>) {
  const { t } = useTranslation('workspace')
  return (
    <Dashboard
      title={t('pharmacy.routes.pharmaDashboard.title')}
      about={t('pharmacy.desk.about')}
      actions={
        <LinkButton variant="filled" to={paths.newOrderRequest.link()}>
          {t('pharmacy.desk.toRequests')}
        </LinkButton>
      }
    >
      <QueryState query={answer} skeleton={<DashboardSkeleton figures={4} charts={2} />}>
        {(desk) => <Shown desk={desk} />}
      </QueryState>
    </Dashboard>
  )
}

function Shown({ desk }: { desk: Desk }) {
  const { t, i18n } = useTranslation('workspace')
  const { requests, answerUntil, quoted, orders, currency, sales } = desk
  const count = (...states: readonly string[]) =>
    orders.filter(({ state }) => states.includes(state)).reduce((sum, each) => sum + each.orders, 0)
  const today = sales.at(-1)
  const money = (amount: number) => formatMoney({ amount, currency }, i18n.language, { maximumFractionDigits: 0 })
  return (
    <>
      <DashboardFigures>
        <StatTile
          label={t('pharmacy.desk.requests')}
          value={requests}
          icon={<AlertIcon size={18} />}
          note={answerUntil ? <Countdown until={answerUntil} /> : t('pharmacy.desk.noRequests')}
          to={paths.newOrderRequest.link({ state: 'requested' })}
        />
        <StatTile
          label={t('pharmacy.desk.quoted')}
          value={quoted}
          icon={<HourglassIcon size={18} />}
          note={t('pharmacy.desk.quotedNote')}
          to={paths.newOrderRequest.link({ state: 'quoted' })}
        />
        <StatTile
          label={t('pharmacy.desk.toMake')}
          value={count('paid', 'accepted', 'preparing')}
          icon={<OrderIcon size={18} />}
          note={t('pharmacy.desk.onTheWay', { count: count('dispatched') })}
          to={paths.pharmaOrders.link()}
        />
        <StatTile
          label={t('pharmacy.desk.today')}
          value={money(today?.net ?? 0)}
          icon={<WalletIcon size={18} />}
          note={t('pharmacy.desk.ordersToday', { count: today?.orders ?? 0 })}
          course={sales.map(({ net }) => net)}
          to={paths.pharmaInvoices.link()}
        />
      </DashboardFigures>
      <DashboardCharts>
        <BarChart
          level={2}
          title={t('pharmacy.desk.sales', { zone: zoneCity(desk.timeZone) })}
          points={sales.map(({ date, net }) => ({ label: formatCalendarDate(date, i18n.language, 'short'), value: net }))}
          format={money}
        />
        {orders.length > 0 && (
          <DonutChart
            level={2}
            title={t('pharmacy.desk.byState')}
            points={orders.map(({ state, orders: number }) => ({
              label: t(`medicine-orders.states.${state as MedicineOrderState}`),
              value: number,
            }))}
          />
        )}
      </DashboardCharts>
      <DashboardColumns
        side={
          <>
            <LatestConversations />
            <Expiring desk={desk} />
          </>
        }
      >
        <LowStock desk={desk} />
      </DashboardColumns>
    </>
  )
}

/** The lots of one product, in the list that it was found in. */
const lotsOf = (lots: string, show: string) => paths.pharmaProfile.link({ tab: 'catalogue', show, lots })
const catalogue = (show: string) => paths.pharmaProfile.link({ tab: 'catalogue', show })

function LowStock({ desk: { lowStock } }: { desk: Desk }) {
  const { t } = useTranslation('workspace')
  return (
    <Panel
      title={t('pharmacy.desk.low')}
      action={
        <LinkButton variant="quiet" small to={catalogue('low')}>
          {t('pharmacy.desk.all')}
        </LinkButton>
      }
    >
      {lowStock.length === 0 ? (
        <Text quiet>{t('pharmacy.desk.lowNone')}</Text>
      ) : (
        <PanelList items={lowStock} rowKey={({ id }) => id}>
          {({ id, name, stock }) => (
            <Cluster justify="between">
              <Link className={styles.name} to={lotsOf(id, 'low')}>
                <bdi>{name}</bdi>
              </Link>
              <Badge tone={stock === 0 ? 'error' : 'warning'}>{t('pharmacy.catalogue.units', { count: stock })}</Badge>
            </Cluster>
          )}
        </PanelList>
      )}
    </Panel>
  )
}

function Expiring({ desk: { expiring } }: { desk: Desk }) {
  const { t } = useTranslation('workspace')
  return (
    <Panel
      title={t('pharmacy.desk.expiring')}
      action={
        <LinkButton variant="quiet" small to={catalogue('expiring')}>
          {t('pharmacy.desk.all')}
        </LinkButton>
      }
    >
      {expiring.length === 0 ? (
        <Text quiet>{t('pharmacy.desk.expiringNone')}</Text>
      ) : (
        <PanelList items={expiring} rowKey={({ id, lot }) => `${id} ${lot}`}>
          {({ id, name, lot, expiresOn, quantity }) => (
            <Cluster justify="between">
              <Link className={styles.name} to={lotsOf(id, 'expiring')}>
                <bdi>{name}</bdi> {lot && <span>({t('pharmacy.orders.lot', { lot })})</span>}
              </Link>
              <Text quiet size="s">
                {t('pharmacy.catalogue.units', { count: quantity })} · <CalendarDay date={expiresOn} />
              </Text>
            </Cluster>
          )}
        </PanelList>
      )}
    </Panel>
  )
}
