import { startBrowserPlatform, type BrowserPlatform } from '../page/browser-platform.ts'

let started: Promise<BrowserPlatform> | undefined

/** The platform of this page's stories; started by the first that needs it, and again when it is lost. */
export function storyPlatform(): Promise<BrowserPlatform> {
  started ??= startBrowserPlatform({ shared: false })
  const now = started
  const forget = () => {
    if (started === now) started = undefined
  }
  now.then(({ lost }) => lost).catch(forget)
  return now
}
