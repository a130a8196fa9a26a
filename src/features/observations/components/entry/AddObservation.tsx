import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { usualMeasurer } from '#contract/observations/rules/measured.ts'
import type { Measurements } from '#contract/observations/schemas.ts'
import type { ObservationKind } from '#contract/observations/values.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { useMountTime } from '#shared/lib/use-mount-time.ts'
import { wallTimeAt } from '#shared/lib/wall-instant.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Select } from '#shared/ui/field/Select.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { useAddObservationMutation } from '../../api.ts'
import { factsOfValues, type ObservationValues } from '../../model/observation-values.ts'
import { useObservationRefusals } from '../../model/use-observation-refusals.ts'
import { ObservationFields } from './ObservationFields.tsx'

interface AddObservationProps {
  measured: Pick<Measurements, 'id' | 'writes' | 'measurers'>
  /** Which is asked first. */
  kind?: ObservationKind | undefined
  onClose: () => void
}

/** Writes down what was measured; now, unless another time is said. */
export function AddObservation({ measured: { id, writes, measurers }, kind, onClose }: AddObservationProps) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const zone = useZone()
  const units = useUnits()
  const now = wallTimeAt(new Date(useMountTime()).toISOString(), zone)
  const [add] = useAddObservationMutation()
  const refusals = useObservationRefusals()
  const form = useContractForm({
    schema: () => import('#contract/observations/schemas.ts').then((module) => module.newObservation),
    initial: {
      kind: kind && writes.includes(kind) ? kind : writes[0]!,
      value: '',
      second: '',
      at: now,
      measurer: measurers[0] ?? usualMeasurer('owner'),
      reason: '',
    } satisfies ObservationValues as ObservationValues,
    // Left as it stands, the moment is the one at which it is written.
    prepare: (values) => {
      const { at, ...facts } = factsOfValues(values, units, zone)
      return values.at === now ? facts : { ...facts, at }
    },
    submit: async (body) => {
      await add({ params: { id }, body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('observations.added'), text: t('observations.addedText') }))
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('observations.add')} submit={t('observations.save')} refusals={refusals} onClose={onClose}>
      <FormField form={form} name="kind" label={t('observations.fields.kind')}>
        <Select {...form.input('kind')} options={writes.map((one) => ({ value: one, label: t(`observations.kinds.${one}`) }))} />
      </FormField>
      <ObservationFields form={form} measurers={measurers} />
    </FormDialog>
  )
}
