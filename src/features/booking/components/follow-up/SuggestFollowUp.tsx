import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FollowUp } from '#contract/booking/follow-up-schemas.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { CalendarDay } from '#shared/ui/time/CalendarDay.tsx'
import { useReadFollowUpQuery, useRemoveFollowUpMutation } from '../../follow-up-api.ts'
import { FollowUpForm } from './FollowUpForm.tsx'

/** Beside a completed visit: when the doctor would see the patient again. Staff read it. */
export function SuggestFollowUp({ visitId, mayChange }: { visitId: string; mayChange: boolean }) {
  const { t } = useTranslation('workspace')
  const answer = useReadFollowUpQuery({ params: { id: visitId } })
  const [isChanging, setChanging] = useState(false)
  // Staff have nothing to do here as long as nothing is suggested.
  if (!mayChange && !answer.data?.followUp) return null
  return (
    <Card as="section" aria-labelledby="follow-up">
      <Stack gap="3">
        <Heading level={2} size="m" id="follow-up">
          {t('booking.followUp.title')}
        </Heading>
        <QueryState query={answer} skeleton={<SkeletonText lines={2} />}>
          {({ followUp }) =>
            followUp && !isChanging ? (
              <Suggested visitId={visitId} followUp={followUp} onChange={mayChange ? () => setChanging(true) : undefined} />
            ) : (
              <>
                <Text quiet>{t('booking.followUp.about')}</Text>
                <FollowUpForm visitId={visitId} followUp={followUp} onDone={() => setChanging(false)} />
              </>
            )
          }
        </QueryState>
      </Stack>
    </Card>
  )
}

function Suggested({ visitId, followUp, onChange }: { visitId: string; followUp: FollowUp; onChange?: () => void }) {
  const { t } = useTranslation('workspace')
  const [remove, removing] = useRemoveFollowUpMutation()
  return (
    <>
      <Text as="div" strong>
        {t('booking.followUp.around')} <CalendarDay date={followUp.dueOn} />
      </Text>
      {followUp.purpose && (
        <Text as="div">
          <bdi>{followUp.purpose}</bdi>
        </Text>
      )}
      {followUp.isBooked && <Text quiet>{t('booking.followUp.booked')}</Text>}
      {followUp.isPutAway && <Text quiet>{t('booking.followUp.putAwayByPatient')}</Text>}
      {removing.error !== undefined && (
        <Banner tone="error" live>
          {t('booking.followUp.refused')}
        </Banner>
      )}
      {onChange && (
        <Cluster>
          <Button onClick={onChange}>{t('booking.followUp.change')}</Button>
          <Button variant="quiet" loading={removing.isLoading} onClick={() => void remove({ params: { id: visitId } })}>
            {t('booking.followUp.remove')}
          </Button>
        </Cluster>
      )}
    </>
  )
}
