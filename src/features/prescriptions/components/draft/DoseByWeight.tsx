import { useTranslation } from 'react-i18next'
import { doseByWeight } from '#contract/formulary/rules.ts'
import type { DoseTemplate, Medicine } from '#contract/formulary/schemas.ts'
import type { SubjectKind } from '#contract/formulary/values.ts'
import type { Prescription } from '#contract/prescriptions/schemas.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Banner } from '#shared/ui/feedback/Banner.tsx'
import { useListDoseTemplatesQuery } from '../../api.ts'

interface DoseByWeightProps {
  medicine: Medicine
  isFor: SubjectKind
  weight: Prescription['weight']
  onUse: (units: number) => void
}

/** The smallest part that can be given: half a tablet, a tenth of a millilitre or gram. */
const steps = { piece: 0.5, mL: 0.1, g: 0.1, dose: 1 } as const

/** Milligrams of one day at most, by what is said at all and by the weight; `null` where neither is known. */
function mostOfDay({ maximumPerDay, maximumPerDayPerKilogram }: DoseTemplate, grams: number): number | null {
  const byWeight = maximumPerDayPerKilogram === null ? null : (maximumPerDayPerKilogram * grams) / 1000
  if (maximumPerDay === null || byWeight === null) return maximumPerDay ?? byWeight
  return Math.min(maximumPerDay, byWeight)
}

/** A usual dose by weight, rounded to what can be given, with what that comes to and its source; refused over an old weight. */
export function DoseByWeight({ medicine, isFor, weight, onUse }: DoseByWeightProps) {
  const { t, i18n } = useTranslation('workspace')
  const { data: templates = [] } = useListDoseTemplatesQuery({ query: { medicineId: medicine.id, isFor } })
  const [template] = templates
  const { content } = medicine
  if (!template || !content) return null
  const { min, max } = template.milligramsPerKilogram
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 })
  const usual = t('prescriptions.byWeight.usual', {
    least: number.format(min),
    most: number.format(max),
    times: number.format(template.timesPerDay),
    source: template.source,
  })
  if (weight.gramsNow === null || !weight.isFresh)
    return (
      <Banner tone="warning" title={t(weight.gramsNow === null ? 'prescriptions.byWeight.none' : 'prescriptions.byWeight.old')}>
        {usual}
      </Banner>
    )
  const limit = mostOfDay(template, weight.gramsNow)
  const dose = doseByWeight({ milligramsPerKilogram: min, grams: weight.gramsNow, content, step: steps[content.unit] })
  return (
    <Banner
      title={usual}
      action={
        dose && (
          <Button small onClick={() => onUse(dose.units)}>
            {t('prescriptions.byWeight.use')}
          </Button>
        )
      }
    >
      <div>
        {dose
          ? t('prescriptions.byWeight.dose', {
              kilograms: number.format(weight.gramsNow / 1000),
              wanted: number.format(dose.wantedMilligrams),
              units: number.format(dose.units),
              milligrams: number.format(dose.milligrams),
              perKilogram: number.format(dose.milligramsPerKilogram),
            })
          : t('prescriptions.byWeight.tooLittle')}
      </div>
      {limit !== null && (
        <div>
          {template.maximumPerDayPerKilogram !== null
            ? t('prescriptions.byWeight.mostOfDayByWeight', {
                perKilogram: number.format(template.maximumPerDayPerKilogram),
                limit: number.format(limit),
              })
            : t('prescriptions.byWeight.mostOfDay', { limit: number.format(limit) })}
        </div>
      )}
    </Banner>
  )
}
