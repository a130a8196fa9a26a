import { type Clock, DeliveryFault } from '#server/kernel/ports.ts'

/** Seconds that `Retry-After` asks for, as a number or a date; 0 without one. */
export function retryAfterSeconds(header: string | null, clock: Clock): number {
  if (header === null) return 0
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - clock.now().getTime()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0
}

/** The service did not take it: tried again, not before it wants to hear of us. Nothing of its answer is kept. */
export const refusedBy = (service: string, response: Response, clock: Clock): DeliveryFault =>
  new DeliveryFault(`${service} answered ${response.status}`, {
    afterSeconds: retryAfterSeconds(response.headers.get('retry-after'), clock),
  })
