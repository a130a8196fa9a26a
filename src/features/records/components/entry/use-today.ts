import { dayOf } from '#shared/lib/format-time.ts'
import { useMountTime } from '#shared/lib/use-mount-time.ts'
import { useZone } from '#shared/ui/time/ZoneContext.ts'

/** The day of the calendar in the reader's zone. */
export const useToday = () => dayOf(new Date(useMountTime()).toISOString(), useZone())
