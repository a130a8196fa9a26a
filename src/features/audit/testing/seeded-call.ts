/** The call of the demonstration world that failed, and that somebody asked the office about. */
export const seededCall = '5f1d7c0e-6f0a-4c57-9c3b-2a8e41d0b7aa'
