/** Addresses of the capability's screens: patterns, without the leading slash. By themselves, for every first view has them. */
export const eventsPaths = {
  userEvents: 'user-events',
  createEvent: 'create-event',
  updateEvent: 'update-event',
  eventsDetails: 'events-details',
} as const
