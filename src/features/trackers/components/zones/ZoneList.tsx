import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { SafeZone, Tracker } from '#contract/trackers/schemas.ts'
import type { ZoneKind } from '#contract/trackers/values.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { EditIcon, PlusIcon, TrashIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useRemoveZoneMutation } from '../../api.ts'

interface ZoneListProps {
  tracker: Tracker
  onEdit: (zone: SafeZone) => void
  onAdd: (kind: ZoneKind) => void
}

/** Safe zones of the animal, and how it stands to each. */
export function ZoneList({ tracker, onEdit, onAdd }: ZoneListProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [remove] = useRemoveZoneMutation()
  const { ask, confirmation } = useConfirm()
  const forget = async ({ id, name }: SafeZone) => {
    const isSure = await ask({
      title: t('trackers.zones.remove', { name }),
      body: t('trackers.zones.removeBody'),
      confirm: t('trackers.zones.removeConfirm'),
      danger: true,
    })
    if (!isSure) return
    const { error: about } = await remove({ params: { id } })
    if (about)
      dispatch(toastShown({ kind: 'error', title: t('trackers.facts.failed'), text: t('trackers.facts.failedText'), about }))
  }
  return (
    <Card padding="tight">
      <Stack gap="3">
        <Heading level={3}>{t('trackers.zones.title')}</Heading>
        {tracker.zones.length === 0 && <Text quiet>{t('trackers.zones.none')}</Text>}
        {tracker.zones.map((zone) => (
          <Cluster key={zone.id} justify="between">
            <Cluster gap="2">
              <Text strong>
                <bdi>{zone.name}</bdi>
              </Text>
              {zone.inside !== null && (
                <Badge tone={zone.inside ? 'success' : 'error'}>
                  {t(`trackers.zones.${zone.inside ? 'inside' : 'outside'}`)}
                </Badge>
              )}
            </Cluster>
            {tracker.own && (
              <Cluster gap="1">
                <IconButton
                  label={t('trackers.zones.change', { name: zone.name })}
                  icon={<EditIcon size={18} />}
                  onClick={() => onEdit(zone)}
                />
                <IconButton
                  label={t('trackers.zones.remove', { name: zone.name })}
                  icon={<TrashIcon size={18} />}
                  onClick={() => void forget(zone)}
                />
              </Cluster>
            )}
          </Cluster>
        ))}
        {tracker.own && (
          <Cluster gap="2">
            <Button small icon={<PlusIcon size={16} />} onClick={() => onAdd('circle')}>
              {t('trackers.zones.addCircle')}
            </Button>
            <Button small icon={<PlusIcon size={16} />} onClick={() => onAdd('polygon')}>
              {t('trackers.zones.addPolygon')}
            </Button>
          </Cluster>
        )}
      </Stack>
      {confirmation}
    </Card>
  )
}
