/** Keeps Chromium from reaching for anything but the pages that are tested or measured. */
export const quietChromium: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
