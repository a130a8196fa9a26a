import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { invitationDays } from '#contract/kernel/invitations.ts'
import type { StaffRight } from '#contract/kernel/roles.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useInviteStaffMutation } from '../api.ts'
import { StaffRights } from './StaffRights.tsx'
import { useStaffRefusals } from './use-staff-refusals.ts'

/** Asks somebody by mail to work here, with the rights they will have. */
export function InviteStaff({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [invite] = useInviteStaffMutation()
  const { refusals } = useStaffRefusals()
  const form = useContractForm({
    schema: () => import('#contract/staff/schemas.ts').then((module) => module.newInvitation),
    initial: { email: '', rights: [] as StaffRight[] },
    prepare: (values) => ({ ...values, email: values.email.trim() }),
    submit: async (body) => {
      const { email } = await invite({ body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('staff.invite'), text: t('invitations.sent', { email }) }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('staff.invite')}
      width={32}
      refusals={refusals}
      submit={t('invitations.send')}
    >
      <Stack gap="4">
        <FormField
          form={form}
          name="email"
          label={t('invitations.email')}
          hint={t('invitations.about', { count: invitationDays })}
          required
        >
          <TextInput type="email" autoComplete="off" inputMode="email" {...form.input('email')} />
        </FormField>
        <StaffRights value={form.values.rights} onChange={(rights) => form.set('rights', rights)} />
      </Stack>
    </FormDialog>
  )
}
