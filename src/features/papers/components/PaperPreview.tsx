import { useTranslation } from 'react-i18next'
import { Spinner } from '#shared/ui/feedback/Spinner.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import styles from './PaperPreview.module.css'

interface PaperPreviewProps {
  /** Of the paper, within this page. */
  address: string | undefined
  isBusy: boolean
  isFailed: boolean
}

/** A paper as the platform makes it, in the browser's own reader; a link to it where the browser shows papers elsewhere only. */
export function PaperPreview({ address, isBusy, isFailed }: PaperPreviewProps) {
  const { t } = useTranslation('workspace')
  return (
    <Stack gap="2" aria-busy={isBusy}>
      {isFailed && <Banner tone="error">{t('papers.preview.failed')}</Banner>}
      {address === undefined ? (
        !isFailed && (
          <Text>
            <Spinner /> {t('papers.preview.coming')}
          </Text>
        )
      ) : (
        <>
          {navigator.pdfViewerEnabled && (
            // The browser's reader does not start in a sandbox; what is shown was made here a moment ago.
            // oxlint-disable-next-line react/iframe-missing-sandbox
            <iframe className={styles.paper} src={`${address}#toolbar=0&view=FitH`} title={t('papers.preview.title')} />
          )}
          <a href={address} target="_blank" rel="noreferrer">
            {t('papers.preview.open')}
          </a>
        </>
      )}
      <Text quiet size="s">
        {t('papers.preview.about')}
      </Text>
    </Stack>
  )
}
