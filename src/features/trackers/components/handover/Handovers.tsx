import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Handover, Tracker } from '#contract/trackers/schemas.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { TrashIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useEndHandoverMutation } from '../../api.ts'
import { HandoverDialog } from './HandoverDialog.tsx'

/** Who sits for the animal and until when; of a sitter, what they must know. */
export function Handovers({ tracker, today }: { tracker: Tracker; today: string }) {
  const { t } = useTranslation('workspace')
  const [isOpen, setOpen] = useState(false)
  const [end, ending] = useEndHandoverMutation()
  const { own, handovers } = tracker
  if (!own && handovers.length === 0) return null
  return (
    <Card padding="tight">
      <Stack gap="3">
        <Heading level={3}>{t(own ? 'trackers.handover.title' : 'trackers.handover.yours')}</Heading>
        {own && (
          <Text size="s" quiet>
            {t('trackers.handover.about')}
          </Text>
        )}
        {ending.isError && (
          <Banner tone="error" live>
            {t('trackers.handover.failed')}
          </Banner>
        )}
        {handovers.map((handover) => (
          <Running key={handover.id} handover={handover} own={own} onEnd={() => void end({ params: { id: handover.id } })} />
        ))}
        {own && (
          <div>
            <Button small onClick={() => setOpen(true)}>
              {t('trackers.handover.start')}
            </Button>
          </div>
        )}
      </Stack>
      {isOpen && <HandoverDialog tracker={tracker} today={today} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function Running({ handover: { sitter, until, notes }, own, onEnd }: { handover: Handover; own: boolean; onEnd: () => void }) {
  const { t, i18n } = useTranslation('workspace')
  return (
    <Cluster justify="between">
      <div>
        {own && (
          <Text strong>
            <bdi>{sitter.name}</bdi>
          </Text>
        )}
        <Text size="s">{t('trackers.handover.untilDay', { day: formatCalendarDate(until, i18n.language) })}</Text>
        {notes && (
          <Text size="s" quiet>
            <bdi>{notes}</bdi>
          </Text>
        )}
      </div>
      <IconButton label={t('trackers.handover.end', { name: sitter.name })} icon={<TrashIcon size={18} />} onClick={onEnd} />
    </Cluster>
  )
}
