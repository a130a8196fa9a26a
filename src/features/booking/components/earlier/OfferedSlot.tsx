import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { EarlierSlot } from '#contract/booking/earlier-schemas.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { Countdown } from '#shared/ui/time/Countdown.tsx'
import { When } from '#shared/ui/time/When.tsx'
import { useAcceptEarlierSlotMutation, useDeclineEarlierSlotMutation } from '../../earlier-api.ts'
import { EarlierRefused } from './EarlierRefused.tsx'

interface OfferedSlotProps {
  appointment: { id: string; doctor: { timeZone: string } }
  offer: NonNullable<EarlierSlot['offer']>
  /** The time to decide has run out. */
  onEnd: () => unknown
}

/** A time that fell free, kept for this patient alone as long as the clock runs. */
export function OfferedSlot({ appointment, offer, onEnd }: OfferedSlotProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [accept, accepting] = useAcceptEarlierSlotMutation()
  const [decline, declining] = useDeclineEarlierSlotMutation()
  const asked = { params: { id: appointment.id }, body: { offerId: offer.id } }
  const take = async () => {
    const { error } = await accept(asked)
    if (!error) dispatch(toastShown({ kind: 'success', title: t('booking.earlier.moved'), text: t('booking.earlier.movedText') }))
  }
  const fault = accepting.error ?? declining.error
  return (
    <Banner tone="success" live title={t('booking.earlier.offered')}>
      <Stack gap="3">
        <Text as="div" strong>
          <When instant={offer.start} otherZone={appointment.doctor.timeZone} />
        </Text>
        <Text as="div">
          {t('booking.earlier.left')} <Countdown until={offer.until} onEnd={() => void onEnd()} />
        </Text>
        {fault !== undefined && <EarlierRefused fault={fault} />}
        <Cluster>
          <Button variant="filled" loading={accepting.isLoading} onClick={() => void take()}>
            {t('booking.earlier.accept')}
          </Button>
          <Button loading={declining.isLoading} onClick={() => void decline(asked)}>
            {t('booking.earlier.decline')}
          </Button>
        </Cluster>
      </Stack>
    </Banner>
  )
}
