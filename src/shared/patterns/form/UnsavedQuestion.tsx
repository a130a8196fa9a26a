import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { Button } from '#shared/ui/button/Button.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'

interface UnsavedQuestionProps {
  unsaved: boolean
  isLeavingMeant: () => boolean
  /** Another query is another place too: a tab or a record that the address names. */
  withQuery: boolean
}

/** Asks before leaving loses what was written; the browser asks by itself when the page is closed. */
export function UnsavedQuestion({ unsaved, isLeavingMeant, withQuery }: UnsavedQuestionProps) {
  const { t } = useTranslation('site')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved &&
      !isLeavingMeant() &&
      (currentLocation.pathname !== nextLocation.pathname || (withQuery && currentLocation.search !== nextLocation.search)),
  )

  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])

  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('patterns.unsavedTitle')}
      width={28}
      actions={
        <>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {t('patterns.leave')}
          </Button>
          <Button variant="filled" onClick={() => blocker.reset?.()}>
            {t('patterns.stay')}
          </Button>
        </>
      }
    >
      {t('patterns.unsavedBody')}
    </Dialog>
  )
}
