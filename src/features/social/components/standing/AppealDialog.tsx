import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { socialLimits } from '#contract/social/values.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { useAppealCaseMutation } from '../../api.ts'
import { useSocialRefusals } from '../use-social-refusals.ts'

/** Asks another administrator to look once more, with the reader's own words. */
export function AppealDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const refusals = useSocialRefusals()
  const [appeal] = useAppealCaseMutation()
  const form = useContractForm({
    schema: () => import('#contract/social/schemas.ts').then((module) => module.appeal),
    initial: { words: '' },
    submit: async (body) => {
      await appeal({ params: { id }, body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('social.standing.appealed'), text: t('social.standing.appealedText') }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('social.standing.appealTitle')}
      submit={t('social.standing.appealSend')}
      refusals={refusals}
      onClose={onClose}
    >
      <FormField form={form} name="words" label={t('social.standing.words')} hint={t('social.standing.wordsHint')}>
        <TextArea rows={4} maxLength={socialLimits.reason} {...form.input('words')} />
      </FormField>
    </FormDialog>
  )
}
