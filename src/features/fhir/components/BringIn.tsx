import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { ImportReport, SentBundle } from '#contract/fhir/schemas.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { FileButton } from '#shared/ui/upload/FileButton.tsx'
import { useImportRecordMutation, useRehearseImportMutation } from '../api.ts'
import { readBundleFile } from '../read-bundle-file.ts'
import { ImportedParts } from './ImportedParts.tsx'

interface Rehearsed {
  readonly bundle: SentBundle
  readonly report: ImportReport
}

/** A record from elsewhere: what would be taken in is said first, and nothing is written before somebody agrees. */
export function BringIn({ subjectId }: { subjectId: string }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [rehearse, rehearsing] = useRehearseImportMutation()
  const [bringIn, bringing] = useImportRecordMutation()
  const [rehearsed, setRehearsed] = useState<Rehearsed>()
  const [fault, setFault] = useState<'unreadable' | 'failed'>()
  const params = { id: subjectId }

  const choose = async ([file]: readonly File[]) => {
    setRehearsed(undefined)
    setFault(undefined)
    if (!file) return
    const bundle = await readBundleFile(file)
    if (!bundle) return setFault('unreadable')
    const { data: report } = await rehearse({ params, body: { bundle, isRehearsal: true } })
    if (report) setRehearsed({ bundle, report })
    else setFault('failed')
  }
  const agree = async ({ bundle }: Rehearsed) => {
    const { data: report } = await bringIn({ params, body: { bundle, isRehearsal: false } })
    if (!report) return setFault('failed')
    setRehearsed(undefined)
    const count = report.added.reduce((sum, added) => sum + added.count, 0)
    dispatch(toastShown({ kind: 'success', title: t('fhir.in.title'), text: t('fhir.in.done', { count }) }))
  }
  return (
    <Stack gap="3">
      <Heading level={2} size="m">
        {t('fhir.in.title')}
      </Heading>
      <Text>{t('fhir.in.about')}</Text>
      {fault && (
        <Banner tone="error" live>
          {t(`fhir.in.${fault}`)}
        </Banner>
      )}
      <div>
        <FileButton
          types={['.json', 'application/json', 'application/fhir+json']}
          loading={rehearsing.isLoading}
          onChoose={(files) => void choose(files)}
        >
          {t('fhir.in.choose')}
        </FileButton>
      </div>
      {rehearsed && (
        <Stack gap="3" role="status">
          <ImportedParts report={rehearsed.report} />
          {rehearsed.report.added.length > 0 && (
            <Cluster gap="2">
              <Button variant="filled" loading={bringing.isLoading} onClick={() => void agree(rehearsed)}>
                {t('fhir.in.agree')}
              </Button>
              <Button onClick={() => setRehearsed(undefined)}>{t('fhir.in.leave')}</Button>
            </Cluster>
          )}
        </Stack>
      )}
    </Stack>
  )
}
