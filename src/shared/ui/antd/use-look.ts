import { useSyncExternalStore } from 'react'

export interface ShownLook {
  theme: 'light' | 'dark'
  moreContrast: boolean
  workspace: string
  direction: 'ltr' | 'rtl'
}

function read(): string {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const theme = root.dataset['theme'] === 'light' || root.dataset['theme'] === 'dark' ? root.dataset['theme'] : system
  const contrast =
    root.dataset['contrast'] === 'more' ||
    (root.dataset['contrast'] !== 'usual' && matchMedia('(prefers-contrast: more)').matches)
  const workspace = document.querySelector<HTMLElement>('[data-workspace]:not([aria-hidden])')?.dataset['workspace'] ?? 'patient'
  return [theme, contrast, workspace, root.dir === 'rtl' ? 'rtl' : 'ltr'].join(' ')
}

function subscribe(changed: () => void) {
  const observer = new MutationObserver(changed)
  const attributeFilter = ['data-theme', 'data-contrast', 'data-workspace', 'dir']
  observer.observe(document.documentElement, { attributes: true, attributeFilter })
  observer.observe(document.body, { attributes: true, attributeFilter })
  const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', changed)
  return () => {
    observer.disconnect()
    for (const query of queries) query.removeEventListener('change', changed)
  }
}

/** What is really shown now: the root's attributes, and the device where they leave it open. */
export function useShownLook(): ShownLook {
  const [theme, contrast, workspace, direction] = useSyncExternalStore(subscribe, read, () => 'light false patient ltr').split(
    ' ',
  )
  return {
    theme: theme === 'dark' ? 'dark' : 'light',
    moreContrast: contrast === 'true',
    workspace: workspace ?? 'patient',
    direction: direction === 'rtl' ? 'rtl' : 'ltr',
  }
}
