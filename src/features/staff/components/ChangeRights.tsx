import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { StaffMember } from '#contract/staff/schemas.ts'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useChangeRightsMutation } from '../api.ts'
import { StaffRights } from './StaffRights.tsx'

/** What one member of the staff may do. It holds at once. */
export function ChangeRights({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [change] = useChangeRightsMutation()
  const { id, name } = member
  const form = useContractForm({
    schema: () => import('#contract/staff/schemas.ts').then((module) => module.rightsChange),
    initial: { rights: member.rights },
    submit: async (body) => {
      await change({ params: { id }, body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('staff.team'), text: t('staff.changed', { name }) }))
      onClose()
    },
  })
  return (
    <FormDialog form={form} onClose={onClose} title={t('staff.changeOf', { name })} width={32} submit={t('staff.save')}>
      <Stack gap="3">
        <Text>{t('staff.changeAbout')}</Text>
        <StaffRights value={form.values.rights} onChange={(rights) => form.set('rights', rights)} />
      </Stack>
    </FormDialog>
  )
}
