import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { PhoneField } from '#shared/ui/field/PhoneField.tsx'
import { useRefusalWords } from '../../refusal-words.ts'
import { useConfirmMobileMutation, useSendMobileConfirmationMutation } from '../../settings-api.ts'
import { CodeStep } from '../CodeStep.tsx'

/** A new number, then the code that was sent to it. */
export function NewMobile({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) {
  const { t } = useTranslation('workspace')
  const { refusalsOf } = useRefusalWords()
  const [sendCode] = useSendMobileConfirmationMutation()
  const [confirmMobile] = useConfirmMobileMutation()
  const [sent, setSent] = useState<{ phone: string; resendIn: number; at: number }>()
  const send = async (phone: string) => {
    const { resendIn } = await sendCode({ body: { phone } }).unwrap()
    setSent({ phone, resendIn, at: Date.now() })
    return resendIn
  }
  const form = useContractForm({
    schema: () => import('#contract/account/schemas.ts').then((module) => module.mobile),
    initial: { phone: '' },
    submit: ({ phone }) => send(phone),
  })
  if (sent)
    return (
      <CodeStep
        title={t('account.mobileNumber.number')}
        sentTo={t('account.mobileNumber.sentTo', { phone: sent.phone })}
        resendIn={sent.resendIn}
        sentAt={sent.at}
        onResend={() => send(sent.phone)}
        onConfirm={async (code) => {
          await confirmMobile({ body: { phone: sent.phone, code } }).unwrap()
          onConfirmed()
        }}
        back={
          <Button look="quiet" onClick={() => setSent(undefined)}>
            {t('account.mobileNumber.back')}
          </Button>
        }
      />
    )
  return (
    <Form
      form={form}
      refusals={refusalsOf(form.refusal)}
      actions={
        <>
          <Button type="submit" look="filled" loading={form.submitting}>
            {t('account.mobileNumber.send')}
          </Button>
          <Button onClick={onCancel}>{t('account.mobileNumber.cancel')}</Button>
        </>
      }
    >
      <FormField form={form} name="phone" label={t('account.mobileNumber.number')}>
        <PhoneField name="phone" value={form.values.phone} onChange={(phone) => form.set('phone', phone)} />
      </FormField>
    </Form>
  )
}
