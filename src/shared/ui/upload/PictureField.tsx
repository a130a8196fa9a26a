import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button.tsx'
import { FieldError } from '../field/Field.tsx'
import { CameraIcon } from '../icons/thing-icons.tsx'
import { Cluster } from '../layout/layout.tsx'
import { Text } from '../text/Text.tsx'
import { FileButton } from './FileButton.tsx'
import styles from './Upload.module.css'

export interface PictureFieldProps {
  label: ReactNode
  /** As it is shown now: an `Avatar`. */
  children: ReactNode
  has: boolean
  onChoose: (file: File) => void
  onRemove: () => void
  /** Takes back the last change; absent where there is none. */
  onUndo?: () => void
  /** What has just happened, said aloud. */
  told?: ReactNode
  /** The share that has been sent, while one is on its way. */
  progress?: number
  error?: ReactNode
  /** Who sees it. */
  hint?: ReactNode
  /** Of a form's field: its faults are shown here. */
  name?: string
}

/** One picture of somebody: chosen, changed, removed, taken back. */
export function PictureField(props: PictureFieldProps) {
  const { label, children, has, onChoose, onRemove, onUndo, told, progress, error, hint, name } = props
  const { t } = useTranslation('workspace')
  const id = useId()
  const isBusy = progress !== undefined
  return (
    <div className={styles.picture} role="group" aria-labelledby={id}>
      {name && <input type="hidden" name={name} />}
      {children}
      <div className={styles.words}>
        <Text as="div" strong id={id}>
          {label}
        </Text>
        {hint && (
          <Text as="div" size="s" quiet>
            {hint}
          </Text>
        )}
        <Cluster gap="2">
          <FileButton
            types={['image/*']}
            icon={<CameraIcon size={18} />}
            loading={isBusy}
            onChoose={([file]) => file && onChoose(file)}
          >
            {t(has ? 'parts.picture.change' : 'parts.picture.choose')}
          </FileButton>
          {has && (
            <Button small variant="quiet" disabled={isBusy} onClick={onRemove}>
              {t('parts.picture.remove')}
            </Button>
          )}
          {onUndo && (
            <Button small variant="quiet" disabled={isBusy} onClick={onUndo}>
              {t('parts.picture.undo')}
            </Button>
          )}
        </Cluster>
        {isBusy && <progress className={styles.progress} value={progress} aria-label={t('parts.picture.sending')} />}
        <Text as="output" size="s" quiet>
          {told}
        </Text>
        {error && <FieldError>{error}</FieldError>}
      </div>
    </div>
  )
}
