import { createRoot } from 'react-dom/client'
import { NewVersionPrompt } from '#shared/ui/feedback/NewVersionPrompt.tsx'
import styles from './offer-new-version.module.css'
import { tellWorker } from './tell-worker.ts'

let isOffered = false

/** Asks whether to load the version that `waiting` has ready. Beside the application, so that nobody's first view carries it. */
export function offerNewVersion(waiting: ServiceWorker): void {
  if (isOffered) return
  isOffered = true
  const place = document.body.appendChild(document.createElement('div'))
  place.className = styles.place!
  const root = createRoot(place)
  const later = () => {
    root.unmount()
    place.remove()
  }
  const reload = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    tellWorker(waiting, 'take over')
  }
  root.render(<NewVersionPrompt onReload={reload} onLater={later} />)
}
