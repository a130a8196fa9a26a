import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Certificate, CertificatesOfVisit } from '#contract/certificates/schemas.ts'
import { certificateKindFacts, certificateLengths, type Placeholder } from '#contract/certificates/values.ts'
import { locales, type Locale } from '#contract/kernel/locales.ts'
import { localeNames } from '#shared/i18n/locales.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { errorToast, toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { DatePicker } from '#shared/ui/date/DatePicker.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { PasswordInput } from '#shared/ui/field/PasswordInput.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useIssueCertificateMutation, useListCertificateTemplatesQuery, useWriteStatementMutation } from '../api.ts'
import { issueValues, newCertificateOf, statementAsked, templateChoices } from '../model/issue-values.ts'

interface IssueCertificateProps {
  appointment: string
  visit: CertificatesOfVisit
  /** The one whose place it takes. */
  supersedes: Certificate | null
  onClose: () => void
}

/** A certificate is written from a template, read and changed, and signed with the password. */
export function IssueCertificate({ appointment, visit, supersedes, onClose }: IssueCertificateProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [issue] = useIssueCertificateMutation()
  const [write, writing] = useWriteStatementMutation()
  const [missing, setMissing] = useState<readonly Placeholder[]>([])
  const form = useContractForm({
    schema: () => import('#contract/certificates/schemas.ts').then((module) => module.newCertificate),
    initial: issueValues(visit, supersedes),
    prepare: (values) => newCertificateOf(values, supersedes),
    submit: async (body) => {
      await issue({ params: { id: appointment }, body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('certificates.issue.done'), text: t('certificates.issue.doneText') }))
      onClose()
    },
  })
  const { values } = form
  const known = useListCertificateTemplatesQuery({ query: { locale: values.locale } }).data
  const choices = templateChoices(known, values.kind)
  const chosen = choices.find(({ value }) => value === values.template) ?? choices[0]
  const hasPeriod = certificateKindFacts[values.kind].period !== 'none'
  const fill = async () => {
    if (!chosen) return
    const { data, error } = await write({ params: { id: appointment }, body: statementAsked(values, chosen.body) })
    if (!data) return void dispatch(errorToast(t('certificates.issue.notWritten'), error))
    form.set('statement', data.text)
    setMissing(data.missing)
  }
  return (
    <FormDialog
      form={form}
      title={t(supersedes ? 'certificates.issue.replaceTitle' : 'certificates.issue.title')}
      submit={t('certificates.issue.submit')}
      width={44}
      refusals={{
        certificate_state: t('certificates.refused.state'),
        certificate_kind: t('certificates.refused.kind'),
        appointment_state: t('certificates.refused.visit'),
      }}
      onClose={onClose}
    >
      <FormField form={form} name="kind" label={t('certificates.issue.kind')}>
        <Select
          {...form.input('kind')}
          options={visit.issuable.map((kind) => ({ value: kind, label: t(`certificates.kinds.${kind}`) }))}
        />
      </FormField>
      <FormField form={form} name="locale" label={t('certificates.issue.language')} hint={t('certificates.issue.languageHint')}>
        <Select
          {...form.input('locale')}
          options={locales.map((locale: Locale) => ({ value: locale, label: localeNames[locale] }))}
        />
      </FormField>
      {hasPeriod && (
        <Cluster gap="3">
          <FormField form={form} name="from" label={t('certificates.issue.from')} required>
            <DatePicker {...form.input('from')} />
          </FormField>
          <FormField form={form} name="to" label={t('certificates.issue.to')} required>
            <DatePicker {...form.input('to')} />
          </FormField>
        </Cluster>
      )}
      <FormField
        form={form}
        name="diagnosis"
        label={t('certificates.issue.diagnosis')}
        hint={t('certificates.issue.diagnosisHint')}
        optional
      >
        <TextInput maxLength={certificateLengths.diagnosis} dir="auto" autoComplete="off" {...form.input('diagnosis')} />
      </FormField>
      <Cluster gap="3">
        <FormField form={form} name="template" label={t('certificates.issue.template')}>
          <Select {...form.input('template')} value={chosen?.value ?? ''} options={choices} />
        </FormField>
        <Button loading={writing.isLoading} disabled={!chosen} onClick={() => void fill()}>
          {t('certificates.issue.fill')}
        </Button>
      </Cluster>
      {missing.length > 0 && (
        <Banner tone="warning">
          {t('certificates.issue.missing', { what: missing.map((one) => t(`certificates.places.${one}`)).join(', ') })}
        </Banner>
      )}
      <FormField form={form} name="statement" label={t('certificates.issue.statement')} required>
        <TextArea rows={8} maxLength={certificateLengths.statement} dir="auto" {...form.input('statement')} />
      </FormField>
      <Text quiet size="s">
        {t('certificates.issue.sign')}
      </Text>
      <FormField form={form} name="password" label={t('certificates.issue.password')} required>
        <PasswordInput autoComplete="current-password" {...form.input('password')} />
      </FormField>
    </FormDialog>
  )
}
