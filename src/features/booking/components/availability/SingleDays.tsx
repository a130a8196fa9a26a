import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Availability, Override } from '#contract/booking/availability-schemas.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { EditIcon, PlusIcon, TrashIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { useRemoveOverrideMutation } from '../../availability-api.ts'
import { useRefusalToast } from '../../availability/use-refusal-toast.ts'
import styles from './availability.module.css'
import { OverrideDialog } from './OverrideDialog.tsx'

/** Days with hours of their own, or closed. Each is saved at once. */
export function SingleDays({ availability }: { availability: Availability }) {
  const { t } = useTranslation('workspace')
  const [edited, setEdited] = useState<Override | 'new'>()
  const [remove, { isLoading }] = useRemoveOverrideMutation()
  const sayRefusal = useRefusalToast()
  const hoursOf = ({ ranges }: Override) =>
    ranges.length === 0 ? t('booking.availability.closed') : ranges.map(({ from, to }) => `${from}–${to}`).join(', ')

  return (
    <Card as="section" aria-labelledby="single-days">
      <Stack gap="3">
        <Cluster justify="between">
          <Heading level={2} size="m" id="single-days">
            {t('booking.availability.singleDays')}
          </Heading>
          <Button small icon={<PlusIcon />} onClick={() => setEdited('new')}>
            {t('booking.availability.addDay')}
          </Button>
        </Cluster>
        {availability.overrides.length === 0 && <Text quiet>{t('booking.availability.noSingleDays')}</Text>}
        <ul className={styles.rows}>
          {availability.overrides.map((override) => (
            <li key={override.date}>
              <div>
                <strong>
                  <CalendarDay date={override.date} />
                </strong>{' '}
                {hoursOf(override)}
                {override.note && (
                  <Text quiet size="s">
                    {override.note}
                  </Text>
                )}
              </div>
              <Cluster gap="1">
                <IconButton
                  label={t('booking.availability.changeDay', { date: override.date })}
                  icon={<EditIcon />}
                  onClick={() => setEdited(override)}
                />
                <IconButton
                  label={t('booking.availability.removeDay', { date: override.date })}
                  icon={<TrashIcon />}
                  disabled={isLoading}
                  onClick={() => void sayRefusal(remove({ params: { date: override.date } }).unwrap())}
                />
              </Cluster>
            </li>
          ))}
        </ul>
      </Stack>
      {edited && (
        <OverrideDialog
          availability={availability}
          override={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}
