/** Where this device is, by its own settings; IANA. */
export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
