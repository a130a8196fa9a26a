import type { Locale } from '#contract/kernel/values.ts'

interface PrescriptionWords {
  readonly title: string
  readonly name: string
  readonly birthDate: string
  readonly species: string
  readonly breed: string
  readonly weight: string
  readonly diagnosis: string
  readonly validUntil: string
  readonly medicine: string
  readonly dosing: string
  readonly quantity: string
  readonly fills: string
  /** How often it may be given in all. */
  readonly times: string
  readonly advice: string
  readonly followUp: string
  /** Above what the pharmacist must read. */
  readonly toPharmacist: string
  readonly supersedes: string
}

/** What stands on prescriptions beside what the doctor wrote. */
export const prescriptionWords: Readonly<Record<Locale, PrescriptionWords>> = {
  'en-US': {
    title: 'Prescription',
    name: 'Name',
    birthDate: 'Date of birth',
    species: 'Species',
    breed: 'Breed',
    weight: 'Weight',
    diagnosis: 'Diagnosis',
    validUntil: 'Valid until',
    medicine: 'Medicine',
    dosing: 'How to take it',
    quantity: 'Quantity',
    fills: 'Times to give',
    times: '{{count}}×',
    advice: 'Advice',
    followUp: 'Follow-up',
    toPharmacist: 'To the pharmacist: prescribed in spite of warnings, for these reasons',
    supersedes: 'Replaces the prescription with the code {{code}}',
  },
  'es-ES': {
    title: 'Receta médica',
    name: 'Nombre',
    birthDate: 'Fecha de nacimiento',
    species: 'Especie',
    breed: 'Raza',
    weight: 'Peso',
    diagnosis: 'Diagnóstico',
    validUntil: 'Válida hasta',
    medicine: 'Medicamento',
    dosing: 'Cómo tomarlo',
    quantity: 'Cantidad',
    fills: 'Entregas',
    times: '{{count}}×',
    advice: 'Consejos',
    followUp: 'Próximo control',
    toPharmacist: 'Para el farmacéutico: se receta a pesar de las advertencias, por estos motivos',
    supersedes: 'Sustituye a la receta con el código {{code}}',
  },
  'fr-FR': {
    title: 'Ordonnance',
    name: 'Nom',
    birthDate: 'Date de naissance',
    species: 'Espèce',
    breed: 'Race',
    weight: 'Poids',
    diagnosis: 'Diagnostic',
    validUntil: 'Valable jusqu’au',
    medicine: 'Médicament',
    dosing: 'Mode d’emploi',
    quantity: 'Quantité',
    fills: 'Délivrances',
    times: '{{count}}×',
    advice: 'Conseils',
    followUp: 'Suivi',
    toPharmacist: 'Au pharmacien : prescrit malgré des alertes, pour les raisons suivantes',
    supersedes: 'Remplace l’ordonnance portant le code {{code}}',
  },
  'de-DE': {
    title: 'Rezept',
    name: 'Name',
    birthDate: 'Geburtsdatum',
    species: 'Tierart',
    breed: 'Rasse',
    weight: 'Gewicht',
    diagnosis: 'Diagnose',
    validUntil: 'Gültig bis',
    medicine: 'Arzneimittel',
    dosing: 'Einnahme',
    quantity: 'Menge',
    fills: 'Abgaben',
    times: '{{count}}×',
    advice: 'Hinweise',
    followUp: 'Kontrolle',
    toPharmacist: 'An die Apotheke: trotz Warnungen verordnet, aus diesen Gründen',
    supersedes: 'Ersetzt das Rezept mit dem Code {{code}}',
  },
  ar: {
    title: 'وصفة طبية',
    name: 'الاسم',
    birthDate: 'تاريخ الميلاد',
    species: 'النوع',
    breed: 'السلالة',
    weight: 'الوزن',
    diagnosis: 'التشخيص',
    validUntil: 'صالحة حتى',
    medicine: 'الدواء',
    dosing: 'طريقة الاستعمال',
    quantity: 'الكمية',
    fills: 'مرات الصرف',
    times: '{{count}}×',
    advice: 'نصائح',
    followUp: 'المتابعة',
    toPharmacist: 'إلى الصيدلي: وُصف رغم التحذيرات، للأسباب التالية',
    supersedes: 'تحل محل الوصفة ذات الرمز {{code}}',
  },
  'hi-IN': {
    title: 'नुस्ख़ा',
    name: 'नाम',
    birthDate: 'जन्म तिथि',
    species: 'प्रजाति',
    breed: 'नस्ल',
    weight: 'वज़न',
    diagnosis: 'निदान',
    validUntil: 'इस दिन तक मान्य',
    medicine: 'दवा',
    dosing: 'कैसे लें',
    quantity: 'मात्रा',
    fills: 'कितनी बार देना है',
    times: '{{count}}×',
    advice: 'सलाह',
    followUp: 'अगली जाँच',
    toPharmacist: 'फ़ार्मासिस्ट के लिए: चेतावनियों के बावजूद लिखा गया, इन कारणों से',
    supersedes: 'कोड {{code}} वाले नुस्ख़े की जगह लेता है',
  },
}
