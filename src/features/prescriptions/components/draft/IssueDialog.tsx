import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { checkKey } from '#contract/prescriptions/check-key.ts'
import type { Checks, Prescription } from '#contract/prescriptions/schemas.ts'
import { prescriptionLengths } from '#contract/prescriptions/values.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { PasswordInput } from '#shared/ui/field/PasswordInput.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useIssuePrescriptionMutation } from '../../api.ts'
import { usePrescriptionRefusals } from '../use-prescription-refusals.ts'
import { InteractionCoverage } from '../InteractionCoverage.tsx'
import { CheckLine } from './CheckLine.tsx'

interface IssueDialogProps {
  draft: Prescription
  /** What the doctor has read. */
  found: Checks
  onClose: () => void
}

/** Signs a draft: a reason for each warning that the doctor goes on in spite of, and the password. */
export function IssueDialog({ draft, found, onClose }: IssueDialogProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [issue] = useIssuePrescriptionMutation()
  const refusals = usePrescriptionRefusals()
  const open = found.checks.filter(({ answer }) => answer !== 'clear')
  const warnings = open.filter(({ answer }) => answer === 'warning')
  const form = useContractForm({
    schema: () => import('#contract/prescriptions/schemas.ts').then((module) => module.issue),
    initial: { reasons: warnings.map(() => ''), password: '' },
    prepare: ({ reasons, password }) => ({
      revision: found.revision,
      read: open.map(checkKey),
      reasons: warnings.map((check, index) => ({ key: checkKey(check), reason: reasons[index] ?? '' })),
      password,
    }),
    submit: async (body) => {
      await issue({ params: { id: draft.id }, body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('prescriptions.issue.done'), text: t('prescriptions.issue.doneText') }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('prescriptions.issue.title')}
      submit={t('prescriptions.issue.submit')}
      width={40}
      refusals={refusals}
      onClose={onClose}
    >
      {warnings.map((check, index) => (
        <Stack key={checkKey(check)} gap="2">
          <CheckLine check={check} lines={draft.lines} />
          <FormField
            form={form}
            name={`reasons.${index}.reason`}
            label={t('prescriptions.issue.reason')}
            hint={t('prescriptions.issue.reasonHint')}
            required
          >
            <TextInput
              name={`reasons.${index}.reason`}
              maxLength={prescriptionLengths.reason}
              dir="auto"
              autoComplete="off"
              value={form.values.reasons[index] ?? ''}
              onChange={({ target }) => form.set('reasons', form.values.reasons.with(index, target.value))}
            />
          </FormField>
        </Stack>
      ))}
      <InteractionCoverage checks={found.checks} />
      <Text quiet size="s">
        {t('prescriptions.issue.about')}
      </Text>
      <FormField form={form} name="password" label={t('prescriptions.issue.password')} required>
        <PasswordInput autoComplete="current-password" {...form.input('password')} />
      </FormField>
    </FormDialog>
  )
}
