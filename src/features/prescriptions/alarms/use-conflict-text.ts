import { useTranslation } from 'react-i18next'
import type { PrescriptionAlarm, PrescriptionConflict } from '#contract/prescriptions/schemas.ts'

type Subject = PrescriptionAlarm['subject']

/** Languages that write the names of substances in small letters within a sentence. */
const smallNames: ReadonlySet<string> = new Set(['en-US', 'fr-FR', 'es-ES'])

/** A name of one capitalised word as it stands within a sentence: "Penicillin" → "penicillin", but "NSAID". */
const inSentence = (name: string, language: string) =>
  smallNames.has(language) && /^\p{Lu}\p{Ll}+$/u.test(name) ? name.toLocaleLowerCase(language) : name

/** What speaks against a prescription now, by name, as the patient or whoever cares for the animal reads it. */
export function useConflictText(): (conflict: PrescriptionConflict, subject: Subject) => string {
  const { t, i18n } = useTranslation('workspace')
  const { language } = i18n
  return ({ check, medicines, severity, medicineClass }, subject) => {
    const list = (names: readonly string[]) =>
      new Intl.ListFormat(language).format(names.map((name) => inSentence(name, language)))
    const whose = subject.species === null ? 'you' : 'them'
    const said = { subject: subject.name, medicine: list(medicines), names: list(check.names) }
    const allergyText = t(`prescriptions.alarm.has.${whose}.${severity ?? 'unknown'}`, {
      subject: subject.name,
      allergen: said.names,
    })
    const allergy = (second: string) => t('prescriptions.alarm.and', { first: allergyText, second })
    switch (check.reason) {
      case 'allergy_to_substance':
        return said.medicine === said.names
          ? t('prescriptions.alarm.allergyAlone', { first: allergyText })
          : allergy(t('prescriptions.alarm.is.substance', said))
      case 'allergy_to_class':
        return allergy(
          medicineClass ? t(`prescriptions.alarm.is.class.${medicineClass}`, said) : t('prescriptions.alarm.is.sameClass', said),
        )
      case 'allergy_to_related_class':
        return allergy(t('prescriptions.alarm.is.related', said))
      case 'same_substance':
      case 'same_name':
        return t(`prescriptions.alarm.taken.${whose}.same`, said)
      case 'same_class':
        return t(`prescriptions.alarm.taken.${whose}.sameClass`, said)
      case 'pair':
        return t(`prescriptions.alarm.taken.${whose}.pair`, said)
      case 'toxic_for_species':
        return t('prescriptions.alarm.poison', said)
      case 'not_for_species':
        return t('prescriptions.alarm.notForSpecies', said)
      case 'mdr1':
        return t('prescriptions.alarm.breed', said)
      case 'lives_with':
        return t('prescriptions.alarm.household', said)
      case 'above_maximum':
        return t('prescriptions.alarm.dose', said)
      default:
        return t('prescriptions.alarm.other', said)
    }
  }
}
