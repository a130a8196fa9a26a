import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import { SearchSelect } from '#shared/ui/choice/SearchSelect.tsx'
import { useConfirmMobileMutation, useSendMobileConfirmationMutation } from '../../settings-api.ts'
import { useCodeByPhone } from '../../use-code-by-phone.ts'
import { CodeStep } from '../CodeStep.tsx'
import { PhoneStep } from '../PhoneStep.tsx'

/** A new number, then the code that was sent to it. */
export function NewMobile({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) {
  const { t } = useTranslation('workspace')
  const [sendCode] = useSendMobileConfirmationMutation()
  const [confirmMobile] = useConfirmMobileMutation()
  const { form, sent, send, forget } = useCodeByPhone((phone) => sendCode({ body: { phone } }).unwrap())
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
          <Button variant="quiet" onClick={forget}>
            {t('account.mobileNumber.back')}
          </Button>
        }
      />
    )
  return (
    <PhoneStep
      form={form}
      label={t('account.mobileNumber.number')}
      submit={t('account.mobileNumber.send')}
      countryChoice={SearchSelect}
      beside={<Button onClick={onCancel}>{t('account.mobileNumber.cancel')}</Button>}
    />
  )
}
