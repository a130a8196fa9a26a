import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordEntry } from '#contract/records/schemas.ts'
import { formatBytes } from '#shared/lib/format-number.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useReadDocumentQuery } from '../../api.ts'
import styles from '../records.module.css'

interface DocumentViewProps {
  entry: RecordEntry
  document: NonNullable<RecordEntry['document']>
}

/** A document is asked for when it is wanted, for each reading is told: pictures are shown here, PDF is opened or kept. */
export function DocumentView({ entry, document }: DocumentViewProps) {
  const { t, i18n } = useTranslation('workspace')
  const [isOpen, setOpen] = useState(false)
  const size = formatBytes(document.bytes, i18n.language)
  const isPdf = document.type === 'application/pdf'
  return (
    <Stack gap="3">
      <Text size="s" quiet>
        {t(isPdf ? 'records.document.pdf' : 'records.document.picture', { size })}
      </Text>
      {isOpen ? (
        <Opened id={entry.id} isPdf={isPdf} title={entry.facts.kind === 'document' ? entry.facts.title : ''} />
      ) : (
        <div>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {t('records.document.show')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

function Opened({ id, isPdf, title }: { id: string; isPdf: boolean; title: string }) {
  const { t } = useTranslation('workspace')
  const file = useReadDocumentQuery({ id })
  return (
    <QueryState query={file}>
      {(address) => (
        <Stack gap="3">
          {!isPdf && <img className={styles.preview} src={address} alt={title} />}
          {isPdf && (
            <a href={address} target="_blank" rel="noreferrer">
              {t('records.document.open')}
            </a>
          )}
          <a href={address} download={`${title || id}.${isPdf ? 'pdf' : 'webp'}`}>
            {t('records.document.keep')}
          </a>
        </Stack>
      )}
    </QueryState>
  )
}
