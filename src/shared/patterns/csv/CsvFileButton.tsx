import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { detectEncoding, type FileEncoding } from '#shared/lib/decode-file.ts'
import { isolateText } from '#shared/lib/isolate-text.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { FileButton } from '#shared/ui/upload/FileButton.tsx'
import styles from './csv.module.css'

const types = ['text/csv', '.csv', 'text/plain']

/** A chosen file, in the encoding that it has or that the person agreed to. */
export interface CsvFile {
  readonly file: File
  readonly encoding: FileEncoding
}

interface CsvFileButtonProps {
  loading?: boolean
  /** Another file was chosen: what is shown of the one before is out of date. */
  onReset: () => void
  onChoose: (chosen: CsvFile) => void
  children: string
}

interface Doubt {
  readonly file: File
  readonly preview: readonly string[]
}

/** Chooses a CSV file. Where it is not Unicode, the person sees a line of it and says whether its characters are right. */
export function CsvFileButton({ loading, onReset, onChoose, children }: CsvFileButtonProps) {
  const { t } = useTranslation('workspace')
  const [doubt, setDoubt] = useState<Doubt>()
  const choose = async ([file]: readonly File[]) => {
    if (!file) return
    setDoubt(undefined)
    onReset()
    const { encoding, preview = [] } = await detectEncoding(file).catch(() => ({ encoding: null, preview: [] }))
    if (encoding) onChoose({ file, encoding })
    else setDoubt({ file, preview })
  }
  return (
    <Stack gap="4">
      <div>
        <FileButton types={types} loading={loading} onChoose={(files) => void choose(files)}>
          {children}
        </FileButton>
      </div>
      {doubt && doubt.preview.length === 0 && (
        <Banner tone="error" live title={t('csv.notText.title', { name: isolateText(doubt.file.name) })}>
          {t('csv.notText.text')}
        </Banner>
      )}
      {doubt && doubt.preview.length > 0 && (
        <Banner tone="warning" live title={t('csv.encoding.title')}>
          {t('csv.encoding.about', { name: isolateText(doubt.file.name) })}
          {doubt.preview.map((line) => (
            <pre key={line} dir="auto" className={styles.preview}>
              {line}
            </pre>
          ))}
          {t('csv.encoding.otherwise')}
          <div className={styles.answer}>
            <Button
              small
              variant="filled"
              onClick={() => {
                setDoubt(undefined)
                onChoose({ file: doubt.file, encoding: 'windows-1252' })
              }}
            >
              {t('csv.encoding.accept')}
            </Button>
          </div>
        </Banner>
      )}
    </Stack>
  )
}
