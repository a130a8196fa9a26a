import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { NextAppointment } from './NextAppointment.tsx'
import { OwnAppointmentCard } from './OwnAppointmentCard.tsx'

/** A handful of visits as cards; of coming ones the next stands first, large. `visits` in the list's order. */
export function FewAppointments({
  visits,
  coming,
  label,
}: {
  visits: readonly AppointmentCard[]
  coming: boolean
  label: string
}) {
  const next = coming ? visits.find(({ state }) => state !== 'pending_payment') : undefined
  const others = visits.filter((appointment) => appointment !== next)
  return (
    <Stack gap="5">
      {next && <NextAppointment appointment={next} leading={false} />}
      {others.length > 0 && (
        <Stack as="ul" gap="3" aria-label={label}>
          {others.map((appointment) => (
            <Card as="li" key={appointment.id}>
              <OwnAppointmentCard appointment={appointment} />
            </Card>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
