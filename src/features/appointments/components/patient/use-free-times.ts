import { useState } from 'react'
import { defaultRules } from '#contract/booking/rules.ts'
import type { AppointmentMode } from '#contract/doctors/values.ts'
import { useDoctorSlotsQuery } from '#features/doctors/index.ts'
import { slotsTopic } from '#contract/booking/topics.ts'
import { addDays } from '#contract/kernel/days.ts'
import { useWatched } from '#shared/hub/use-hub.ts'
import { dayOf } from '#shared/lib/format-time.ts'
import { useMedia } from '#shared/patterns/list/use-media.ts'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { platformNow } from '#shared/lib/platform-time.ts'

/** A doctor's free times, a few days at a time in the reader's zone, from the day of `near` on; followed while they are looked at. */
export function useFreeTimes(doctorId: string, mode: AppointmentMode, near: string) {
  const zone = useZone()
  const days = useMedia('(min-width: 48rem)') ? 5 : 3
  const [today] = useState(() => dayOf(new Date(platformNow()).toISOString(), zone))
  const wanted = dayOf(near, zone)
  const [from, setFrom] = useState(wanted > today ? wanted : today)
  const query = useDoctorSlotsQuery({
    params: { id: doctorId },
    query: { from, to: addDays(from, days - 1), timeZone: zone, mode },
  })
  useWatched(slotsTopic(doctorId), () => void query.refetch())
  const earlier = addDays(from, -days)
  const later = addDays(from, days)
  return {
    from,
    days,
    query,
    slots: query.currentData?.slots ?? [],
    onEarlier: from > today ? () => setFrom(earlier > today ? earlier : today) : undefined,
    onLater: later <= addDays(today, defaultRules.horizonDays) ? () => setFrom(later) : undefined,
  }
}
