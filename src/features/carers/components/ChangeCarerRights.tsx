import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Carer } from '#contract/carers/schemas.ts'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useChangeCarerRightsMutation } from '../api.ts'
import { ChosenRights } from './ChosenRights.tsx'
import { useCarerRefusals } from './use-carer-refusals.ts'

/** What one carer may do. It holds at once. */
export function ChangeCarerRights({ carer, onClose }: { carer: Carer; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [change] = useChangeCarerRightsMutation()
  const { refusals } = useCarerRefusals()
  const { id, name } = carer
  const form = useContractForm({
    schema: () => import('#contract/carers/schemas.ts').then((module) => module.carerRightsChange),
    initial: { rights: carer.rights },
    submit: async (body) => {
      await change({ params: { id }, body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('carers.title'), text: t('carers.changed', { name }) }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('carers.changeOf', { name })}
      width={32}
      refusals={refusals}
      submit={t('carers.save')}
    >
      <Stack gap="3">
        <Text>{t('carers.changeAbout')}</Text>
        <ChosenRights value={form.values.rights} onChange={(rights) => form.set('rights', rights)} />
      </Stack>
    </FormDialog>
  )
}
