import { useTranslation } from 'react-i18next'
import type { ListImport } from '#contract/lists/schemas.ts'
import { CsvFaults } from '#shared/patterns/csv/CsvFaults.tsx'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'

interface CheckedFileProps {
  name: string
  file: ListImport
  isBusy: boolean
  onApply: () => void
}

/** What a file would do, or did, its faults by line, and the step after. */
export function CheckedFile({ name, file, isBusy, onApply }: CheckedFileProps) {
  const { t } = useTranslation('workspace')
  const { isApplied, lines, added, changed, unchanged, faultyLines, faults } = file
  return (
    <Stack gap="4">
      {isApplied ? (
        <Banner tone="success" live title={t('lists.import.applied')} />
      ) : faultyLines > 0 ? (
        <Banner tone="error" live title={t('lists.import.faulty', { count: faultyLines })}>
          {t('lists.import.nothing')}
        </Banner>
      ) : (
        <Banner tone="information" live title={t('lists.import.clean')}>
          {t('lists.import.cleanText')}
        </Banner>
      )}
      <Facts
        facts={[
          { name: t('lists.import.file'), value: <bdi>{name}</bdi> },
          { name: t('lists.import.lines'), value: lines },
          { name: t('lists.import.added'), value: added },
          { name: t('lists.import.changed'), value: changed },
          { name: t('lists.import.unchanged'), value: unchanged },
        ]}
      />
      <CsvFaults faults={faults} describe={(fault) => t(`lists.faults.${fault}`)} />
      {!isApplied && faultyLines === 0 && lines > 0 && (
        <div>
          <Button variant="filled" loading={isBusy} onClick={onApply}>
            {t('lists.import.apply')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
