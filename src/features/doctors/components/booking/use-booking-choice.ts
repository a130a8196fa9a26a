import { useState } from 'react'
import type { DoctorProfile } from '#contract/doctors/schemas.ts'
import type { AppointmentMode } from '#contract/doctors/values.ts'
import { slotsTopic } from '#contract/booking/topics.ts'
import { addDays } from '#contract/kernel/days.ts'
import { useAddress } from '#shared/address/use-address.ts'
import { useWatched } from '#shared/hub/use-hub.ts'
import { useMedia } from '#shared/patterns/list/use-media.ts'
import { useZone, useZoneKnown } from '#shared/ui/time/ZoneContext.ts'
import { useDoctorSlotsQuery } from '../../booking-api.ts'
import { choiceFields, choiceOf, firstDayShown, isGone, adjacentDays, withChoiceInSight } from '../../model/choice.ts'
import { useToday } from '../use-now.ts'
import { useSeenAgain, useSeenTab } from './use-seen-tab.ts'

/** Visitors have no connection that tells them of changes: they look again each minute, while they see the tab. */
const lookAgain = 60_000

/** Choosing a free time of a doctor: mode, days and start stand in the address, so that signing in and Back keep them. */
export function useBookingChoice(doctor: DoctorProfile) {
  const { values, change: write } = useAddress(choiceFields)
  const zone = useZone()
  const isZoneKnown = useZoneKnown()
  const wide = useMedia('(min-width: 64rem)')
  const middling = useMedia('(min-width: 40rem)')
  const days = wide ? 7 : middling ? 5 : 3
  const { mode, start } = choiceOf(values, doctor)
  const today = useToday(zone)
  const asked = firstDayShown(values.from, { start, nextFree: doctor.nextFree, today, zone })
  // Until somebody looks elsewhere.
  const [isLooking, setLooking] = useState(false)
  const from = isLooking ? asked : withChoiceInSight(asked, { start, days, today, zone })
  const isSeen = useSeenTab()

  const query = useDoctorSlotsQuery(
    { params: { id: doctor.id }, query: { from, to: addDays(from, days - 1), timeZone: zone, ...(mode && { mode }) } },
    { skip: mode === undefined || !isZoneKnown, pollingInterval: isSeen ? lookAgain : 0 },
  )
  useSeenAgain(isSeen, () => mode && void query.refetch())
  useWatched(slotsTopic(doctor.id), () => void query.refetch())
  const slots = query.currentData?.slots ?? []

  const change = (changes: Parameters<typeof write>[0]) => write(changes, { replace: true })

  const show = (day: string) => {
    setLooking(true)
    change({ from: day })
  }
  const { earlier, later } = adjacentDays(from, days, today)
  return {
    mode,
    start,
    from,
    days,
    query,
    slots,
    chosen: slots.find((slot) => slot.start === start),
    gone: query.currentData !== undefined && !query.isFetching && isGone(start, { from, days, zone }, slots),
    setMode: (next: AppointmentMode) => change({ mode: next, start: undefined, from }),
    setStart: (next: string | undefined) => change({ start: next, from, mode }),
    show,
    onEarlier: earlier ? () => show(earlier) : undefined,
    onLater: later ? () => show(later) : undefined,
  }
}

export type BookingChoice = ReturnType<typeof useBookingChoice>
