export const recordTopicName = 'record'

/** What is announced to those who look at a record: `record.changed`. By the subject. */
export const recordTopic = (subjectId: string) => `${recordTopicName}:${subjectId}`
