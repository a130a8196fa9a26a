import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useDispatch } from 'react-redux'
import type { AppealDecision, CaseDecision } from '#contract/social/moderation.ts'
import type { ModerationCase } from '#contract/social/schemas.ts'
import { socialLimits } from '#contract/social/values.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { isRefused } from '#shared/patterns/states/fault.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { useDecideAppealMutation, useDecideCaseMutation } from '../api.ts'

interface Decided {
  reason: string
  until?: string | null
}

interface DecideProps {
  case: ModerationCase
  verb: CaseDecision | AppealDecision
  onClose: () => void
}

/** Asks for the reason, which the member reads, and decides; whoever was slower than another administrator is told so. */
export function Decide({ case: { id, member }, verb, onClose }: DecideProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [decideCase] = useDecideCaseMutation()
  const [decideAppeal] = useDecideAppealMutation()
  const params = { id }
  const isAppeal = verb === 'uphold' || verb === 'lift'
  const form = useContractForm({
    schema: () =>
      import('#contract/social/schemas.ts').then(
        ({ appealDecision, caseDecision }) => (isAppeal ? appealDecision : caseDecision) as z.ZodType<Decided>,
      ),
    initial: { reason: '', until: '' },
    prepare: ({ reason, until }) => ({
      decision: verb,
      reason,
      ...(verb === 'suspend' && until && { until: new Date(`${until}T00:00`).toISOString() }),
    }),
    submit: async ({ reason, until = null }) => {
      try {
        if (isAppeal) await decideAppeal({ params, body: { decision: verb, reason } }).unwrap()
        else await decideCase({ params, body: { decision: verb, reason, until } }).unwrap()
        dispatch(toastShown({ kind: 'success', title: t('moderation.done'), text: t('moderation.told', { name: member.name }) }))
      } catch (fault) {
        if (!isRefused(fault) || (fault.code !== 'case_decided' && fault.code !== 'same_administrator')) throw fault
        dispatch(
          toastShown({
            kind: 'error',
            title: t('moderation.notDone'),
            text: t(`moderation.refusals.${fault.code}`),
            about: fault,
          }),
        )
      }
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t(`moderation.verbs.${verb}`)}
      isDangerous={verb === 'suspend' || verb === 'hide'}
      submit={t(`moderation.verbs.${verb}`)}
    >
      <p>{t(`moderation.ask.${verb}`)}</p>
      <FormField form={form} name="reason" label={t('moderation.reason')} hint={t('moderation.reasonHint')} required>
        <TextArea rows={4} maxLength={socialLimits.reason} {...form.input('reason')} />
      </FormField>
      {verb === 'suspend' && (
        <FormField form={form} name="until" label={t('moderation.until')} required>
          <TextInput type="date" {...form.input('until')} />
        </FormField>
      )}
    </FormDialog>
  )
}
