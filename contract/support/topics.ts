export const supportRequestTopicName = 'supportRequest'

/** What passes at a request and is not kept: somebody replies. By the request's id. */
export const supportRequestTopic = (id: string) => `${supportRequestTopicName}:${id}`
