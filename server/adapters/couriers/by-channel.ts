import type { Courier, OutgoingMessage } from '#server/kernel/ports.ts'

/** Each channel's own courier behind one. */
export function createCourierByChannel(couriers: Readonly<Record<OutgoingMessage['channel'], Courier>>): Courier {
  const { email, sms } = couriers
  return {
    name: email.name === sms.name ? email.name : `${email.name}, ${sms.name}`,
    deliver: (message) => couriers[message.channel].deliver(message),
  }
}
