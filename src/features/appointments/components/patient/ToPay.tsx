import { useTranslation } from 'react-i18next'
import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { useNow } from '#shared/lib/use-now.ts'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import { PanelList } from '#shared/patterns/dashboard/PanelList.tsx'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Money } from '#shared/ui/money/Money.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { Countdown } from '#shared/ui/time/Countdown.tsx'
import { When } from '#shared/ui/time/When.tsx'
import styles from './patient-appointments.module.css'

/** Held visits that wait to be paid, with the time that is left. */
export function ToPay({ visits }: { visits: readonly AppointmentCard[] }) {
  const { t } = useTranslation('workspace')
  const now = useNow(1000)
  const held = visits.filter(({ heldUntil }) => heldUntil !== null && now < Date.parse(heldUntil))
  if (held.length === 0) return null
  return (
    <Panel title={t('appointments.own.toPay')}>
      <PanelList items={held} rowKey={({ id }) => id}>
        {(appointment, place) => (
          <div className={styles.appointment}>
            <div className={styles.words}>
              <Text as="div" strong>
                {t('appointments.own.with', { name: appointment.doctor.name })}
              </Text>
              <Text as="div" size="s">
                <When instant={appointment.start} otherZone={appointment.doctor.timeZone} /> · <Money value={appointment.fee} />
              </Text>
              <Text as="div" size="s" quiet>
                {t('appointments.own.says.held')} {appointment.heldUntil !== null && <Countdown until={appointment.heldUntil} />}
              </Text>
            </div>
            <LinkButton variant={place === 0 ? 'filled' : 'outlined'} to={paths.appointmentPayment.link({ id: appointment.id })}>
              {t('appointments.own.steps.pay')}
            </LinkButton>
          </div>
        )}
      </PanelList>
    </Panel>
  )
}
