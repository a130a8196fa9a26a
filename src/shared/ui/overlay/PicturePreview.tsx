import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAntdPart } from '../antd/use-antd-part.ts'
import styles from './PicturePreview.module.css'

export interface PicturePreviewProps {
  /** Of the whole picture. */
  src: string
  /** What it shows. */
  alt: string
  /** The small picture; drawn as a button. */
  children: ReactNode
  /** It was pressed: the time to ask for a larger one. */
  onOpen?: () => void
}

const load = () => import('../antd/ImageViewer.tsx')

/** A small picture that opens over the whole screen, to be looked at closely. Workspaces only; antd's, fetched when it is pressed. */
export function PicturePreview({ src, alt, children, onOpen }: PicturePreviewProps) {
  const { t } = useTranslation('workspace')
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const draw = useAntdPart(load, isOpen, () => setOpen(false))
  const close = () => setOpen(false)
  // antd holds the focus as long as it is there.
  useEffect(() => {
    const button = opener.current
    return isOpen ? () => button?.focus() : undefined
  }, [isOpen])
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.open}
        aria-label={t('ui.picture.open', { name: alt })}
        onClick={() => {
          onOpen?.()
          setOpen(true)
        }}
      >
        {children}
      </button>
      {isOpen && draw?.({ src, alt, onClose: close })}
    </>
  )
}
