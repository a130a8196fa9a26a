export const meetingTopicName = 'meeting'

/** What is announced to those in a meeting, or before it: somebody came or went, a signal, a message. By the appointment's id. */
export const meetingTopic = (appointmentId: string) => `${meetingTopicName}:${appointmentId}`
