import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '#shared/lib/format-number.ts'
import { IconButton } from '../button/IconButton.tsx'
import { classes } from '../classes.ts'
import { CloseIcon } from '../icons/first-view-icons.tsx'
import { PlayIcon, RefreshIcon } from '../icons/action-icons.tsx'
import { AlertIcon, CheckCircleIcon, PauseIcon } from '../icons/status-icons.tsx'
import { DocumentIcon } from '../icons/thing-icons.tsx'
import { Cluster } from '../layout/layout.tsx'
import styles from './Upload.module.css'
import type { Upload } from './uploads.ts'
import { useUploadWords } from './use-upload-words.ts'

export interface UploadRowProps {
  upload: Upload<unknown>
  onRemove: () => void
  onRetry: () => void
  /** Absent where a file cannot be paused. */
  onPause?: () => void
  /** A sentence for what sending threw; the usual one where it gives none. */
  reasonOf?: (fault: unknown) => string | undefined
  mostBytes: number
}

/** One file: what it is, how far it is, what can be done. */
export function UploadRow({ upload, onRemove, onRetry, onPause, reasonOf, mostBytes }: UploadRowProps) {
  const { t, i18n } = useTranslation('workspace')
  const words = useUploadWords(mostBytes, reasonOf)
  const { file, state, progress } = upload
  const isBad = state === 'failed' || state === 'refused'
  const isUnderWay = state === 'sending' || state === 'waiting'
  return (
    <li className={styles.row}>
      <Preview file={file} />
      <div className={styles.words}>
        <span className={styles.name}>
          <bdi>{file.name}</bdi>
        </span>
        {(isUnderWay || state === 'paused') && (
          <progress className={styles.progress} value={progress} aria-label={t('parts.upload.progress', { name: file.name })} />
        )}
        <span className={classes(styles.note, isBad && styles.bad)}>
          {isBad && <AlertIcon size={14} style={{ display: 'inline' }} />}
          {state === 'done' && <CheckCircleIcon size={14} style={{ display: 'inline' }} />} <bdi>{words.stateOf(upload)}</bdi> ·{' '}
          <bdi>{formatBytes(file.size, i18n.language)}</bdi>
        </span>
      </div>
      <Cluster gap="1" style={{ flexWrap: 'nowrap' }}>
        {state === 'failed' && (
          <IconButton label={t('parts.upload.retry', { name: file.name })} icon={<RefreshIcon />} onClick={onRetry} />
        )}
        {isUnderWay && onPause && (
          <IconButton label={t('parts.upload.pause', { name: file.name })} icon={<PauseIcon />} onClick={onPause} />
        )}
        {state === 'paused' && (
          <IconButton label={t('parts.upload.resume', { name: file.name })} icon={<PlayIcon />} onClick={onRetry} />
        )}
        <IconButton
          label={t(isUnderWay || state === 'paused' ? 'parts.upload.cancel' : 'parts.upload.remove', { name: file.name })}
          icon={<CloseIcon />}
          onClick={onRemove}
        />
      </Cluster>
    </li>
  )
}

/** A picture of it, where it is one. Its address lives as long as the `img`. */
function Preview({ file }: { file: File }) {
  const [isBroken, setBroken] = useState(false)
  const show = (image: HTMLImageElement) => {
    const address = URL.createObjectURL(file)
    image.src = address
    return () => URL.revokeObjectURL(address)
  }
  return (
    <span className={styles.preview} aria-hidden="true">
      {file.type.startsWith('image/') && !isBroken ? <img ref={show} alt="" onError={() => setBroken(true)} /> : <DocumentIcon />}
    </span>
  )
}
