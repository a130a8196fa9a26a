import { useTranslation } from 'react-i18next'
import type { ObservationRange } from '#contract/observations/schemas.ts'
import { factsOfKind, observationKinds } from '#contract/observations/values.ts'
import { petSpecies } from '#contract/kernel/animals.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import { useAddObservationRangeMutation, useChangeObservationRangeMutation } from '../../api.ts'
import { draftOfValues, valuesOfRange } from '../../model/range-values.ts'
import { useObservationRefusals } from '../../model/use-observation-refusals.ts'

const ages = ['fromMonths', 'toMonths'] as const
const first = ['low', 'high'] as const
const second = ['secondLow', 'secondHigh'] as const

/** One range: of what, of whom, from which age to which, between which ends, and whose numbers these are. `null`: another one. */
export function RangeDialog({ range, onClose }: { range: ObservationRange | null; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const [add] = useAddObservationRangeMutation()
  const [change] = useChangeObservationRangeMutation()
  const refusals = useObservationRefusals()
  const form = useContractForm({
    schema: () => import('#contract/observations/schemas.ts').then((module) => module.observationRangeDraft),
    initial: valuesOfRange(range),
    prepare: draftOfValues,
    submit: async (body) => {
      await (range ? change({ params: { id: range.id }, body: { ...body, revision: range.revision } }) : add({ body })).unwrap()
      onClose()
    },
  })
  const { kind } = form.values
  const { unit, decimals, second: hasTwo } = factsOfKind(kind)
  const ends = [...first, ...(hasTwo ? second : [])]
  return (
    <FormDialog
      form={form}
      title={t(range ? 'observations.ranges.change' : 'observations.ranges.add')}
      submit={t('observations.save')}
      refusals={refusals}
      onClose={onClose}
    >
      <FormField form={form} name="kind" label={t('observations.fields.kind')}>
        <Select
          {...form.input('kind')}
          options={observationKinds.map((one) => ({ value: one, label: t(`observations.kinds.${one}`) }))}
        />
      </FormField>
      <FormField form={form} name="species" label={t('observations.ranges.ofWhom')}>
        <Select
          {...form.input('species')}
          options={[
            { value: '', label: t('observations.ranges.person') },
            ...petSpecies.map((one) => ({ value: one, label: t(`species.${one}`, { ns: 'site' }) })),
          ]}
        />
      </FormField>
      {ages.map((name) => (
        <FormField key={name} form={form} name={name} label={t(`observations.ranges.${name}`)} optional={name === 'toMonths'}>
          <NumberField {...form.input(name)} min={0} />
        </FormField>
      ))}
      {ends.map((name) => (
        <FormField key={name} form={form} name={name} label={t(`observations.ranges.${name}`)} optional>
          <NumberField {...form.input(name)} min={0} hasDecimals={decimals > 0} unit={unit} />
        </FormField>
      ))}
      <FormField
        form={form}
        name="source"
        label={t('observations.range.source')}
        hint={t('observations.ranges.sourceHint')}
        required
      >
        <TextInput dir="auto" maxLength={300} {...form.input('source')} />
      </FormField>
    </FormDialog>
  )
}
