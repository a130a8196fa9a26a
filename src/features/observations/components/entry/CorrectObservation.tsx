import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { ObservationDetails } from '#contract/observations/schemas.ts'
import { measurers, type Measurer } from '#contract/observations/values.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { useCorrectObservationMutation } from '../../api.ts'
import { factsOfValues, valuesOf } from '../../model/observation-values.ts'
import { useObservationRefusals } from '../../model/use-observation-refusals.ts'
import { ObservationFields } from './ObservationFields.tsx'

/** Another edition over the one that was opened. Where somebody corrected it meanwhile, that is said and what was typed stays. */
export function CorrectObservation({ observation, onClose }: { observation: ObservationDetails; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const zone = useZone()
  const units = useUnits()
  const [correct] = useCorrectObservationMutation()
  const refusals = useObservationRefusals()
  const before = valuesOf(observation, units, zone)
  const form = useContractForm({
    schema: () => import('#contract/observations/schemas.ts').then((module) => module.observationCorrection),
    initial: before,
    prepare: (values) => {
      const facts = factsOfValues(values, units, zone, observation.value)
      // The picker knows minutes; a moment that nobody touched keeps its seconds.
      const at = values.at === before.at ? observation.at : facts.at
      return { ...facts, at, edition: observation.edition, reason: values.reason }
    },
    submit: async (body) => {
      await correct({ params: { id: observation.id }, body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('observations.corrected'), text: t('observations.correctedText') }))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('observations.correct')}
      submit={t('observations.save')}
      refusals={refusals}
      onClose={onClose}
    >
      <ObservationFields form={form} measurers={nameable(observation.measurer)} />
      <FormField form={form} name="reason" label={t('observations.fields.reason')} optional>
        <TextInput autoComplete="off" {...form.input('reason')} />
      </FormField>
    </FormDialog>
  )
}

/** That a doctor measured is not offered where somebody else did. */
const nameable = (before: Measurer) => measurers.filter((one) => one === before || one !== 'doctor')
