import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useJoinEarlierSlotsMutation, useLeaveEarlierSlotsMutation, useReadEarlierSlotQuery } from '../../earlier-api.ts'
import { EarlierRefused } from './EarlierRefused.tsx'
import { OfferedSlot } from './OfferedSlot.tsx'

/** A patient's place on the list for earlier times of their doctor, and the time that is kept for them; nothing where neither can be. */
export function EarlierSlot({ appointment }: { appointment: { id: string; doctor: { name: string; timeZone: string } } }) {
  const { t } = useTranslation('workspace')
  const params = { id: appointment.id }
  const standing = useReadEarlierSlotQuery({ params })
  const [join, joining] = useJoinEarlierSlotsMutation()
  const [leave, leaving] = useLeaveEarlierSlotsMutation()
  // Beside what the screen is for: what cannot be read is left out.
  const { data } = standing
  if (!data || (!data.isOnList && !data.mayJoin)) return null
  const fault = joining.error ?? leaving.error
  return (
    <Card as="section" aria-labelledby="earlier-slot">
      <Stack gap="3">
        <Heading level={2} size="m" id="earlier-slot">
          {t('booking.earlier.title')}
        </Heading>
        {data.offer && <OfferedSlot key={data.offer.id} appointment={appointment} offer={data.offer} onEnd={standing.refetch} />}
        <Text quiet>
          {data.isOnList
            ? t('booking.earlier.waiting', { place: data.place })
            : t('booking.earlier.about', { name: appointment.doctor.name })}
        </Text>
        {fault !== undefined && <EarlierRefused fault={fault} />}
        <Cluster>
          {data.isOnList ? (
            <Button variant="quiet" loading={leaving.isLoading} onClick={() => void leave({ params })}>
              {t('booking.earlier.leave')}
            </Button>
          ) : (
            <Button loading={joining.isLoading} onClick={() => void join({ params })}>
              {t('booking.earlier.join')}
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  )
}
