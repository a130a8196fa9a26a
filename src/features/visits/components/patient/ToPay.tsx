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
import styles from './patient-visits.module.css'

/** Held visits that wait to be paid, with the time that is left. */
export function ToPay({ visits }: { visits: readonly AppointmentCard[] }) {
  const { t } = useTranslation('workspace')
  const now = useNow(1000)
  const held = visits.filter(({ heldUntil }) => heldUntil !== null && now < Date.parse(heldUntil))
  if (held.length === 0) return null
  return (
    <Panel title={t('visits.own.toPay')}>
      <PanelList items={held} rowKey={({ id }) => id}>
        {(visit, place) => (
          <div className={styles.visit}>
            <div className={styles.words}>
              <Text as="div" strong>
                {t('visits.own.with', { name: visit.doctor.name })}
              </Text>
              <Text as="div" size="s">
                <When instant={visit.start} otherZone={visit.doctor.timeZone} /> · <Money value={visit.fee} />
              </Text>
              <Text as="div" size="s" quiet>
                {t('visits.own.says.held')} {visit.heldUntil !== null && <Countdown until={visit.heldUntil} />}
              </Text>
            </div>
            <LinkButton look={place === 0 ? 'filled' : 'outlined'} to={paths.appointmentPayment.link({ id: visit.id })}>
              {t('visits.own.steps.pay')}
            </LinkButton>
          </div>
        )}
      </PanelList>
    </Panel>
  )
}
