import { createRoot } from 'react-dom/client'
import { FirstLoadFailed } from '#app/screens/FirstLoadFailed.tsx'
import { Mark } from '#shared/ui/brand/Mark.tsx'
import { Spinner } from '#shared/ui/feedback/Spinner.tsx'
import styles from './standing.module.css'

/** Shows that the platform is on its way. Words are not there yet, so it has none. Answers what ends it. */
export function saysStarting(root: HTMLElement): () => void {
  const stage = document.createElement('div')
  stage.className = styles.starting ?? ''
  stage.setAttribute('aria-busy', 'true')
  root.before(stage)
  const shown = createRoot(stage)
  shown.render(
    <>
      <Mark size={64} label="Carenest" />
      <Spinner size={32} />
    </>,
  )
  return () => {
    shown.unmount()
    stage.remove()
  }
}

/** Says, in place of everything, that the platform is not there, and offers to begin again: the page is loaded anew. */
export function showStartFailure(root: HTMLElement, fault: unknown): void {
  console.error(fault)
  const stage = document.createElement('div')
  root.parentElement?.replaceChildren(stage)
  createRoot(stage).render(<FirstLoadFailed />)
}
