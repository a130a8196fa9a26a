import { useTranslation } from 'react-i18next'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { SendIcon } from '#shared/ui/icons/action-icons.tsx'
import { useSendContactMessageMutation } from '../../api.ts'

/** Checked by the contract before it is sent and by the server after. What was written stays in the tab until it has arrived. */
export function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('site')
  const [send] = useSendContactMessageMutation()
  const form = useContractForm({
    schema: () => import('#contract/site/schemas.ts').then((module) => module.contactMessage),
    initial: { name: '', email: '', subject: '', message: '' },
    draft: 'contact',
    submit: async (body) => {
      await send({ body }).unwrap()
      onSent(body.email)
    },
  })
  return (
    <Form
      form={form}
      aria-label={t('site.routes.contactUs.title')}
      refusals={{ too_many_requests: t('site.contact.tooMany') }}
      actions={
        <Button type="submit" variant="filled" icon={<SendIcon />} loading={form.submitting}>
          {t('site.contact.send')}
        </Button>
      }
    >
      <FormField form={form} name="name" label={t('site.contact.name')} required>
        <TextInput autoComplete="name" maxLength={120} {...form.input('name')} />
      </FormField>
      <FormField form={form} name="email" label={t('site.contact.email')} required>
        <TextInput type="email" autoComplete="email" {...form.input('email')} />
      </FormField>
      <FormField form={form} name="subject" label={t('site.contact.subject')} required>
        <TextInput maxLength={150} {...form.input('subject')} />
      </FormField>
      <FormField form={form} name="message" label={t('site.contact.message')} hint={t('site.contact.messageHint')} required>
        <TextArea rows={7} maxLength={5000} {...form.input('message')} />
      </FormField>
    </Form>
  )
}
