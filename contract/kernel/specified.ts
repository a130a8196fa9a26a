/** Texts and constants that the specification fixes to the letter (sections 8 and 9). They are shown as they stand, in every language's place for en-US. */
export const toastTitle = 'Error'
export const offlineMessage = 'You are offline, please connect to internet and retry'
export const sessionExpiredMessage = 'Session expired. Please login again.'
export const routeFailureMessage = 'Something went wrong at our end'
/** Milliseconds a toast is shown. */
export const toastDuration = 5000
/** ISO 4217. */
export const defaultCurrency = 'USD'
