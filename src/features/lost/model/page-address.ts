import { lostCalls } from '#contract/lost/calls.ts'

/** Whether text may be a code; whatever else stands in an address is asked of nobody. */
export const isCode = (code: string): boolean => /^[A-Za-z0-9_-]{8,40}$/.test(code)

/** Where the picture of a lost animal lies; `jpeg` for those who show a page that is passed on. */
export const pictureAddress = (code: string, as?: 'jpeg'): string =>
  `/api${lostCalls.readLostPicture.path.replace('{code}', code)}${as ? `?as=${as}` : ''}`
