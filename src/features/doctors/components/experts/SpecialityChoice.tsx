import { useTranslation } from 'react-i18next'
import type { SpecialityId } from '#contract/doctors/specialities.ts'
import type { DoctorKind } from '#contract/doctors/values.ts'
import { SpecialityIcon } from '#shared/ui/icons/SpecialityIcon.tsx'
import { ChipChoice } from '#shared/ui/navigation/Chips.tsx'
import { specialitiesFor } from '../../model/doctor-search.ts'

interface SpecialityChoiceProps {
  kind: DoctorKind
  value: SpecialityId | undefined
  onChoose: (speciality: SpecialityId | undefined) => void
}

/** Every speciality of a kind to press; pressing the chosen one again shows all. */
export function SpecialityChoice({ kind, value, onChoose }: SpecialityChoiceProps) {
  const { t } = useTranslation('site')
  return (
    <ChipChoice
      label={t('doctors.experts.speciality')}
      value={value}
      onChoose={onChoose}
      options={[
        { value: undefined, label: t('doctors.experts.all') },
        ...specialitiesFor(kind).map((speciality) => ({
          value: speciality,
          label: t(`doctors.speciality.${speciality}`),
          icon: <SpecialityIcon speciality={speciality} size={18} />,
        })),
      ]}
    />
  )
}
