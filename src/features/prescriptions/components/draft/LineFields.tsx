import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Medicine } from '#contract/formulary/schemas.ts'
import type { Prescription } from '#contract/prescriptions/schemas.ts'
import { dosingWords } from '#contract/prescriptions/dosing-words.ts'
import { amountText } from '#contract/prescriptions/dosing-text.ts'
import { doseUnits, frequencies, mostRefills, prescriptionLengths as lengths } from '#contract/prescriptions/values.ts'
import { medicineForms, routes } from '#contract/formulary/values.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import { Heading } from '#shared/ui/text/Heading.tsx'
import { lineOf, usualOf, withQuantity, type LineValues } from '../../model/draft-values.ts'
import { DoseByWeight } from './DoseByWeight.tsx'
import styles from './draft.module.css'
import { MedicineSearch } from './MedicineSearch.tsx'

interface LineFieldsProps {
  line: LineValues
  draft: Pick<Prescription, 'subject' | 'weight'>
  /** Of the line, from 0. */
  position: number
  /** By dotted path below the line: `dose`. */
  faults: Readonly<Record<string, string>>
  onChange: (line: LineValues) => void
  onRemove: () => void
}

/** One medicine of a draft, and how it is taken; the quantity follows until the doctor writes one. */
export function LineFields({ line, draft, position, faults, onChange, onRemove }: LineFieldsProps) {
  const { t, i18n } = useTranslation('workspace')
  const locale = i18n.language as Locale
  const words = dosingWords[locale]
  const [chosen, setChosen] = useState<Medicine>()
  const isFor = draft.subject.species ?? 'person'
  const name = (field: string) => `lines.${position}.${field}`
  const field = (key: keyof LineValues) => ({ name: name(key), error: faults[key] })
  const set = (changes: Partial<LineValues>) => onChange(withQuantity({ ...line, ...changes }))
  const text = (key: 'name' | 'strength' | 'note' | 'dose' | 'days' | 'refills') => ({
    name: name(key),
    value: line[key],
    onChange: ({ target }: { target: { value: string } }) => set({ [key]: target.value }),
  })
  return (
    <Card as="section" aria-label={line.name || t('prescriptions.line.of', { number: position + 1 })}>
      <Stack gap="3">
        <Cluster justify="between">
          <Heading level={2} size="m">
            {line.name || t('prescriptions.line.of', { number: position + 1 })}
          </Heading>
          <Button small variant="quiet" onClick={onRemove}>
            {t('prescriptions.line.remove')}
          </Button>
        </Cluster>
        <MedicineSearch
          isFor={isFor}
          onChoose={(medicine) => {
            setChosen(medicine)
            set(lineOf(medicine))
          }}
        />
        {chosen && chosen.id === line.medicineId && (
          <DoseByWeight medicine={chosen} isFor={isFor} weight={draft.weight} onUse={(units) => set({ dose: String(units) })} />
        )}
        <div className={styles.fields}>
          <Field label={t('prescriptions.line.name')} required {...field('name')}>
            {/* What was chosen from the formulary and is then written over is a medicine of the doctor's own. */}
            <TextInput
              {...text('name')}
              maxLength={lengths.name}
              dir="auto"
              autoComplete="off"
              onChange={({ target }) => set({ name: target.value, medicineId: null })}
            />
          </Field>
          <Field
            label={t('prescriptions.line.strength')}
            hint={t('prescriptions.line.strengthHint')}
            optional
            {...field('strength')}
          >
            <TextInput
              {...text('strength')}
              maxLength={lengths.strength}
              autoComplete="off"
              onChange={({ target }) => set({ strength: target.value, medicineId: null })}
            />
          </Field>
          <Field label={t('prescriptions.line.form')} {...field('form')}>
            <Select
              name={name('form')}
              value={line.form}
              options={medicineForms.map((value) => ({ value, label: words.forms[value] }))}
              onChange={({ target }) => {
                const form = medicineForms.find((one) => one === target.value) ?? line.form
                set({ form, ...usualOf(form) })
              }}
            />
          </Field>
          <Field label={t('prescriptions.line.route')} {...field('route')}>
            <Select
              name={name('route')}
              value={line.route}
              options={routes.map((value) => ({ value, label: words.routes[value] }))}
              onChange={({ target }) => set({ route: routes.find((one) => one === target.value) ?? line.route })}
            />
          </Field>
          <Field label={t('prescriptions.line.dose')} required {...field('dose')}>
            <NumberField {...text('dose')} hasDecimals min={0} step={0.5} />
          </Field>
          <Field label={t('prescriptions.line.doseUnit')} {...field('doseUnit')}>
            <Select
              name={name('doseUnit')}
              value={line.doseUnit}
              options={doseUnits.map((value) => ({ value, label: amountText(1, value, locale).replace(/^\S+\s/, '') }))}
              onChange={({ target }) => set({ doseUnit: doseUnits.find((one) => one === target.value) ?? line.doseUnit })}
            />
          </Field>
          <Field label={t('prescriptions.line.frequency')} {...field('frequency')}>
            <Select
              name={name('frequency')}
              value={line.frequency}
              options={frequencies.map((value) => ({ value, label: words.frequencies[value] }))}
              onChange={({ target }) => set({ frequency: frequencies.find((one) => one === target.value) ?? line.frequency })}
            />
          </Field>
          <Field label={t('prescriptions.line.days')} required {...field('days')}>
            <NumberField {...text('days')} min={1} max={365} />
          </Field>
          <Field
            label={t('prescriptions.line.quantity')}
            hint={t(line.isQuantityOwn ? 'prescriptions.line.quantityOwn' : 'prescriptions.line.quantityHint')}
            required
            {...field('quantity')}
          >
            <NumberField
              name={name('quantity')}
              value={line.quantity}
              hasDecimals
              min={0}
              onChange={({ target }) => onChange({ ...line, quantity: target.value, isQuantityOwn: target.value !== '' })}
            />
          </Field>
          <Field
            label={t('prescriptions.line.refills')}
            hint={t('prescriptions.line.refillsHint')}
            required
            {...field('refills')}
          >
            <NumberField {...text('refills')} min={0} max={mostRefills} />
          </Field>
        </div>
        <Checkbox
          label={t('prescriptions.line.asNeeded')}
          checked={line.asNeeded}
          onChange={({ target }) => set({ asNeeded: target.checked })}
        />
        <Field label={t('prescriptions.line.note')} optional {...field('note')}>
          <TextInput {...text('note')} maxLength={lengths.note} dir="auto" autoComplete="off" />
        </Field>
      </Stack>
    </Card>
  )
}
