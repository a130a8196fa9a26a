import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { checkKey } from '#contract/prescriptions/check-key.ts'
import type { DecidedConflict, Prescription } from '#contract/prescriptions/schemas.ts'
import { prescriptionLengths } from '#contract/prescriptions/values.ts'
import { Panel } from '#shared/patterns/dashboard/Panel.tsx'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useDecideConflictsMutation } from '../../api.ts'
import { CheckLine } from '../draft/CheckLine.tsx'
import { usePrescriptionRefusals } from '../use-prescription-refusals.ts'

type Decision = DecidedConflict['decision']

/** What the record says against a prescription since it was signed, and its doctor's decision. */
export function DecideConflicts({ prescription }: { prescription: Prescription }) {
  const { t } = useTranslation('workspace')
  const [decision, setDecision] = useState<Decision>()
  const { conflicts, lines, may } = prescription
  if (conflicts.length === 0) return null
  return (
    <Panel title={t('prescriptions.decide.title')} ground="soft">
      <Stack gap="3">
        <Text>{t('prescriptions.decide.about')}</Text>
        {conflicts.map(({ check }) => (
          <CheckLine key={checkKey(check)} check={check} lines={lines} />
        ))}
        {may.decide && (
          <Cluster>
            <Button variant="danger" onClick={() => setDecision('stop')}>
              {t('prescriptions.decide.stop.open')}
            </Button>
            <Button onClick={() => setDecision('keep')}>{t('prescriptions.decide.keep.open')}</Button>
          </Cluster>
        )}
      </Stack>
      {decision && <DecisionDialog prescription={prescription} decision={decision} onClose={() => setDecision(undefined)} />}
    </Panel>
  )
}

interface DecisionDialogProps {
  prescription: Prescription
  decision: Decision
  onClose: () => void
}

function DecisionDialog({ prescription: { id, conflicts }, decision, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const [decide] = useDecideConflictsMutation()
  const refusals = usePrescriptionRefusals()
  const form = useContractForm({
    schema: () => import('#contract/prescriptions/schemas.ts').then((module) => module.conflictDecision),
    initial: { reason: '' },
    prepare: ({ reason }) => ({ decision, reason, read: conflicts.map(({ check }) => checkKey(check)) }),
    submit: async (body) => {
      await decide({ params: { id }, body }).unwrap()
      const title = t(`prescriptions.decide.done.${decision}`)
      dispatch(toastShown({ kind: 'success', title, text: t('prescriptions.decide.doneText') }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(`prescriptions.decide.${decision}.open`)}
      submit={t(`prescriptions.decide.${decision}.open`)}
      isDangerous={decision === 'stop'}
      refusals={{ ...refusals, checks_changed: t('prescriptions.refused.conflictsChanged') }}
      onClose={onClose}
    >
      <Text>{t(`prescriptions.decide.${decision}.about`)}</Text>
      <FormField form={form} name="reason" label={t('prescriptions.decide.reason')} required>
        <TextArea rows={3} maxLength={prescriptionLengths.reason} {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}
