import { type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { TagType } from '#shared/api/tags.ts'
import { browserStorage } from '#shared/session/safe-storage.ts'
import { fontsKey } from './before-first-paint.ts'
import { resumeEarlyDeeds } from './early.ts'

/** RTK Query's cache as the server left it in a page; its parts that are not there begin empty. */
export interface WrittenAnswers {
  readonly api: { readonly provided: { readonly tags: Partial<Record<TagType, unknown>> } }
}

/** The answers a page was drawn from, as the server wrote them into it; `undefined` where it drew none. */
export function writtenAnswers(): WrittenAnswers | undefined {
  const text = document.getElementById('answers')?.textContent
  return text ? { api: JSON.parse(text) as WrittenAnswers['api'] } : undefined
}

/** Of what kind the things in them are. */
export const tagsIn = ({ api }: WrittenAnswers) => Object.keys(api.provided.tags) as TagType[]

/** Tells when the page has come alive. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  useEffect(onAlive, [onAlive])
  return children
}

/** Draws the application into the page; where the server has drawn the same already, that comes alive. */
export function showPage(element: HTMLElement, application: ReactNode, isDrawn: boolean, whenAlive?: () => void): void {
  const onAlive = () => {
    const { dataset } = document.documentElement
    delete dataset['signedIn']
    delete dataset['otherLanguage']
    delete dataset['fonts']
    browserStorage.setItem(fontsKey, 'here')
    whenAlive?.()
    resumeEarlyDeeds(isDrawn)
  }
  const page = <Alive onAlive={onAlive}>{application}</Alive>
  if (isDrawn) hydrateRoot(element, page)
  else createRoot(element).render(page)
}
