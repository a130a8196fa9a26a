import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { TemplateDraft } from '#contract/certificates/schemas.ts'
import { certificateKinds, certificateLengths, placeholders } from '#contract/certificates/values.ts'
import type { Locale } from '#contract/kernel/values.ts'
import { PaperPreview, usePreview } from '#features/papers/index.ts'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import {
  useAddCertificateTemplateMutation,
  useChangeCertificateTemplateMutation,
  usePreviewCertificateTemplateMutation,
} from '../api.ts'
import styles from './templates.module.css'

interface TemplateEditorProps {
  /** `null`: another one. */
  id: string | null
  initial: TemplateDraft
  onDone: () => void
}

/** A template beside a certificate that is written from it, with made-up facts. */
export function TemplateEditor({ id, initial, onDone }: TemplateEditorProps) {
  const { t, i18n } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [add] = useAddCertificateTemplateMutation()
  const [change] = useChangeCertificateTemplateMutation()
  const [draw] = usePreviewCertificateTemplateMutation()
  const form = useContractForm({
    schema: () => import('#contract/certificates/schemas.ts').then((module) => module.templateDraft),
    initial,
    submit: async (body) => {
      await (id === null ? add({ body }) : change({ params: { id }, body })).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('certificates.templates.saved'), text: body.name }))
      onDone()
    },
  })
  const { values } = form
  const body = { ...values, name: values.name.trim() || '–', body: values.body.trim() || '–', locale: i18n.language as Locale }
  const preview = usePreview(JSON.stringify(body), async () => (await draw({ body })).data)
  return (
    <div className={styles.columns}>
      <Card>
        <Stack>
          <Heading level={2} size="m">
            {t(id === null ? 'certificates.templates.add' : 'certificates.templates.change')}
          </Heading>
          <Form
            form={form}
            guarded
            aria-label={t(id === null ? 'certificates.templates.add' : 'certificates.templates.change')}
            refusals={{ too_many_templates: t('certificates.refused.tooMany') }}
            actions={
              <>
                <Button onClick={onDone}>{t('certificates.templates.back')}</Button>
                <Button type="submit" variant="filled" loading={form.submitting}>
                  {t('certificates.templates.save')}
                </Button>
              </>
            }
          >
            <FormField form={form} name="kind" label={t('certificates.issue.kind')}>
              <Select
                {...form.input('kind')}
                options={certificateKinds.map((kind) => ({ value: kind, label: t(`certificates.kinds.${kind}`) }))}
              />
            </FormField>
            <FormField form={form} name="name" label={t('certificates.templates.name')} required>
              <TextInput maxLength={certificateLengths.name} dir="auto" {...form.input('name')} />
            </FormField>
            <FormField
              form={form}
              name="body"
              label={t('certificates.templates.body')}
              hint={t('certificates.templates.bodyHint')}
              required
            >
              <TextArea rows={10} maxLength={certificateLengths.body} dir="auto" {...form.input('body')} />
            </FormField>
            <Stack gap="2">
              <Text size="s" quiet>
                {t('certificates.templates.places')}
              </Text>
              <Cluster gap="2">
                {placeholders.map((place) => (
                  <Button key={place} small variant="quiet" onClick={() => form.set('body', `${values.body}{{${place}}}`)}>
                    {t(`certificates.places.${place}`)}
                  </Button>
                ))}
              </Cluster>
            </Stack>
          </Form>
        </Stack>
      </Card>
      <PaperPreview {...preview} />
    </div>
  )
}
