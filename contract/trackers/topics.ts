export const trackerTopicName = 'tracker'

/** What is announced to those who look at a tracker: `tracker.moved`. */
export const trackerTopic = (id: string) => `${trackerTopicName}:${id}`
