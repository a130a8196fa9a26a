import { useTranslation } from 'react-i18next'
import type { Tracker } from '#contract/trackers/schemas.ts'
import { trackerLimits } from '#contract/trackers/values.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { formatLength } from '#shared/lib/measures.ts'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useAddZoneMutation, useChangeZoneMutation } from '../../api.ts'
import { draftOf, type ZoneDrawing } from '../../model/zone-drawing.ts'
import styles from '../Trackers.module.css'

interface ZoneEditorProps {
  tracker: Tracker
  drawing: ZoneDrawing
  onChange: (drawing: ZoneDrawing) => void
  onClose: () => void
}

/** Beside the map on which a zone is drawn: its name, a circle's radius, what was set last. */
export function ZoneEditor({ tracker, drawing, onChange, onClose }: ZoneEditorProps) {
  const { t, i18n } = useTranslation('workspace')
  const units = useUnits()
  const [add, adding] = useAddZoneMutation()
  const [change, changing] = useChangeZoneMutation()
  const draft = draftOf(drawing)
  const fault = adding.error ?? changing.error
  const save = async () => {
    if (!draft) return
    const answer = drawing.id
      ? await change({ params: { id: drawing.id }, body: draft })
      : await add({ params: { id: tracker.id }, body: draft })
    if (!answer.error) onClose()
  }
  return (
    <Card padding="tight">
      <Stack gap="3">
        <Heading level={3}>{t(drawing.id ? 'trackers.zones.changing' : 'trackers.zones.adding')}</Heading>
        <Text size="s" quiet>
          {t(`trackers.zones.how.${drawing.kind}`)}
        </Text>
        {fault !== undefined && (
          <Banner tone="error" live>
            {t(faultOf(fault).refused?.code === 'zone_limit' ? 'trackers.refusals.zone_limit' : 'trackers.facts.failedText')}
          </Banner>
        )}
        <Field label={t('trackers.zones.name')} required>
          <TextInput
            value={drawing.name}
            maxLength={trackerLimits.name}
            onChange={({ target }) => onChange({ ...drawing, name: target.value })}
          />
        </Field>
        {drawing.kind === 'circle' ? (
          <Field label={t('trackers.zones.radius', { length: formatLength(drawing.radius, i18n.language, units) })}>
            <input
              type="range"
              className={styles.range}
              min={trackerLimits.leastRadius}
              max={2000}
              step={10}
              value={drawing.radius}
              onChange={({ target }) => onChange({ ...drawing, radius: Number(target.value) })}
            />
          </Field>
        ) : (
          <Cluster justify="between">
            <Text size="s" as="output">
              {t('trackers.zones.corners', { count: drawing.points.length })}
            </Text>
            <Button
              small
              disabled={drawing.points.length === 0}
              onClick={() => onChange({ ...drawing, points: drawing.points.slice(0, -1) })}
            >
              {t('trackers.zones.undo')}
            </Button>
          </Cluster>
        )}
        <Cluster gap="2">
          <Button variant="filled" disabled={!draft} loading={adding.isLoading || changing.isLoading} onClick={() => void save()}>
            {t('trackers.zones.save')}
          </Button>
          <Button onClick={onClose}>{t('trackers.zones.discard')}</Button>
        </Cluster>
      </Stack>
    </Card>
  )
}
