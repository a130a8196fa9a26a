/** In storage whose messages wait in the outbox, so that the next page knows without looking into the database. */
export const waitingKey = 'carenest:chat-waiting'
