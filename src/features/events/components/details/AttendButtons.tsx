import { useTranslation } from 'react-i18next'
import { isFull } from '#contract/events/rules.ts'
import type { EventDetails } from '#contract/events/schemas.ts'
import type { GuestStanding } from '#contract/events/values.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { CheckIcon, HourglassIcon } from '#shared/ui/icons/status-icons.tsx'
import { StarIcon } from '#shared/ui/icons/thing-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useEventRefusal } from '../use-event-refusal.ts'
import { useAttendance } from './use-attendance.ts'

interface AttendButtonsProps {
  event: EventDetails
  /** What was chosen before signing in. It is done only once it is pressed here: an address alone changes nothing. */
  wished?: GuestStanding
}

/** Going, being interested, waiting for a place, leaving; what is chosen can be taken back. */
export function AttendButtons({ event, wished }: AttendButtonsProps) {
  const { t } = useTranslation('site')
  const { shown, busy, fault, stand, undo } = useAttendance(event)
  const refusal = useEventRefusal(fault)
  const offersWaiting = isFull(event) && shown !== 'going'
  const says = shown ? t(`events.attend.says.${shown}`) : undo && t('events.attend.says.left')

  // Filled is what was chosen, as an answer is, and not what could be: the two must be told apart.
  const choice = (standing: GuestStanding, icon: React.ReactNode) => (
    <Button
      key={standing}
      variant={shown === standing ? 'filled' : undefined}
      icon={icon}
      aria-pressed={shown === standing}
      onClick={() => shown !== standing && !busy && stand(standing)}
    >
      {t(`events.attend.${standing}`)}
    </Button>
  )
  return (
    <Stack gap="3">
      {wished && shown === null && !undo && (
        <Banner tone="information">{t(`events.attend.wished.${wished === 'waiting' ? 'going' : wished}`)}</Banner>
      )}
      {offersWaiting && shown === null && <Text>{t('events.attend.fullHint')}</Text>}
      <Cluster>
        {offersWaiting ? choice('waiting', <HourglassIcon size={18} />) : choice('going', <CheckIcon size={18} />)}
        {choice('interested', <StarIcon size={18} />)}
        {shown && (
          <Button variant="quiet" onClick={() => !busy && stand(null)}>
            {t('events.attend.leave')}
          </Button>
        )}
      </Cluster>
      <Cluster>
        <Text as="output">{says}</Text>
        {undo && !busy && (
          <Button small variant="quiet" onClick={undo}>
            {t('events.attend.undo')}
          </Button>
        )}
      </Cluster>
      {refusal && (
        <Banner tone="error" live>
          {refusal}
        </Banner>
      )}
    </Stack>
  )
}
