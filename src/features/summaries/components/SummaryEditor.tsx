import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Summary } from '#contract/summaries/schemas.ts'
import { summaryLength, summaryParts } from '#contract/summaries/values.ts'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useReadSummaryQuery, useSaveSummaryMutation, useShareSummaryMutation } from '../api.ts'

/** The doctor writes what the patient will take home: kept as a draft, shared when it is ready, corrected by sharing another. */
export function SummaryEditor({ appointment }: { appointment: string }) {
  const summary = useReadSummaryQuery({ params: { id: appointment } })
  return <QueryState query={summary}>{(data) => <Editor appointment={appointment} summary={data} />}</QueryState>
}

function Editor({ appointment, summary }: { appointment: string; summary: Summary }) {
  const { t, i18n } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [save] = useSaveSummaryMutation()
  const [share, sharing] = useShareSummaryMutation()
  const params = { id: appointment }
  const { draft, patientLocale } = summary
  const revision = draft?.revision ?? 0
  const form = useContractForm({
    schema: () => import('#contract/summaries/schemas.ts').then((module) => module.summaryText),
    initial: Object.fromEntries(summaryParts.map((part) => [part, draft?.[part] ?? ''])) as Record<
      (typeof summaryParts)[number],
      string
    >,
    submit: async (text) => {
      await save({ params, body: { ...text, revision } }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('summaries.saved'), text: t('summaries.savedText') }))
    },
    draft: `summary-${appointment}`,
  })
  const isEmpty = summaryParts.every((part) => form.values[part].trim() === '')
  const language = new Intl.DisplayNames([i18n.language], { type: 'language' }).of(patientLocale) ?? patientLocale
  const giveOut = async () => {
    const { error } = await share({ params, body: { revision } })
    if (!error) dispatch(toastShown({ kind: 'success', title: t('summaries.shared'), text: t('summaries.sharedText') }))
  }

  return (
    <Stack>
      <Text quiet>{t('summaries.forPatient', { language })}</Text>
      {draft?.isShared && <Banner tone="success">{t('summaries.isShared')}</Banner>}
      {sharing.isError && (
        <Banner tone="error" live>
          {t('summaries.notShared')}
        </Banner>
      )}
      <Form
        form={form}
        aria-label={t('summaries.title')}
        actions={
          <>
            <Button type="submit" variant="outlined" loading={form.submitting} disabled={!form.dirty}>
              {t('summaries.save')}
            </Button>
            <Button
              variant="filled"
              loading={sharing.isLoading}
              disabled={form.dirty || isEmpty || revision === 0 || draft?.isShared}
              onClick={() => void giveOut()}
            >
              {t('summaries.share')}
            </Button>
          </>
        }
      >
        {summaryParts.map((part) => (
          <FormField key={part} form={form} name={part} label={t(`summaries.parts.${part}`)} optional>
            <TextArea rows={part === 'found' ? 4 : 2} maxLength={summaryLength} {...form.input(part)} />
          </FormField>
        ))}
      </Form>
    </Stack>
  )
}
