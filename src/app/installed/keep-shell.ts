import { offerNewVersion } from './offer-new-version.tsx'
import { tellWorker } from './tell-worker.ts'

/** How often a page that stays open asks whether there is a newer version. */
const lookAgainMilliseconds = 3_600_000

/**
 * Has the shell kept for times without a connection, and offers a newer version when one has come. Where the browser refuses, the
 * application runs all the same.
 */
export async function keepShell(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js')
    const { active } = await navigator.serviceWorker.ready
    if (active) tellWorker(active, { keep: filesOfThisPage() })
    followVersions(registration)
  } catch {
    // A private window, or a storage that is full.
  }
}

/** What this page was made of, also the style sheets whose text came within it; the worker takes of it what it may keep. */
function filesOfThisPage(): string[] {
  const styles = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
  return [...performance.getEntriesByType('resource').map(({ name }) => name), ...Array.from(styles, ({ href }) => href)]
}

function followVersions(registration: ServiceWorkerRegistration): void {
  const offer = () => registration.waiting && offerNewVersion(registration.waiting)
  const watch = () => registration.installing?.addEventListener('statechange', offer)
  registration.addEventListener('updatefound', watch)
  watch()
  offer()
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < lookAgainMilliseconds) return
    looked = Date.now()
    registration.update().catch(() => {})
  })
}
