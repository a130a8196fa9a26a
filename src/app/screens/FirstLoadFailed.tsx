import { offlineMessage, routeFailureMessage, toastTitle } from '#contract/kernel/specified.ts'
import i18next from 'i18next'
import { translateMessage } from '#shared/i18n/specified.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { State } from '#shared/patterns/states/State.tsx'

/** The first page could not be loaded: nothing is there to stay on. Even the words may be missing, so the specification's serve. */
export function FirstLoadFailed() {
  const inLanguage = (text: string) => (i18next.isInitialized ? translateMessage(text, i18next.t) : text)
  const words = i18next.isInitialized ? i18next.t('app.loadFailed.retry', { defaultValue: 'Try again' }) : 'Try again'
  return (
    <main>
      <State
        level={1}
        role="alert"
        title={inLanguage(toastTitle)}
        actions={
          <Button variant="filled" onClick={() => window.location.reload()}>
            {words}
          </Button>
        }
      >
        {inLanguage(navigator.onLine ? routeFailureMessage : offlineMessage)}
      </State>
    </main>
  )
}
