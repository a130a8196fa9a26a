import { useTranslation } from 'react-i18next'
import type { PlanVersion } from '#contract/plans/schemas.ts'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { StatusBadge } from '#shared/ui/status/StatusBadge.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { versionLooks } from '../looks.ts'

/** One version of a plan: what it costs, includes, and how many have it. */
export function VersionRow({ version }: { version: PlanVersion }) {
  const { t } = useTranslation(['workspace', 'site'])
  const { number, state, price, period, visits, freeDelivery, subscribers, publishedAt, retiredAt } = version
  const includes = [
    visits > 0 ? t(`plans.visits.${period}`, { ns: 'site', count: visits }) : null,
    freeDelivery ? t('plans.freeDelivery', { ns: 'site' }) : null,
  ].filter((each) => each !== null)
  return (
    <li>
      <Stack gap="1">
        <Cluster justify="between" gap="2">
          <Text as="span">
            {t('plans.office.version', { number: String(number) })} · <Money value={price} />{' '}
            {t(`plans.each.${period}`, { ns: 'site' })}
          </Text>
          <StatusBadge state={state} looks={versionLooks}>
            {t(`plans.versionStates.${state}`)}
          </StatusBadge>
        </Cluster>
        <Text quiet size="s">
          {includes.join(' · ')}
        </Text>
        {publishedAt && (
          <Text quiet size="s">
            <When instant={publishedAt} show="date" />
            {retiredAt && (
              <>
                {' – '}
                <When instant={retiredAt} show="date" />
              </>
            )}{' '}
            · {t('plans.office.have', { count: subscribers })}
          </Text>
        )}
      </Stack>
    </li>
  )
}
