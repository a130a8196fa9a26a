import { useTranslation } from 'react-i18next'
import { TieOut } from '#features/ledger/index.ts'
import { DeskInbox } from '#features/support/index.ts'
import { Dashboard } from '#shared/patterns/dashboard/Dashboard.tsx'
import { DashboardSkeleton } from '#shared/patterns/dashboard/DashboardSkeleton.tsx'
import { useAddressTab } from '#shared/patterns/page/use-address-tab.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Tabs } from '#shared/ui/navigation/Tabs.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { zoneCity } from '#shared/lib/format-time.ts'
import { useReadAdminSummaryQuery } from '../../api.ts'
import { AuditList } from '../../components/AuditList.tsx'
import { DayCharts } from '../../components/DayCharts.tsx'
import { DayFigures } from '../../components/DayFigures.tsx'
import { LicenceList } from '../../components/LicenceList.tsx'
import { LicenceQueue } from '../../components/licences/LicenceQueue.tsx'
import { OutboxList } from '../../components/OutboxList.tsx'

const tabs = ['day', 'doctors', 'licences', 'inbox', 'outbox', 'audit'] as const
/** What a list keeps in the address belongs to its tab and goes when another is chosen. */
const listNames = ['q', 'state', 'of', 'licence', 'channel', 'message', 'action', 'show', 'topic']

/** The platform's day: numbers, charts, and the queues that wait for a decision. */
export default function AdminDashboard() {
  const { t } = useTranslation('workspace')
  const zone = useZone()
  const [tab, choose] = useAddressTab(tabs, { drop: listNames })
  const summary = useReadAdminSummaryQuery({ query: { timeZone: zone } })
  const counts = { doctors: summary.data?.licencesToDecide, inbox: summary.data?.requestsOpen }
  return (
    <Dashboard title={t('admin.dashboard.title')} about={t('admin.dashboard.about', { zone: zoneCity(zone) })}>
      <Tabs
        label={t('admin.dashboard.title')}
        value={tab}
        onChange={choose}
        tabs={tabs.map((key) => ({
          key,
          label: t(`admin.dashboard.tabs.${key}`),
          count: key === 'doctors' || key === 'inbox' ? counts[key] : undefined,
        }))}
      >
        <Stack gap="5">
          {tab === 'day' && (
            <QueryState query={summary} skeleton={<DashboardSkeleton figures={6} charts={4} />}>
              {(data) => (
                <>
                  <DayFigures summary={data} />
                  <DayCharts summary={data} />
                  <TieOut />
                </>
              )}
            </QueryState>
          )}
          {tab === 'doctors' && <LicenceQueue />}
          {tab === 'licences' && <LicenceList />}
          {tab === 'inbox' && <DeskInbox />}
          {tab === 'outbox' && <OutboxList />}
          {tab === 'audit' && <AuditList />}
        </Stack>
      </Tabs>
    </Dashboard>
  )
}
