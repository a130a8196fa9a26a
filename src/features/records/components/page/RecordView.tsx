import { useTranslation } from 'react-i18next'
import type { HealthRecord } from '#contract/records/schemas.ts'
import { useAddressTab } from '#shared/patterns/page/use-address-tab.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Tabs } from '#shared/ui/navigation/Tabs.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useReadRecordQuery } from '../../api.ts'
import { timelineNames } from '../timeline/RecordTimeline.tsx'
import { OpenWithReason } from './OpenWithReason.tsx'
import { type RecordTabKey, recordTabs, tabsFor } from './record-tabs.ts'
import { RecordSummary } from './RecordSummary.tsx'

/** A record: what holds at the top, below it its parts. A doctor to whom it is closed is asked for a reason. */
export function RecordView({ id }: { id: string }) {
  const record = useReadRecordQuery({ params: { id } })
  return (
    <QueryState query={{ ...record, data: record.currentData }} forbidden={<OpenWithReason id={id} />}>
      {(shown) => <Shown key={shown.id} record={shown} />}
    </QueryState>
  )
}

const keys = recordTabs.map(({ key }) => key) as [RecordTabKey, ...RecordTabKey[]]

function Shown({ record }: { record: HealthRecord }) {
  const { t } = useTranslation('workspace')
  const tabs = tabsFor(record.standing)
  const [asked, choose] = useAddressTab(keys, { drop: timelineNames, ofOneThing: true })
  const chosen = tabs.find(({ key }) => key === asked) ?? tabs[0]!
  return (
    <Stack gap="6">
      {record.openUntil !== null && (
        <Banner tone="warning" title={t('records.emergency.open')}>
          {t('records.emergency.until')} <When instant={record.openUntil} />
        </Banner>
      )}
      <RecordSummary record={record} />
      <Tabs
        label={t('records.tabsLabel')}
        value={chosen.key}
        onChange={choose}
        tabs={tabs.map(({ key }) => ({ key, label: t(`records.tabs.${key}`) }))}
      >
        <chosen.view record={record} />
      </Tabs>
    </Stack>
  )
}
