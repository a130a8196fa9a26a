import { useSelector } from 'react-redux'
import { entryKinds } from '#contract/records/values.ts'
import type { TimelineItem } from '#contract/records/timeline-schemas.ts'
import { paths } from '#shared/paths.ts'
import { selectRole } from '#shared/session/login.ts'

/** Where a line of the timeline is opened: `entry`, here; the address of its own screen; `null`, nowhere. */
export function useItemLink(): (item: Pick<TimelineItem, 'id' | 'kind'>) => string | null {
  const role = useSelector(selectRole)
  return ({ id, kind }) => {
    if (entryKinds.some((own) => own === kind)) return 'entry'
    // The practice sees visits of others here, whose screens are not theirs.
    if (kind === 'visit' || kind === 'summary') return role === 'patient' ? paths.userAppointmentDetails.link({ id }) : null
    if (kind === 'prescription')
      return role === 'patient' ? paths.userPrescriptionDetails.link({ id }) : paths.doctorPrescriptionDetails.link({ id })
    return null
  }
}
