import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import type { PharmacyCard } from '#contract/pharmacy/schemas.ts'
import { medicineText } from '#contract/prescriptions/dosing-text.ts'
import type { Prescription } from '#contract/prescriptions/schemas.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { QueryState } from '#shared/patterns/states/QueryState.tsx'
import { Form, FormField } from '#shared/patterns/form/Form.tsx'
import { useContractForm } from '#shared/patterns/form/useContractForm.ts'
import { paths } from '#shared/paths.ts'
import { toastShown } from '#shared/toasts/toasts.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { SkeletonText } from '#shared/ui/feedback/Skeleton.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useListAutoshipsQuery, useStartMedicineAutoshipMutation } from '../api.ts'
import { preparedRhythm, rhythmOf, type RhythmValues } from '../components/rhythm.ts'
import { RhythmFields } from '../components/RhythmFields.tsx'
import { useAutoshipRefusals } from '../components/use-autoship-refusals.ts'

interface MedicineFormProps {
  prescription: Prescription
  pharmacy: PharmacyCard
  onBack: () => void
}

/** Which medicine, how often, and from when on. */
export function MedicineForm(props: MedicineFormProps) {
  const autoships = useListAutoshipsQuery()
  return (
    <QueryState query={autoships} isEmpty={() => false} skeleton={<SkeletonText lines={6} />}>
      {({ firstDay }) => <Fields {...props} firstDay={firstDay} />}
    </QueryState>
  )
}

interface MedicineValues extends RhythmValues {
  lineId: string
}

const initialOf = ({ delivery }: PharmacyCard, lineId: string, firstDay: string): MedicineValues => ({
  ...rhythmOf(null, firstDay),
  delivery: delivery ? 'courier' : 'pickup',
  lineId,
})

function Fields({ prescription, pharmacy, firstDay, onBack }: MedicineFormProps & { firstDay: string }) {
  const { t, i18n } = useTranslation('workspace')
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const [start] = useStartMedicineAutoshipMutation()
  const refusals = useAutoshipRefusals()
  const lines = prescription.lines.filter(({ left }) => left > 0)
  const form = useContractForm({
    schema: () => import('#contract/autoships/schemas.ts').then((module) => module.newMedicineAutoship),
    initial: initialOf(pharmacy, lines[0]?.id ?? '', firstDay),
    prepare: (values) => ({ ...preparedRhythm(values), lineId: values.lineId, pharmacyId: pharmacy.id }),
    submit: async (body) => {
      await start({ params: { id: prescription.id }, body }).unwrap()
      dispatch(toastShown({ kind: 'success', title: t('autoships.started'), text: pharmacy.name }))
      await navigate(paths.regularDeliveries.link())
    },
  })
  return (
    <Form
      form={form}
      aria-label={t('autoships.start')}
      refusals={refusals}
      actions={
        <>
          <Button onClick={onBack}>{t('autoships.otherPharmacy')}</Button>
          <Button type="submit" variant="filled" loading={form.submitting}>
            {t('autoships.start')}
          </Button>
        </>
      }
    >
      <Text strong>
        <bdi>{pharmacy.name}</bdi>
      </Text>
      <FormField form={form} name="lineId" label={t('autoships.fields.line')}>
        <Select
          options={lines.map((line) => ({ value: line.id, label: medicineText(line, i18n.language as Locale) }))}
          value={form.values.lineId}
          onChange={({ target }) => form.set('lineId', target.value)}
        />
      </FormField>
      <RhythmFields form={form as never} firstDay={firstDay} hasQuantity={false} />
      <Text size="s" quiet>
        {t('autoships.medicineAbout')}
      </Text>
    </Form>
  )
}
