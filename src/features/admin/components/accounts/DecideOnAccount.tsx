import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { AccountDetails } from '#contract/admin/account-schemas.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { isRefused } from '#shared/patterns/states/fault.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { useDecide } from './use-decide.ts'

/** Verifying has a dialog of its own, with the checklist. */
export type Decision = 'refuse' | 'revoke' | 'suspend' | 'restore'

interface DecideOnAccountProps {
  account: AccountDetails
  decision: Decision
  onClose: () => void
}

/** Asks for the reason, which the person reads, and decides; whoever was slower than another administrator is told so. */
export function DecideOnAccount({ account, decision, onClose }: DecideOnAccountProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const decide = useDecide()
  const { name } = account
  const form = useContractForm({
    schema: () => import('#contract/admin/account-schemas.ts').then((module) => module.accountReason),
    initial: { reason: '' },
    submit: async (body) => {
      try {
        await decide(account, decision, body.reason)
        dispatch(
          toastShown({
            kind: 'success',
            title: t(`admin.accounts.decided.${decision}`),
            text: t('admin.accounts.told', { name }),
          }),
        )
      } catch (fault) {
        if (!isRefused(fault) || (fault.code !== 'licence_decided' && fault.code !== 'account_state')) throw fault
        dispatch(
          toastShown({ kind: 'error', title: t('admin.licences.decidedTitle'), text: t('admin.accounts.faster'), about: fault }),
        )
      }
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(`admin.accounts.ask.${decision}`, { name })}
      isDangerous={decision === 'suspend' || decision === 'revoke' || decision === 'refuse'}
      submit={t(`admin.accounts.verbs.${decision}`)}
      refusals={{ last_administrator: t('admin.accounts.lastAdministrator') }}
    >
      <p>
        {t(`admin.accounts.askText.${decision}`, {
          visits: String(account.visitsAhead),
          orders: String(account.openOrders),
        })}
      </p>
      <FormField form={form} name="reason" label={t('admin.verify.reason')} hint={t('admin.accounts.reasonHint')} required>
        <TextArea rows={4} maxLength={1000} {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}
