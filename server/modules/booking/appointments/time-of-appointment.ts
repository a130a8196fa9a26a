const minute = 60_000

export interface AppointmentTime {
  readonly starts_at: string
  readonly ends_at: string
  readonly buffer_before_minutes: number
  readonly buffer_after_minutes: number
  /** With both buffers: what the database keeps apart. */
  readonly blocked: string
}

/** The columns of a visit that begins then, under the doctor's rules of this moment. Start in milliseconds. */
export function timeOfAppointment(
  start: number,
  rules: { readonly slotMinutes: number; readonly bufferBefore: number; readonly bufferAfter: number },
): AppointmentTime {
  const at = (instant: number) => new Date(instant).toISOString()
  const end = start + rules.slotMinutes * minute
  return {
    starts_at: at(start),
    ends_at: at(end),
    buffer_before_minutes: rules.bufferBefore,
    buffer_after_minutes: rules.bufferAfter,
    blocked: `[${at(start - rules.bufferBefore * minute)},${at(end + rules.bufferAfter * minute)})`,
  }
}
