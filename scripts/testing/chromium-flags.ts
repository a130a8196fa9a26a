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

/**
 * A camera with a moving picture and a microphone that beeps once a second, given without asking; sound may be worked with before somebody
 * has pressed anything, for what presses in a story is no person to the browser.
 */
export const fakeDevices: readonly string[] = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
]
