import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarTimeOff, DoctorCalendarAnswer } from '#contract/booking/calendar-schemas.ts'
import { useChangeTimeOffMutation } from '#features/booking/index.ts'
import { faultOf } from '#shared/patterns/states/fault.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { isSamePeriod, type Period, periodOf } from '../../calendar/time-off-moves.ts'

interface Pending {
  readonly id: string
  readonly period: Period
  /** The calendar has been answered with it there, and draws it so in a moment. */
  readonly isThere?: boolean
}

export interface TimeOffMoves {
  /** Where it is being put, or is on its way to. */
  readonly pending: Pending | undefined
  readonly show: (timeOff: CalendarTimeOff, period: Period | undefined) => void
  readonly keep: (timeOff: CalendarTimeOff, period: Period) => void
}

export type RefetchCalendar = () => PromiseLike<{ readonly data?: DoctorCalendarAnswer | undefined }>

type Shown = DoctorCalendarAnswer['timeOff'] | undefined

const isAt = (shown: Shown, { id, period }: Pending) =>
  shown?.some((each) => each.id === id && isSamePeriod(periodOf(each), period)) === true

/**
 * Asks until the answer has the time off where it was put: a question that was under way before may be answered as it stood then. Answers
 * whether it is there; somebody else may have put it elsewhere meanwhile.
 */
async function refetchUntilMoved(refetch: RefetchCalendar, moved: Pending): Promise<boolean> {
  const { data } = await refetch()
  return isAt(data?.timeOff, moved) || isAt((await refetch()).data?.timeOff, moved)
}

/** Puts time off to another time, says so and offers the way back; what is refused stays where it was, and why is said. */
export function useMoveTimeOff(shown: Shown, refetch: RefetchCalendar): TimeOffMoves & { readonly notice: ReactNode } {
  const { t } = useTranslation('workspace')
  const [change] = useChangeTimeOffMutation()
  const [pending, setPending] = useState<Pending>()
  const [last, setLast] = useState<{ timeOff: CalendarTimeOff; before: Period }>()
  const [refusal, setRefusal] = useState<string>()
  // What is drawn follows the answer a moment later: until then it would jump back, and keys would go on from there.
  if (pending?.isThere && isAt(shown, pending)) setPending(undefined)

  const put = async (timeOff: CalendarTimeOff, period: Period): Promise<boolean> => {
    const onItsWay = { id: timeOff.id, period }
    setPending(onItsWay)
    setLast(undefined)
    setRefusal(undefined)
    // Keys that were pressed meanwhile stay.
    const settle = (next: Pending | undefined) => setPending((current) => (current === onItsWay ? next : current))
    try {
      await change({ params: { id: timeOff.id }, body: { period, note: timeOff.note, refuseOverVisits: true } }).unwrap()
      // The calendar shows it before what was drawn in its place goes.
      const isThere = await refetchUntilMoved(refetch, onItsWay)
      settle(isThere ? { ...onItsWay, isThere } : undefined)
      return true
    } catch (error) {
      const { kind, refused } = faultOf(error)
      if (kind !== 'offline')
        setRefusal(
          refused?.code === 'over_visit'
            ? t('appointments.calendar.overVisit')
            : (refused?.detail ?? t('appointments.calendar.notMoved')),
        )
      settle(undefined)
      return false
    }
  }
  const keep = (timeOff: CalendarTimeOff, period: Period) => {
    const before = periodOf(timeOff)
    if (isSamePeriod(before, period)) return setPending(undefined)
    void put(timeOff, period).then((isMoved) => isMoved && setLast({ timeOff, before }))
  }
  return {
    pending,
    show: (timeOff, period) => setPending(period && { id: timeOff.id, period }),
    keep,
    notice: (
      <>
        {refusal && (
          <Banner tone="error" live>
            {refusal}
          </Banner>
        )}
        {last && (
          <Banner
            tone="success"
            live
            action={
              <Button small onClick={() => void put(last.timeOff, last.before)}>
                {t('appointments.calendar.undo')}
              </Button>
            }
          >
            {t('appointments.calendar.moved')}
          </Banner>
        )}
      </>
    ),
  }
}
