/** What went wrong last, as the words know it. */
export const faultKey = (error: string): 'gone' | 'stale' | 'notDelivered' =>
  error === 'gone' || error === 'stale' ? error : 'notDelivered'
