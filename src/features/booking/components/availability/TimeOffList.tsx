import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Availability, TimeOff } from '#contract/booking/availability-schemas.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { EditIcon, PlusIcon, TrashIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useRemoveTimeOffMutation } from '../../availability-api.ts'
import { useRefusalToast } from '../../availability/use-refusal-toast.ts'
import styles from './availability.module.css'
import { TimeOffDialog } from './TimeOffDialog.tsx'

/** Holidays and absences: nothing can be booked then. Each is saved at once. */
export function TimeOffList({ availability }: { availability: Availability }) {
  const { t } = useTranslation('workspace')
  const [edited, setEdited] = useState<TimeOff | 'new'>()
  const [remove, { isLoading }] = useRemoveTimeOffMutation()
  const sayRefusal = useRefusalToast()
  return (
    <Card as="section" aria-labelledby="time-off">
      <Stack gap="3">
        <Cluster justify="between">
          <Heading level={2} size="m" id="time-off">
            {t('booking.availability.timeOff')}
          </Heading>
          <Button small icon={<PlusIcon />} onClick={() => setEdited('new')}>
            {t('booking.availability.addTimeOff')}
          </Button>
        </Cluster>
        {availability.timeOff.length === 0 && <Text quiet>{t('booking.availability.noTimeOff')}</Text>}
        <ul className={styles.rows}>
          {availability.timeOff.map((each) => (
            <li key={each.id}>
              <div>
                <strong>
                  <Span period={each.period} timeZone={availability.timeZone} />
                </strong>
                {each.note && (
                  <Text quiet size="s">
                    {each.note}
                  </Text>
                )}
              </div>
              <Cluster gap="1">
                <IconButton
                  label={t('booking.availability.changeTimeOff', { note: each.note })}
                  icon={<EditIcon />}
                  onClick={() => setEdited(each)}
                />
                <IconButton
                  label={t('booking.availability.removeTimeOff', { note: each.note })}
                  icon={<TrashIcon />}
                  disabled={isLoading}
                  onClick={() => void sayRefusal(remove({ params: { id: each.id } }).unwrap())}
                />
              </Cluster>
            </li>
          ))}
        </ul>
      </Stack>
      {edited && (
        <TimeOffDialog
          timeZone={availability.timeZone}
          timeOff={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}

function Span({ period: { kind, from, to }, timeZone }: { period: TimeOff['period']; timeZone: string }) {
  if (kind === 'instants') {
    return (
      <>
        <When instant={from} zone={timeZone} /> – <When instant={to} zone={timeZone} />
      </>
    )
  }
  return (
    <>
      <CalendarDay date={from} />
      {to !== from && (
        <>
          {' – '}
          <CalendarDay date={to} />
        </>
      )}
    </>
  )
}
