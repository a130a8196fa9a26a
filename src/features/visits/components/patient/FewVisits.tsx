import type { AppointmentCard } from '#contract/booking/schemas.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { NextVisit } from './NextVisit.tsx'
import { OwnVisitCard } from './OwnVisitCard.tsx'

/** A handful of visits as cards; of coming ones the next stands first, large. `visits` in the list's order. */
export function FewVisits({ visits, coming, label }: { visits: readonly AppointmentCard[]; coming: boolean; label: string }) {
  const next = coming ? visits.find(({ state }) => state !== 'pending_payment') : undefined
  const others = visits.filter((visit) => visit !== next)
  return (
    <Stack gap="5">
      {next && <NextVisit visit={next} leading={false} />}
      {others.length > 0 && (
        <Stack as="ul" gap="3" aria-label={label}>
          {others.map((visit) => (
            <Card as="li" key={visit.id}>
              <OwnVisitCard visit={visit} />
            </Card>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
