import { useTranslation } from 'react-i18next'
import type { GuestDecision } from '#contract/meeting/guests.ts'
import type { Guest, Meeting } from '#contract/meeting/schemas.ts'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { useConfirm } from '#shared/ui/overlay/useConfirm.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useDecideGuestMutation } from '../guest/guest-api.ts'

/** Who asks to come into the call and who was let in. The doctor decides; the patient sees it. */
export function Guests({ meeting, decides }: { meeting: Meeting; decides: boolean }) {
  const { t } = useTranslation('workspace')
  const [decide, deciding] = useDecideGuestMutation()
  const { ask, confirmation } = useConfirm()
  if (meeting.guests.length === 0) return null
  const about = (guest: Guest, decision: GuestDecision) =>
    void decide({ params: { id: meeting.id }, body: { guest: guest.id, decision } })
  const remove = async (guest: Guest) => {
    const sure = await ask({
      title: t('meeting.guests.removeTitle', { name: guest.name }),
      body: t('meeting.guests.removeBody'),
      confirm: t('meeting.guests.remove'),
      keep: t('meeting.end.keep'),
    })
    if (sure) about(guest, 'remove')
  }
  const isFull = faultOf(deciding.error).refused?.code === 'call_full'
  return (
    <Stack gap="2" aria-live="polite">
      {deciding.isError && <Banner tone="error">{t(isFull ? 'meeting.guests.full' : 'meeting.guests.notDecided')}</Banner>}
      {meeting.guests.map((guest) =>
        guest.state === 'asking' ? (
          <Banner
            key={guest.id}
            tone="information"
            action={
              decides && (
                <Cluster gap="2">
                  <Button small variant="filled" loading={deciding.isLoading} onClick={() => about(guest, 'admit')}>
                    {t('meeting.guests.admit')}
                  </Button>
                  <Button small disabled={deciding.isLoading} onClick={() => about(guest, 'refuse')}>
                    {t('meeting.guests.refuse')}
                  </Button>
                </Cluster>
              )
            }
          >
            {t(decides ? 'meeting.guests.asks' : 'meeting.guests.asksDoctor', { name: guest.name, doctor: meeting.doctor.name })}
          </Banner>
        ) : (
          <Cluster key={guest.id} gap="2">
            <Text as="span">{t('meeting.guests.isGuest', { name: guest.name })}</Text>
            {decides && (
              <Button small onClick={() => void remove(guest)}>
                {t('meeting.guests.removeOf', { name: guest.name })}
              </Button>
            )}
          </Cluster>
        ),
      )}
      {confirmation}
    </Stack>
  )
}
