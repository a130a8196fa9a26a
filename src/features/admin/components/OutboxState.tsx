import { useTranslation } from 'react-i18next'
import type { OutboxState as State } from '#contract/admin/schemas.ts'
import { DashboardFigures } from '#shared/patterns/dashboard/Dashboard.tsx'
import { formatNumber } from '#shared/lib/format-number.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { paths } from '#shared/paths.ts'
import { StatTile } from '#shared/ui/charts/StatTile.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useReadOutboxStateQuery } from '../api.ts'

const lookAgain = 10_000
const listed = (filter: { channel?: string; state: string }) => paths.adminDashboard.link({ tab: 'outbox', ...filter })

/** What waits on each way and since when, and what of a week was put away: asked again while somebody looks. */
export function OutboxState() {
  const state = useReadOutboxStateQuery(undefined, { pollingInterval: lookAgain, skipPollingIfUnfocused: true })
  return (
    <QueryState query={state} skeleton={null}>
      {(data) => <Figures state={data} />}
    </QueryState>
  )
}

function Figures({ state: { channels, discarded, stale } }: { state: State }) {
  const { t, i18n } = useTranslation('workspace')
  const number = (value: number) => formatNumber(value, i18n.language)
  return (
    <DashboardFigures>
      {channels.map(({ channel, waiting, oldestAt, triedBefore, failed }) => (
        <StatTile
          key={channel}
          label={t(`admin.outbox.waiting.${channel}`)}
          value={number(waiting)}
          to={listed({ channel, state: 'pending' })}
          note={
            <>
              {oldestAt && (
                <>
                  {t('admin.outbox.oldest')} <When instant={oldestAt} />
                  <br />
                </>
              )}
              {t('admin.outbox.tried', { tried: number(triedBefore), failed: number(failed) })}
            </>
          }
        />
      ))}
      <StatTile
        label={t('admin.outbox.putAway')}
        value={number(discarded + stale)}
        to={listed({ state: 'discarded' })}
        note={t('admin.outbox.putAwayNote', { stale: number(stale), office: number(discarded) })}
      />
    </DashboardFigures>
  )
}
