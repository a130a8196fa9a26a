import { useTranslation } from 'react-i18next'
import type { HealthRecord } from '#contract/records/schemas.ts'
import { DownloadPaper } from '#features/papers/index.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { saveAddress } from '#shared/lib/save-file.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { DownloadIcon } from '#shared/ui/icons/action-icons.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useExportRecordMutation, usePrintRecordMutation } from '../api.ts'
import { BringIn } from './BringIn.tsx'

/** The record to keep, or to hand to another practice; and one from elsewhere brought in, by whoever may write here. */
export function TakeAlong({ record }: { record: HealthRecord }) {
  const { t, i18n } = useTranslation('workspace')
  const [print] = usePrintRecordMutation()
  const [exportRecord, exporting] = useExportRecordMutation()
  const isOwners = record.standing === 'owner' || record.standing === 'carer'
  const save = async () => {
    const { data: address } = await exportRecord({ id: record.id })
    if (address !== undefined) saveAddress('record.fhir.json', address)
  }
  return (
    <Stack gap="6">
      <Stack gap="3">
        <Heading level={2} size="m">
          {t('fhir.out.title')}
        </Heading>
        <Text>{t('fhir.out.about')}</Text>
        {exporting.isError && (
          <Banner tone="error" live>
            {t('fhir.out.failed')}
          </Banner>
        )}
        <Cluster gap="3">
          <Button small icon={<DownloadIcon size={18} />} loading={exporting.isLoading} onClick={() => void save()}>
            {t('fhir.out.save')}
          </Button>
          <DownloadPaper
            name="record.pdf"
            read={() => print({ params: { id: record.id }, query: { locale: i18n.language as Locale } })}
          />
        </Cluster>
      </Stack>
      {isOwners && record.writes.length > 0 && <BringIn subjectId={record.id} />}
    </Stack>
  )
}
