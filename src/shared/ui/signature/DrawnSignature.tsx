import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button.tsx'
import { classes } from '../classes.ts'
import { Cluster, VisuallyHidden } from '../layout/layout.tsx'
import type { Signature, Stroke } from './signature.ts'
import { SignaturePaper } from './SignaturePaper.tsx'
import styles from './Signature.module.css'
import { useSignaturePad } from './use-signature-pad.ts'

export interface DrawnSignatureProps {
  strokes: readonly Stroke[]
  onChange: (signature: Signature | null) => void
  disabled?: boolean
}

/** The pad with what takes strokes back. */
export function DrawnSignature({ strokes, onChange, disabled }: DrawnSignatureProps) {
  const { t } = useTranslation('workspace')
  const { canvas, ready, undo, clear } = useSignaturePad(strokes, onChange)
  const isEmpty = strokes.length === 0
  return (
    <>
      <SignaturePaper>
        <canvas
          ref={canvas}
          className={classes(styles.drawing, styles.pad)}
          role="img"
          aria-label={t(isEmpty ? 'parts.signature.padEmpty' : 'parts.signature.padSigned')}
          inert={disabled}
        />
        {isEmpty && <span className={styles.invitation}>{t('parts.signature.here')}</span>}
      </SignaturePaper>
      <Cluster>
        <Button small disabled={!ready || isEmpty || disabled} onClick={undo}>
          {t('parts.signature.undo')}
        </Button>
        <Button small variant="quiet" disabled={!ready || isEmpty || disabled} onClick={clear}>
          {t('parts.signature.clear')}
        </Button>
        <VisuallyHidden as="output">{!isEmpty && t('parts.signature.strokes', { count: strokes.length })}</VisuallyHidden>
      </Cluster>
    </>
  )
}
