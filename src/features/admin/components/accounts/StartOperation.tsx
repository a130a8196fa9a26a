import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { ChosenAccounts, Rehearsal } from '#contract/admin/account-schemas.ts'
import { operationVerbs, type OperationVerb } from '#contract/admin/account-values.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { toastShown } from '#shared/toasts/toasts.ts'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { useRehearseOperationQuery, useStartOperationMutation } from '../../accounts-api.ts'
import { RehearsalFacts } from './RehearsalFacts.tsx'

interface StartOperationProps {
  chosen: ChosenAccounts
  verb: OperationVerb
  onClose: () => void
}

/** Says what would happen, done in earnest and taken back, asks for the reason, and begins. */
export function StartOperation({ chosen, verb, onClose }: StartOperationProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [start] = useStartOperationMutation()
  const [rehearsed, setRehearsed] = useState(verb)
  const rehearsal = useRehearseOperationQuery({ body: { verb: rehearsed, chosen } })
  const form = useContractForm({
    schema: () => import('#contract/admin/account-schemas.ts').then((module) => module.operationToStart),
    initial: { verb, reason: '' },
    prepare: (values) => ({ ...values, chosen, expected: rehearsal.currentData?.total ?? 0 }),
    submit: async (body) => {
      const { total, startedAt, regretUntil } = await start({ body }).unwrap()
      const minutes = Math.round((Date.parse(regretUntil) - Date.parse(startedAt)) / 60_000)
      const text = t('admin.operations.begunText', { number: String(total), minutes: String(minutes) })
      dispatch(toastShown({ kind: 'success', title: t('admin.operations.begun'), text }))
      onClose()
    },
  })
  const chosenVerb = form.values.verb
  const total = rehearsal.currentData?.total
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t('admin.operations.title')}
      isDangerous={chosenVerb === 'suspend'}
      submit={
        total === undefined
          ? t(`admin.operations.verbs.${chosenVerb}`)
          : t(`admin.operations.submit.${chosenVerb}`, { number: String(total) })
      }
    >
      <RadioGroup
        {...form.choice('verb')}
        onChange={(next) => {
          form.set('verb', next)
          setRehearsed(next)
        }}
        label={t('admin.operations.what')}
        options={operationVerbs.map((value) => ({ value, label: t(`admin.operations.verbs.${value}`) }))}
      />
      <QueryState<Rehearsal> query={{ ...rehearsal, data: rehearsal.currentData }} skeleton={<SkeletonText lines={4} />}>
        {(figures) => <RehearsalFacts rehearsal={figures} verb={chosenVerb} />}
      </QueryState>
      <FormField form={form} name="reason" label={t('admin.verify.reason')} hint={t('admin.operations.reasonHint')} required>
        <TextArea rows={3} maxLength={1000} {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}
