import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { RecordCard } from '#contract/records/schemas.ts'
import { QueryPanel } from '#shared/patterns/dashboard/Panel.tsx'
import { PanelList } from '#shared/patterns/dashboard/PanelList.tsx'
import type { Query } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import { Text } from '#shared/ui/text/Text.tsx'

/** On the patient's dashboard: the way to each record that they read. */
export function OwnRecords({ records }: { records: Query<readonly RecordCard[]> }) {
  const { t } = useTranslation('workspace')
  return (
    <QueryPanel title={t('records.own.title')} query={records}>
      {(all) => (
        <PanelList items={all} rowKey={({ id }) => id}>
          {({ id, name, owner }) => (
            <div>
              <Link to={paths.patientEmr.link({ id })}>{t('records.own.of', { name })}</Link>
              {owner !== null && (
                <Text as="div" size="s" quiet>
                  {t('carers.inCare.of', { owner })}
                </Text>
              )}
            </div>
          )}
        </PanelList>
      )}
    </QueryPanel>
  )
}
