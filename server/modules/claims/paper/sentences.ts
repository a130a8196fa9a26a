import type { Locale } from '#contract/kernel/values.ts'

interface ClaimSentences {
  readonly title: string
  readonly animal: string
  readonly pet: string
  readonly species: string
  readonly breed: string
  readonly born: string
  readonly microchip: string
  readonly treatment: string
  readonly doctor: string
  readonly licence: string
  readonly diagnosis: string
  readonly treatments: string
  readonly invoice: string
  readonly visit: string
}

/** What stands on a sheet for the insurer. */
export const claimSentences: Readonly<Record<Locale, ClaimSentences>> = {
  'en-US': {
    title: 'Insurance claim sheet, visit {{number}}',
    animal: 'Who was treated',
    pet: 'Name',
    species: 'Species',
    breed: 'Breed',
    born: 'Born',
    microchip: 'Microchip',
    treatment: 'Treatment',
    doctor: 'Treated by',
    licence: 'Licence',
    diagnosis: 'Diagnosis',
    treatments: 'Treatments',
    invoice: 'Invoice',
    visit: 'Date of the visit',
  },
  'es-ES': {
    title: 'Hoja para el seguro, cita {{number}}',
    animal: 'A quién se trató',
    pet: 'Nombre',
    species: 'Especie',
    breed: 'Raza',
    born: 'Nacimiento',
    microchip: 'Microchip número',
    treatment: 'Tratamiento',
    doctor: 'Tratado por',
    licence: 'Número de colegiado',
    diagnosis: 'Diagnóstico',
    treatments: 'Tratamientos',
    invoice: 'Factura',
    visit: 'Fecha de la cita',
  },
  'fr-FR': {
    title: 'Feuille pour l’assurance, rendez-vous {{number}}',
    animal: 'Qui a été soigné',
    pet: 'Nom',
    species: 'Espèce',
    breed: 'Race',
    born: 'Né(e) le',
    microchip: 'Puce électronique',
    treatment: 'Soins',
    doctor: 'Soigné par',
    licence: 'Numéro d’ordre',
    diagnosis: 'Diagnostic',
    treatments: 'Actes et traitements',
    invoice: 'Facture',
    visit: 'Date du rendez-vous',
  },
  'de-DE': {
    title: 'Blatt für die Versicherung, Termin {{number}}',
    animal: 'Wer behandelt wurde',
    pet: 'Rufname',
    species: 'Tierart',
    breed: 'Rasse',
    born: 'Geboren',
    microchip: 'Mikrochip',
    treatment: 'Behandlung',
    doctor: 'Behandelt von',
    licence: 'Zulassung',
    diagnosis: 'Diagnose',
    treatments: 'Maßnahmen',
    invoice: 'Rechnung',
    visit: 'Datum des Termins',
  },
  ar: {
    title: 'ورقة مطالبة التأمين، الموعد {{number}}',
    animal: 'من عولج',
    pet: 'الاسم',
    species: 'النوع',
    breed: 'السلالة',
    born: 'تاريخ الميلاد',
    microchip: 'الشريحة',
    treatment: 'العلاج',
    doctor: 'المعالج',
    licence: 'الترخيص',
    diagnosis: 'التشخيص',
    treatments: 'الإجراءات',
    invoice: 'الفاتورة',
    visit: 'موعد الزيارة',
  },
  'hi-IN': {
    title: 'बीमा दावा पत्र, परामर्श {{number}}',
    animal: 'किसका इलाज हुआ',
    pet: 'नाम',
    species: 'प्रजाति',
    breed: 'नस्ल',
    born: 'जन्म',
    microchip: 'माइक्रोचिप',
    treatment: 'इलाज',
    doctor: 'इलाज करने वाले',
    licence: 'लाइसेंस',
    diagnosis: 'निदान',
    treatments: 'उपचार',
    invoice: 'चालान',
    visit: 'परामर्श की तारीख',
  },
}
