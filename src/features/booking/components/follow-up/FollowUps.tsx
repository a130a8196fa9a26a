import { useTranslation } from 'react-i18next'
import type { SuggestedVisit } from '#contract/booking/follow-up-schemas.ts'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import { PanelList } from '#shared/patterns/dashboard/PanelList.tsx'
import { paths } from '#shared/paths.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { LinkButton } from '#shared/ui/button/LinkButton.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { usePutFollowUpAwayMutation } from '../../follow-up-api.ts'
import styles from './follow-up.module.css'

/** Visits that doctors suggested to the patient, until they are booked or put away. Nothing where there are none. */
export function FollowUps({ visits }: { visits: readonly SuggestedVisit[] }) {
  const { t } = useTranslation('workspace')
  const [putAway, puttingAway] = usePutFollowUpAwayMutation()
  if (visits.length === 0) return null
  return (
    <Panel title={t('booking.followUp.listTitle')}>
      <PanelList items={visits} rowKey={({ appointmentId }) => appointmentId}>
        {({ appointmentId, doctor, subject, dueOn, purpose, mode }) => (
          <div className={styles.item}>
            <div className={styles.words}>
              <Text as="div" strong>
                {t('booking.followUp.with', { name: doctor.name, subject: subject.name })}
              </Text>
              <Text as="div" size="s">
                {t('booking.followUp.around')} <CalendarDay date={dueOn} />
              </Text>
              {purpose && (
                <Text as="div" size="s" quiet>
                  <bdi>{purpose}</bdi>
                </Text>
              )}
            </div>
            <Cluster>
              <LinkButton to={paths.viewDoctorDetails.link({ id: doctor.id, mode, subject: subject.id, from: dueOn })}>
                {t('booking.followUp.book')}
              </LinkButton>
              <Button
                variant="quiet"
                loading={puttingAway.isLoading && puttingAway.originalArgs?.params.id === appointmentId}
                onClick={() => void putAway({ params: { id: appointmentId } })}
              >
                {t('booking.followUp.putAway')}
              </Button>
            </Cluster>
          </div>
        )}
      </PanelList>
    </Panel>
  )
}
