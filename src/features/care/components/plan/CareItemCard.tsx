import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CareItem, CarePlan } from '#contract/care/schemas.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useScheduleText } from '../../model/use-schedule-text.ts'
import { SlotRow } from '../SlotRow.tsx'
import { StopItem } from './StopItem.tsx'

/** One item: what, when, who set it, and what of it is done. */
export function CareItemCard({ item, plan }: { item: CareItem; plan: CarePlan }) {
  const { t } = useTranslation('workspace')
  const text = useScheduleText()
  const [isStopping, setStopping] = useState(false)
  const isStopped = item.stoppedAt !== null
  return (
    <Card>
      <Stack gap="2">
        <Cluster gap="2" justify="between">
          <Heading level={3} size="m">
            <bdi>{item.title}</bdi>
          </Heading>
          <Cluster gap="2">
            <Badge>{t(`care.kinds.${item.kind}`)}</Badge>
            {isStopped && <Badge tone="error">{t('care.plan.stopped')}</Badge>}
          </Cluster>
        </Cluster>
        {item.details !== '' && (
          <Text>
            <bdi>{item.details}</bdi>
          </Text>
        )}
        <Text size="s">
          {text(item.schedule)} · {t('care.plan.zone', { zone: plan.timeZone.replaceAll('_', ' ') })}
        </Text>
        <Text as="div" size="s" quiet>
          {t('care.plan.setBy', { name: item.by ?? t('care.closedAccount') })} · <When instant={item.setAt} show="date" />
        </Text>
        {item.stopReason !== '' && (
          <Text size="s">
            {t('care.plan.reason')}: <bdi>{item.stopReason}</bdi>
          </Text>
        )}
        <div>
          {item.slots.map((slot) => (
            <SlotRow key={slot.slot} itemId={item.id} slot={slot} name={item.title} mayTick={plan.mayTick && !isStopped} />
          ))}
        </div>
        {plan.maySet && !isStopped && (
          <div>
            <Button
              small
              variant="quiet"
              aria-label={t('care.plan.stopOf', { name: item.title })}
              onClick={() => setStopping(true)}
            >
              {t('care.plan.stop')}
            </Button>
          </div>
        )}
      </Stack>
      {isStopping && <StopItem item={item} onClose={() => setStopping(false)} />}
    </Card>
  )
}
