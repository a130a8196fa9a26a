import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { useDiscardMessagesMutation } from '../api.ts'
import { mostAtOnce } from '../model.ts'

/** Asks why, and puts the messages away; tells how many of them had left meanwhile. */
export function DiscardMessages({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [discard] = useDiscardMessagesMutation()
  const form = useContractForm({
    schema: () => import('#contract/admin/schemas.ts').then((module) => module.messagesToDiscard),
    initial: { ids: ids.slice(0, mostAtOnce), reason: '' },
    submit: async ({ reason }) => {
      let kept = 0
      for (let from = 0; from < ids.length; from += mostAtOnce) {
        const { outcomes } = await discard({ body: { ids: ids.slice(from, from + mostAtOnce), reason } }).unwrap()
        kept += outcomes.filter(({ outcome }) => outcome !== 'done').length
      }
      const words = [
        t('admin.outbox.discard.done', { count: ids.length - kept }),
        kept > 0 && t('admin.outbox.discard.kept', { count: kept }),
      ]
      const text = words.filter(Boolean).join('. ')
      dispatch(toastShown({ kind: 'success', title: t('admin.outbox.states.discarded'), text }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('admin.outbox.discard.title', { count: ids.length })}
      isDangerous
      submit={t('admin.outbox.discard.verb')}
    >
      <p>{t('admin.outbox.discard.body')}</p>
      <FormField form={form} name="reason" label={t('admin.verify.reason')} required>
        <TextArea rows={3} maxLength={1000} {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}
