import { useTranslation } from 'react-i18next'
import type { CatalogueImport } from '#contract/pharmacy/schemas.ts'
import { CsvFaults } from '#shared/patterns/csv/CsvFaults.tsx'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'

interface CheckedImportProps {
  file: CatalogueImport
  isBusy: boolean
  onApply: () => Promise<void>
  onRestart: () => void
}

/** What a file would do, its faults by line, and the step after. */
export function CheckedImport({ file, isBusy, onApply, onRestart }: CheckedImportProps) {
  const { t } = useTranslation('workspace')
  const { lines, added, changed, faultyLines, faults, state, name } = file
  const isApplied = state === 'applied'
  return (
    <Stack gap="4">
      {isApplied ? (
        <Banner tone="success" live title={t('pharmacy.import.applied')} />
      ) : faultyLines > 0 ? (
        <Banner tone="error" live title={t('pharmacy.import.faulty', { count: faultyLines })}>
          {t('pharmacy.import.nothing')}
        </Banner>
      ) : (
        <Banner tone="information" live title={t('pharmacy.import.clean')}>
          {t('pharmacy.import.cleanText')}
        </Banner>
      )}
      <Facts
        facts={[
          { name: t('pharmacy.import.file'), value: <bdi>{name}</bdi> },
          { name: t('pharmacy.import.lines'), value: lines },
          { name: t('pharmacy.import.added'), value: added },
          { name: t('pharmacy.import.changed'), value: changed },
        ]}
      />
      <CsvFaults faults={faults} describe={(fault) => t(`pharmacy.lineFaults.${fault}`)} />
      {!isApplied && (
        <Cluster>
          {faultyLines === 0 && lines > 0 && (
            <Button variant="filled" loading={isBusy} onClick={() => void onApply()}>
              {t('pharmacy.import.apply')}
            </Button>
          )}
          <Button onClick={onRestart}>{t('pharmacy.import.other')}</Button>
        </Cluster>
      )}
    </Stack>
  )
}
