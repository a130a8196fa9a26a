import type { CertificateKind } from '#contract/certificates/values.ts'
import type { Locale } from '#contract/kernel/values.ts'

interface CertificateWords {
  readonly title: Readonly<Record<CertificateKind, string>>
  readonly name: string
  readonly birthDate: string
  readonly species: string
  readonly breed: string
  readonly microchip: string
  readonly period: string
  /** Of those that expire. */
  readonly validUntil: string
  readonly supersedes: string
}

/** What stands on certificates beside the doctor's statement. */
export const certificateWords: Readonly<Record<Locale, CertificateWords>> = {
  'en-US': {
    title: {
      sick_leave: 'Certificate of incapacity for work',
      fitness: 'Certificate of fitness',
      pet_travel: 'Travel health certificate',
      vaccination: 'Certificate of vaccination',
    },
    name: 'Name',
    birthDate: 'Date of birth',
    species: 'Species',
    breed: 'Breed',
    microchip: 'Microchip',
    period: 'Period',
    validUntil: 'Valid until',
    supersedes: 'Replaces the certificate with the code {{code}}',
  },
  'es-ES': {
    title: {
      sick_leave: 'Certificado de incapacidad laboral',
      fitness: 'Certificado de aptitud',
      pet_travel: 'Certificado sanitario de viaje',
      vaccination: 'Certificado de vacunación',
    },
    name: 'Nombre',
    birthDate: 'Fecha de nacimiento',
    species: 'Especie',
    breed: 'Raza',
    microchip: 'Microchip',
    period: 'Periodo',
    validUntil: 'Válido hasta',
    supersedes: 'Sustituye al certificado con el código {{code}}',
  },
  'fr-FR': {
    title: {
      sick_leave: 'Certificat d’arrêt de travail',
      fitness: 'Certificat d’aptitude',
      pet_travel: 'Certificat sanitaire de voyage',
      vaccination: 'Certificat de vaccination',
    },
    name: 'Nom',
    birthDate: 'Date de naissance',
    species: 'Espèce',
    breed: 'Race',
    microchip: 'Puce électronique',
    period: 'Période',
    validUntil: 'Valable jusqu’au',
    supersedes: 'Remplace le certificat portant le code {{code}}',
  },
  'de-DE': {
    title: {
      sick_leave: 'Arbeitsunfähigkeitsbescheinigung',
      fitness: 'Tauglichkeitsbescheinigung',
      pet_travel: 'Gesundheitsbescheinigung für Reisen',
      vaccination: 'Impfbescheinigung',
    },
    name: 'Name',
    birthDate: 'Geburtsdatum',
    species: 'Tierart',
    breed: 'Rasse',
    microchip: 'Mikrochip',
    period: 'Zeitraum',
    validUntil: 'Gültig bis',
    supersedes: 'Ersetzt die Bescheinigung mit dem Code {{code}}',
  },
  ar: {
    title: {
      sick_leave: 'شهادة إجازة مرضية',
      fitness: 'شهادة لياقة صحية',
      pet_travel: 'شهادة صحية للسفر',
      vaccination: 'شهادة تطعيم',
    },
    name: 'الاسم',
    birthDate: 'تاريخ الميلاد',
    species: 'نوع الحيوان',
    breed: 'السلالة',
    microchip: 'الشريحة الإلكترونية',
    period: 'المدة',
    validUntil: 'صالحة حتى',
    supersedes: 'تحل محل الشهادة ذات الرمز {{code}}',
  },
  'hi-IN': {
    title: {
      sick_leave: 'बीमारी अवकाश प्रमाणपत्र',
      fitness: 'स्वस्थता प्रमाणपत्र',
      pet_travel: 'यात्रा स्वास्थ्य प्रमाणपत्र',
      vaccination: 'टीकाकरण प्रमाणपत्र',
    },
    name: 'नाम',
    birthDate: 'जन्म तिथि',
    species: 'पशु',
    breed: 'नस्ल',
    microchip: 'माइक्रोचिप',
    period: 'अवधि',
    validUntil: 'इस दिन तक मान्य',
    supersedes: 'कोड {{code}} वाले प्रमाणपत्र की जगह',
  },
}
