import { useTranslation } from 'react-i18next'
import { petSpecies } from '#contract/kernel/animals.ts'
import { substanceById, substances } from '#contract/poisons/substances.ts'
import { substanceGroups, type PetSpecies } from '#contract/poisons/values.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { unitName } from '#shared/lib/measures.ts'
import { Card } from '#shared/ui/cards/Card.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { GroupedSelect } from '#shared/ui/field/GroupedSelect.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Grid } from '#shared/ui/layout/layout.tsx'
import { askedUnit } from '../model/amounts.ts'

/** What somebody has said so far, as they typed it. */
export interface Said {
  readonly species: PetSpecies | ''
  /** An id, or `other` for what is not in the list. */
  readonly substance: string
  readonly amount: string
  readonly weight: string
}

export const nothingSaid: Said = { species: '', substance: '', amount: '', weight: '' }

/** Which animal, what, how much, how heavy. Nothing of it is sent. */
export function EatenForm({ said, onSay }: { said: Said; onSay: (said: Said) => void }) {
  const { t, i18n } = useTranslation('site')
  const units = useUnits()
  const unit = substanceById(said.substance)?.unit
  const names = new Intl.Collator(i18n.language)
  const optionsOf = (group: (typeof substanceGroups)[number]) =>
    substances
      .filter((one) => one.group === group)
      .map(({ id }) => ({ value: id, label: t(`poisons.substances.${id}`) }))
      .toSorted((one, other) => names.compare(one.label, other.label))
  return (
    <Card>
      <Grid least={18} gap="4">
        <Field label={t('poisons.form.species')} required>
          <Select
            placeholder={t('poisons.form.choose')}
            value={said.species}
            options={petSpecies.map((value) => ({ value, label: t(`species.${value}`) }))}
            onChange={({ target }) => onSay({ ...said, species: petSpecies.find((one) => one === target.value) ?? '' })}
          />
        </Field>
        <Field label={t('poisons.form.substance')} required>
          <GroupedSelect
            placeholder={t('poisons.form.choose')}
            value={said.substance}
            groups={[
              ...substanceGroups.map((group) => ({ label: t(`poisons.groups.${group}`), options: optionsOf(group) })),
              { label: t('poisons.groups.other'), options: [{ value: 'other', label: t('poisons.substances.other') }] },
            ]}
            onChange={({ target }) => onSay({ ...said, substance: target.value, amount: '' })}
          />
        </Field>
        {unit && (
          <Field label={t(`poisons.form.amount.${askedUnit(unit, units)}`)} hint={t(`poisons.form.amountHint.${unit}`)}>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              value={said.amount}
              onChange={({ target }) => onSay({ ...said, amount: target.value })}
            />
          </Field>
        )}
        {unit && (
          <Field
            label={t('poisons.form.weight', { unit: unitName('weight', units, i18n.language) })}
            hint={t('poisons.form.weightHint')}
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              value={said.weight}
              onChange={({ target }) => onSay({ ...said, weight: target.value })}
            />
          </Field>
        )}
      </Grid>
    </Card>
  )
}
