export const slotsTopicName = 'slots'

/** What is announced to those who look at a doctor's free time: `slots.changed`. */
export const slotsTopic = (doctorId: string) => `${slotsTopicName}:${doctorId}`
