import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { invitationDays } from '#contract/kernel/invitations.ts'
import type { PetRight } from '#contract/carers/rights.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { useInviteCarerMutation } from '../api.ts'
import { ChosenRights } from './ChosenRights.tsx'
import { useCarerRefusals } from './use-carer-refusals.ts'

/** Asks somebody by mail to care for the pet, with the rights they will have. */
export function InviteCarer({ pet, onClose }: { pet: { id: string; name: string }; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [invite] = useInviteCarerMutation()
  const { refusals } = useCarerRefusals()
  const title = t('carers.inviteFor', { pet: pet.name })
  const form = useContractForm({
    schema: () => import('#contract/carers/schemas.ts').then((module) => module.newCarerInvitation),
    initial: { email: '', rights: [] as PetRight[] },
    prepare: (values) => ({ ...values, email: values.email.trim() }),
    submit: async (body) => {
      const { email } = await invite({ params: { id: pet.id }, body }).unwrap()
      dispatch(toastShown({ kind: 'success', title, text: t('invitations.sent', { email }) }))
      onClose()
    },
  })
  return (
    <FormDialog form={form} onClose={onClose} title={title} width={32} refusals={refusals} submit={t('invitations.send')}>
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
        <ChosenRights value={form.values.rights} onChange={(rights) => form.set('rights', rights)} />
      </Stack>
    </FormDialog>
  )
}
