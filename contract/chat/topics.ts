export const conversationTopicName = 'conversation'

/** What passes between the two of a conversation and is not kept: somebody types, or has read. By the conversation's id. */
export const conversationTopic = (id: string) => `${conversationTopicName}:${id}`
