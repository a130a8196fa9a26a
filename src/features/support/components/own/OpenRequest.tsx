import { useTranslation } from 'react-i18next'
import { requestTopics, supportLimits, type RequestTopic } from '#contract/support/values.ts'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { SendIcon } from '#shared/ui/icons/action-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { useOpenRequestMutation } from '../../api.ts'

interface OpenRequestProps {
  /** Of a call that failed: it comes from the address. */
  failedCall: string
  onOpened: (id: string) => void
}

/** Asks the office something; what was written stays in the tab until it has arrived. */
export function OpenRequest({ failedCall, onOpened }: OpenRequestProps) {
  const { t } = useTranslation('workspace')
  const [open] = useOpenRequestMutation()
  const form = useContractForm({
    schema: () => import('#contract/support/schemas.ts').then((module) => module.newRequest),
    initial: { topic: (failedCall ? 'fault' : 'other') as RequestTopic, subject: '', text: '', failedCall },
    draft: 'support',
    prepare: (values) => ({ ...values, failedCall: values.failedCall.trim() || null }),
    submit: async (body) => onOpened((await open({ body }).unwrap()).id),
  })
  return (
    <Card as="section">
      <Stack>
        <Heading level={2} size="m">
          {t('support.open.title')}
        </Heading>
        <Form
          form={form}
          aria-label={t('support.open.title')}
          refusals={{ too_many_requests: t('support.open.tooMany') }}
          actions={
            <Button type="submit" variant="filled" icon={<SendIcon />} loading={form.submitting}>
              {t('support.open.send')}
            </Button>
          }
        >
          <FormField form={form} name="topic" label={t('support.open.topic')} required>
            <Select
              {...form.input('topic')}
              options={requestTopics.map((value) => ({ value, label: t(`support.topics.${value}`) }))}
            />
          </FormField>
          <FormField form={form} name="subject" label={t('support.open.subject')} required>
            <TextInput maxLength={supportLimits.subject.most} {...form.input('subject')} />
          </FormField>
          <FormField form={form} name="text" label={t('support.open.text')} hint={t('support.open.textHint')} required>
            <TextArea rows={6} maxLength={supportLimits.text.most} {...form.input('text')} />
          </FormField>
          {form.values.topic === 'fault' && (
            <FormField form={form} name="failedCall" label={t('support.open.failedCall')} hint={t('support.open.failedCallHint')}>
              <TextInput maxLength={36} spellCheck={false} autoComplete="off" {...form.input('failedCall')} />
            </FormField>
          )}
        </Form>
      </Stack>
    </Card>
  )
}
