import type { AppointmentMode } from '#contract/doctors/values.ts'
import { VideoIcon } from '#shared/ui/icons/first-view-icons.tsx'
import { ClinicIcon } from '#shared/ui/icons/thing-icons.tsx'

/** How a visit takes place, as a mark beside its words or its price. */
export function ModeIcon({ mode }: { mode: AppointmentMode }) {
  return mode === 'video' ? <VideoIcon size={16} /> : <ClinicIcon size={16} />
}
