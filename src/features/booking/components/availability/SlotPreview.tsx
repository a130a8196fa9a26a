import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { appointmentModes, type AppointmentMode } from '#contract/doctors/values.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { formatCalendarDate, formatInstant, zoneCity } from '#shared/lib/format-time.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '#shared/ui/icons/arrow-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { slotDays } from '#shared/ui/slots/slot-days.ts'
import { Badge } from '#shared/ui/status/Badge.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import type { AvailabilityDraft } from '../../availability/draft.ts'
import { weekAhead, weekLength } from '../../availability/week-ahead.ts'
import { usePreviewSlotsQuery } from '../../availability-api.ts'
import styles from './availability.module.css'
import { ConflictList } from './ConflictList.tsx'

interface SlotPreviewProps {
  /** Of the saved hours. */
  timeZone: string
  /** Unsaved changes to look at instead of what is saved. */
  draft: AvailabilityDraft | undefined
  /** Whether the draft can be computed at all. */
  isSound: boolean
}

/** The free times patients see, in the doctor's zone, week by week; and the visits that the hours leave outside. */
export function SlotPreview({ timeZone, draft, isSound }: SlotPreviewProps) {
  const { t, i18n } = useTranslation('workspace')
  const zone = draft?.timeZone ?? timeZone
  const now = useNow(60_000)
  const [ahead, setAhead] = useState(0)
  const [mode, setMode] = useState<AppointmentMode | 'any'>('any')
  const { from, to } = weekAhead(now, zone, ahead)
  const preview = usePreviewSlotsQuery({ body: { from, to, draft, ...(mode !== 'any' && { mode }) } })
  return (
    <Card as="section" aria-labelledby="slot-preview" className={styles.preview}>
      <Stack gap="4">
        <Cluster justify="between">
          <Heading level={2} size="l" id="slot-preview">
            {t('booking.availability.preview')}
          </Heading>
          {draft && <Badge tone="warning">{t('booking.availability.withDraft')}</Badge>}
        </Cluster>
        <Text quiet size="s">
          {isSound ? t('booking.availability.previewZone', { zone: zoneCity(zone) }) : t('booking.availability.faulty')}
        </Text>
        <RadioGroup
          variant="segments"
          label={t('booking.availability.modes')}
          labelHidden
          value={mode}
          onChange={setMode}
          options={[
            { value: 'any', label: t('booking.availability.anyMode') },
            ...appointmentModes.map((each) => ({ value: each, label: t(`doctors.modeShort.${each}`, { ns: 'site' }) })),
          ]}
        />
        <Cluster justify="between" className={styles.weeks}>
          <IconButton
            label={t('ui.earlierDays', { ns: 'site' })}
            icon={<ChevronStartIcon />}
            disabled={ahead === 0}
            onClick={() => setAhead(ahead - 1)}
          />
          <Text numbers size="s">
            {formatCalendarDate(from, i18n.language, 'day')} – {formatCalendarDate(to, i18n.language, 'day')}
          </Text>
          <IconButton label={t('ui.laterDays', { ns: 'site' })} icon={<ChevronEndIcon />} onClick={() => setAhead(ahead + 1)} />
        </Cluster>
        <QueryState query={preview} skeleton={<SkeletonText lines={6} />}>
          {({ slots, conflicts }) => (
            <Stack gap="4" aria-busy={preview.isFetching || undefined}>
              <ConflictList conflicts={conflicts} timeZone={zone} />
              <dl className={styles.freeDays}>
                {slotDays(slots, zone, from, weekLength).map(({ day, slots: free }) => (
                  <div key={day}>
                    <dt>{formatCalendarDate(day, i18n.language, 'day')}</dt>
                    <dd>
                      {free.length === 0 ? (
                        <Text quiet size="s">
                          {t('booking.availability.noSlots')}
                        </Text>
                      ) : (
                        <ul className={styles.times}>
                          {free.map((slot) => (
                            <li key={slot.start}>{formatInstant(slot.start, i18n.language, zone, 'time')}</li>
                          ))}
                        </ul>
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            </Stack>
          )}
        </QueryState>
      </Stack>
    </Card>
  )
}
