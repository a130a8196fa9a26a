import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import { DownloadIcon } from '#shared/ui/icons/action-icons.tsx'
import { VisuallyHidden } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import type { Column } from '../column.ts'
import styles from './ExportButton.module.css'
import { useCsvExport, type CsvExport } from './useCsvExport.ts'

/** All rows of the list as a file: how far it is, a way to stop, and a word when it did not work. */
export function ExportButton<Row>({ exporting, columns }: { exporting: CsvExport<Row>; columns: readonly Column<Row>[] }) {
  const { t } = useTranslation('workspace')
  const { state, start, cancel } = useCsvExport(exporting, columns)
  const isReading = state.status === 'reading'
  return (
    <div className={styles.export}>
      <Button variant="quiet" icon={<DownloadIcon />} loading={isReading} onClick={() => void start()}>
        {isReading ? t('list.export.rows', { count: state.count }) : t('list.export.start')}
      </Button>
      {isReading && (
        <Button variant="quiet" onClick={cancel}>
          {t('list.export.cancel')}
        </Button>
      )}
      <span role="status">
        {state.status === 'failed' && (
          <Text as="span" size="s">
            {t('list.export.failed')}
          </Text>
        )}
        {state.status === 'done' && <VisuallyHidden as="span">{t('list.export.done')}</VisuallyHidden>}
      </span>
    </div>
  )
}
