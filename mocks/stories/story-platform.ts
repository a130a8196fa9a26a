import { startBrowserPlatform, type BrowserPlatform } from '../page/browser-platform.ts'

let started: Promise<BrowserPlatform> | undefined

/** The platform of this page's stories; started by the first that needs it. */
export function storyPlatform(): Promise<BrowserPlatform> {
  return (started ??= startBrowserPlatform({ shared: false }))
}
