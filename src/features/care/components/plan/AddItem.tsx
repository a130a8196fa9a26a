import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { HealthRecord } from '#contract/records/schemas.ts'
import { careKinds, type CareKind } from '#contract/care/values.ts'
import { kindsFor } from '#contract/observations/rules/measured.ts'
import { dayOf } from '#shared/lib/format-time.ts'
import { useMountTime } from '#shared/lib/use-mount-time.ts'
import { FormField } from '#shared/patterns/form/Form.tsx'
import { FormDialog } from '#shared/patterns/form/FormDialog.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { useZone } from '#shared/ui/time/ZoneContext.ts'
import { useSetCareItemsMutation } from '../../api.ts'
import { draftOfItem, newItem, type ItemValues } from '../../model/item-values.ts'
import { useCareRefusals } from '../../model/use-care-refusals.ts'
import { ScheduleFields } from './ScheduleFields.tsx'

/** A doctor sets one item. */
export function AddItem({ subject, onClose }: { subject: HealthRecord['subject']; onClose: () => void }) {
  const { t } = useTranslation('workspace')
  const dispatch = useDispatch()
  const today = dayOf(new Date(useMountTime()).toISOString(), useZone())
  const [set] = useSetCareItemsMutation()
  const refusals = useCareRefusals()
  const form = useContractForm({
    schema: () => import('#contract/care/schemas.ts').then((module) => module.careItemDraft),
    initial: newItem(today) satisfies ItemValues as ItemValues,
    prepare: draftOfItem,
    submit: async (item) => {
      await set({ params: { id: subject.id }, body: { items: [item] } }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('care.plan.added'), text: t('care.plan.addedText') }))
      onClose()
    },
  })
  const { kind, title, details } = form.values
  const chooseKind = (next: CareKind) => {
    const { mode, times } = newItem(today, next)
    form.set('kind', next)
    form.set('mode', mode)
    form.set('times', times)
  }
  return (
    <FormDialog form={form} title={t('care.plan.add')} submit={t('care.plan.save')} refusals={refusals} onClose={onClose}>
      <FormField form={form} name="kind" label={t('care.fields.kind')}>
        <Select
          name="kind"
          value={kind}
          onChange={({ target }) => chooseKind(target.value as CareKind)}
          options={careKinds.map((one) => ({ value: one, label: t(`care.kinds.${one}`) }))}
        />
      </FormField>
      <FormField form={form} name="title" label={t(`care.fields.titleOf.${kind}`)} required>
        <TextInput autoComplete="off" dir="auto" maxLength={160} {...form.input('title')} value={title} />
      </FormField>
      {kind === 'measurement' && (
        <FormField form={form} name="observationKind" label={t('care.fields.observationKind')}>
          <Select
            {...form.input('observationKind')}
            options={kindsFor(subject.kind, null).map((one) => ({ value: one, label: t(`observations.kinds.${one}`) }))}
          />
        </FormField>
      )}
      <FormField form={form} name="details" label={t('care.fields.details')} optional>
        <TextInput autoComplete="off" dir="auto" maxLength={500} {...form.input('details')} value={details} />
      </FormField>
      <ScheduleFields form={form} />
    </FormDialog>
  )
}
