import { useCallback, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button.tsx'
import { Dialog } from './Dialog.tsx'

export interface Question {
  title: ReactNode
  /** What will happen, and what it costs. */
  body?: ReactNode
  /** A verb with its object: "Cancel visit". */
  confirm: ReactNode
  /** Keeps things as they are; "Cancel" when absent. */
  keep?: ReactNode
  danger?: boolean
}

/**
 * Asks before something that cannot be taken back: `const { ask, confirmation } = useConfirm()`, render `confirmation`,
 * and `if (await ask({ … })) …`.
 */
export function useConfirm() {
  const { t } = useTranslation('site')
  const [asked, setAsked] = useState<Question & { answer: (yes: boolean) => void }>()

  const ask = useCallback(
    (question: Question) => new Promise<boolean>((resolve) => setAsked({ ...question, answer: resolve })),
    [],
  )
  const answer = (yes: boolean) => {
    asked?.answer(yes)
    setAsked(undefined)
  }

  const confirmation = (
    <Dialog
      open={asked !== undefined}
      onClose={() => answer(false)}
      title={asked?.title}
      width={28}
      actions={
        <>
          <Button onClick={() => answer(false)}>{asked?.keep ?? t('ui.cancel')}</Button>
          <Button variant={asked?.danger ? 'danger' : 'filled'} onClick={() => answer(true)}>
            {asked?.confirm}
          </Button>
        </>
      }
    >
      {asked?.body}
    </Dialog>
  )
  return { ask, confirmation }
}
