/** Why a camera, microphone or speaker cannot be used. */
export type DeviceFault = 'refused' | 'missing' | 'busy' | 'unplugged' | 'unknown'

/** By the names that Media Capture and Streams gives its errors; those behind `busy` and `missing` had other names in older browsers. */
const faults: Readonly<Record<string, DeviceFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** What stands in the way, by the error with which the browser refused a device. */
export const faultOf = (error: unknown): DeviceFault => faults[(error as { name?: string } | null)?.name ?? ''] ?? 'unknown'

/** Whether a device stands in a fault, and is not merely on or off. */
export const isFault = (standing: DeviceFault | 'on' | 'off'): standing is DeviceFault => standing !== 'on' && standing !== 'off'
