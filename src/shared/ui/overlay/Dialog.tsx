import { useId, useRef, type CSSProperties, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../classes.ts'
import { IconButton } from '../button/IconButton.tsx'
import { CloseIcon } from '../icons/first-view-icons.tsx'
import { Heading } from '../text/Heading.tsx'
import modal from './Modal.module.css'
import { useModal } from './use-modal.ts'
import styles from './Dialog.module.css'

export interface DialogProps {
  open: boolean
  /** Escape, the cross and a press beside it ask for closing; the owner decides. */
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  /** Buttons, the one that goes on last. */
  actions?: ReactNode
  /** Rem. */
  width?: number
}

/** The browser's own modal: focus goes in, stays in, and returns to where it was. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <Modal {...rest} /> : null
}

function Modal({ onClose, title, children, actions, width }: Omit<DialogProps, 'open'>) {
  const { t } = useTranslation('site')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useModal(dialog, onClose)

  const style = width ? ({ '--dialog-width': `${width}rem` } as CSSProperties) : undefined
  return (
    <dialog ref={dialog} className={classes(modal.modal, styles.dialog)} style={style} aria-labelledby={id}>
      <header className={styles.head}>
        <Heading level={2} size="l" id={id}>
          {title}
        </Heading>
        <IconButton label={t('ui.close')} icon={<CloseIcon />} onClick={onClose} />
      </header>
      <div className={styles.body}>{children}</div>
      {actions && <footer className={styles.foot}>{actions}</footer>}
    </dialog>
  )
}
