import { useId, useState, type DragEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '#shared/lib/format-number.ts'
import { classes } from '../classes.ts'
import { FieldError } from '../field/Field.tsx'
import { UploadIcon } from '../icons/action-icons.tsx'
import { CameraIcon } from '../icons/thing-icons.tsx'
import { VisuallyHidden } from '../layout/layout.tsx'
import { FileButton } from './FileButton.tsx'
import fieldSet from '../field/FieldSet.module.css'
import styles from './Upload.module.css'
import { UploadRow } from './UploadRow.tsx'
import { useUploadWords } from './use-upload-words.ts'
import type { Uploads } from './use-uploads.ts'

export interface UploadFieldProps {
  label: ReactNode
  /** From `useUploads`. */
  uploads: Uploads<unknown>
  /** What is taken, for people: "Pictures and PDF". */
  hint: ReactNode
  /** Of the value in its form, so that a fault finds it. */
  name?: string
  error?: ReactNode
  reasonOf?: (fault: unknown) => string | undefined
  /** On telephones and tablets: buttons that open the camera, by media type and in words: `{ 'image/*': 'Take a photo' }`. */
  cameras?: Readonly<Record<string, string>>
  /** What has arrived is shown elsewhere, and only told here. */
  hidesArrived?: boolean
  disabled?: boolean
}

/** Files to be handed over: dropped or chosen, each with its progress. */
export function UploadField({
  label,
  uploads: all,
  hint,
  name,
  error,
  reasonOf,
  cameras = {},
  hidesArrived,
  disabled,
}: UploadFieldProps) {
  const { t, i18n } = useTranslation('workspace')
  const { uploads, rule, add, remove, retry, pause } = all
  const [isOver, setOver] = useState(false)
  const { stateOf } = useUploadWords(rule.mostBytes, reasonOf)
  const id = useId()
  const limits = t('parts.upload.limit', { most: formatBytes(rule.mostBytes, i18n.language) })

  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(!disabled)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) add(event.dataTransfer.files)
  }
  // Said when a file arrives, fails or is refused; not at every step on its way.
  const told = uploads.filter(({ state, isHeld }) => isHeld || (state !== 'waiting' && state !== 'sending'))
  const shown = hidesArrived ? uploads.filter(({ state }) => state !== 'done') : uploads
  return (
    <fieldset className={styles.field} name={name} disabled={disabled} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={fieldSet.legend}>{label}</legend>
      <div
        className={classes(styles.zone, isOver && styles.over)}
        onDragEnter={over}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <UploadIcon size={28} />
        <span>{t('parts.upload.drop')}</span>
        <FileButton
          types={rule.types}
          multiple={rule.most !== 1}
          disabled={disabled}
          aria-describedby={`${id}-hint`}
          onChoose={add}
        >
          {t('parts.upload.choose')}
        </FileButton>
        {Object.entries(cameras).map(([type, words]) => (
          <span key={type} className={styles.camera}>
            <FileButton types={[type]} capture disabled={disabled} icon={<CameraIcon size={18} />} onChoose={add}>
              {words}
            </FileButton>
          </span>
        ))}
        <span id={`${id}-hint`}>
          {hint} {limits}
        </span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              mostBytes={rule.mostBytes}
              reasonOf={reasonOf}
              onRemove={() => remove(upload.key)}
              onRetry={() => retry(upload.key)}
              onPause={pause && (() => pause(upload.key))}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden as="div" role="log">
        {told.map((upload) => (
          <div key={`${upload.key} ${upload.state} ${upload.isHeld ?? false}`}>{`${upload.file.name}: ${stateOf(upload)}`}</div>
        ))}
      </VisuallyHidden>
    </fieldset>
  )
}
