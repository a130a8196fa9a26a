import type { Channel, Courier } from '#server/kernel/ports.ts'

/** Each channel's own courier behind one. Pushes go another way: their devices are kept by the platform. */
export function createCourierByChannel(couriers: Readonly<Record<Exclude<Channel, 'push'>, Courier>>): Courier {
  const { email, sms } = couriers
  return {
    name: email.name === sms.name ? email.name : `${email.name}, ${sms.name}`,
    deliver: async (message) => {
      if (message.channel === 'push') throw new Error('A push has no courier here')
      await couriers[message.channel].deliver(message)
    },
  }
}
