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
import { ChoosePatient } from './ChoosePatient.tsx'
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
  /** Of the patients in the file, by reference. */
  const [chosen, setChosen] = useState<string>()
  const params = { id: subjectId }
  /** Nobody is chosen, or what would be taken of the one just chosen is still on its way. */
  const isUndecided = rehearsed && rehearsed.report.patients.length > 1 && rehearsed.report.patient !== (chosen ?? '')

  const choose = async ([file]: readonly File[]) => {
    setRehearsed(undefined)
    setChosen(undefined)
    setFault(undefined)
    if (!file) return
    const bundle = await readBundleFile(file)
    if (!bundle) return setFault('unreadable')
    await preview(bundle)
  }
  const preview = async (bundle: SentBundle, patient?: string) => {
    setFault(undefined)
    const { data: report } = await rehearse({ params, body: { bundle, isRehearsal: true, ...(patient && { patient }) } })
    if (report) setRehearsed({ bundle, report })
    else setFault('failed')
  }
  const agree = async ({ bundle, report: { patient } }: Rehearsed) => {
    const { data: report } = await bringIn({ params, body: { bundle, isRehearsal: false, ...(patient !== null && { patient }) } })
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
      {rehearsed && rehearsed.report.patients.length > 1 && (
        <ChoosePatient
          patients={rehearsed.report.patients}
          chosen={chosen}
          onChoose={(patient) => {
            setChosen(patient)
            void preview(rehearsed.bundle, patient)
          }}
        />
      )}
      {rehearsed && !isUndecided && (
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
