import { useTranslation } from 'react-i18next'
import type { SpecialityId } from '#contract/doctors/specialities.ts'
import type { DoctorKind } from '#contract/doctors/values.ts'
import { SpecialityIcon } from '#shared/ui/icons/SpecialityIcon.tsx'
import { specialitiesFor } from '../../model/doctor-search.ts'
import styles from './SpecialityChoice.module.css'

interface SpecialityChoiceProps {
  kind: DoctorKind
  value: SpecialityId | undefined
  onChoose: (speciality: SpecialityId | undefined) => void
}

/** Every speciality of a kind to press; pressing the chosen one again shows all. */
export function SpecialityChoice({ kind, value, onChoose }: SpecialityChoiceProps) {
  const { t } = useTranslation('site')
  return (
    <fieldset aria-label={t('doctors.experts.speciality')} className={styles.choice}>
      <button type="button" className={styles.chip} aria-pressed={value === undefined} onClick={() => onChoose(undefined)}>
        {t('doctors.experts.all')}
      </button>
      {specialitiesFor(kind).map((speciality) => (
        <button
          key={speciality}
          type="button"
          className={styles.chip}
          aria-pressed={speciality === value}
          onClick={() => onChoose(speciality === value ? undefined : speciality)}
        >
          <SpecialityIcon speciality={speciality} size={18} />
          {t(`doctors.speciality.${speciality}`)}
        </button>
      ))}
    </fieldset>
  )
}
