import { certificateKinds, type CertificateKind } from '#contract/certificates/values.ts'
import type { Locale } from '#contract/kernel/values.ts'
import { certificateWords } from '../paper/certificate-words.ts'

type Bodies = Readonly<Record<CertificateKind, string>>

const bodies: Readonly<Record<Locale, Bodies>> = {
  'en-US': {
    sick_leave:
      'I examined {{name}} on {{visitDate}}. In my judgement {{name}} is unfit for work from {{from}} to {{to}} inclusive.\nNumber of days: {{days}}.\nDiagnosis: {{diagnosis}}.',
    fitness:
      'I examined {{name}} on {{visitDate}} and found nothing that stands against taking part from {{from}} to {{to}}.\nRemarks: {{diagnosis}}.',
    pet_travel:
      'I examined the animal named above on {{visitDate}}. It showed no sign of a contagious disease and is fit for transport from {{from}} to {{to}}.\nVaccinations on record:\n{{vaccinations}}',
    vaccination: 'These vaccinations of {{name}} are on record as of {{visitDate}}:\n{{vaccinations}}',
  },
  'es-ES': {
    sick_leave:
      'He examinado a {{name}} el {{visitDate}}. A mi juicio, {{name}} no puede trabajar desde el {{from}} hasta el {{to}}, ambos inclusive.\nNúmero de días: {{days}}.\nDiagnóstico: {{diagnosis}}.',
    fitness:
      'He examinado a {{name}} el {{visitDate}} y no he encontrado nada que impida su participación desde el {{from}} hasta el {{to}}.\nObservaciones: {{diagnosis}}.',
    pet_travel:
      'He examinado al animal arriba indicado el {{visitDate}}. No presentaba signos de enfermedad contagiosa y es apto para el transporte desde el {{from}} hasta el {{to}}.\nVacunas registradas:\n{{vaccinations}}',
    vaccination: 'A fecha de {{visitDate}} constan estas vacunas de {{name}}:\n{{vaccinations}}',
  },
  'fr-FR': {
    sick_leave:
      'J’ai examiné {{name}} le {{visitDate}}. À mon avis, {{name}} est en incapacité de travail du {{from}} au {{to}} inclus.\nNombre de jours : {{days}}.\nDiagnostic : {{diagnosis}}.',
    fitness:
      'J’ai examiné {{name}} le {{visitDate}} et n’ai constaté aucune contre-indication à sa participation du {{from}} au {{to}}.\nRemarques : {{diagnosis}}.',
    pet_travel:
      'J’ai examiné l’animal désigné ci-dessus le {{visitDate}}. Il ne présentait aucun signe de maladie contagieuse et est apte au transport du {{from}} au {{to}}.\nVaccinations enregistrées :\n{{vaccinations}}',
    vaccination: 'Au {{visitDate}}, les vaccinations suivantes de {{name}} sont enregistrées :\n{{vaccinations}}',
  },
  'de-DE': {
    sick_leave:
      'Ich habe {{name}} am {{visitDate}} untersucht. Nach meiner Beurteilung ist {{name}} vom {{from}} bis einschließlich {{to}} arbeitsunfähig.\nAnzahl der Tage: {{days}}.\nDiagnose: {{diagnosis}}.',
    fitness:
      'Ich habe {{name}} am {{visitDate}} untersucht und nichts festgestellt, was einer Teilnahme vom {{from}} bis {{to}} entgegensteht.\nBemerkungen: {{diagnosis}}.',
    pet_travel:
      'Ich habe das oben genannte Tier am {{visitDate}} untersucht. Es zeigte keine Anzeichen einer ansteckenden Krankheit und ist vom {{from}} bis {{to}} transportfähig.\nEingetragene Impfungen:\n{{vaccinations}}',
    vaccination: 'Am {{visitDate}} sind diese Impfungen von {{name}} eingetragen:\n{{vaccinations}}',
  },
  ar: {
    sick_leave:
      'فحصتُ {{name}} بتاريخ {{visitDate}}، وأرى أن الحالة لا تسمح بالعمل من {{from}} إلى {{to}} ضمنًا.\nعدد الأيام: {{days}}.\nالتشخيص: {{diagnosis}}.',
    fitness: 'فحصتُ {{name}} بتاريخ {{visitDate}} ولم أجد ما يمنع المشاركة من {{from}} إلى {{to}}.\nملاحظات: {{diagnosis}}.',
    pet_travel:
      'فحصتُ الحيوان المذكور أعلاه بتاريخ {{visitDate}}، ولم تظهر عليه علامات مرض معدٍ، وهو صالح للنقل من {{from}} إلى {{to}}.\nالتطعيمات المسجلة:\n{{vaccinations}}',
    vaccination: 'التطعيمات المسجلة باسم {{name}} حتى {{visitDate}}:\n{{vaccinations}}',
  },
  'hi-IN': {
    sick_leave:
      'मैंने {{visitDate}} को {{name}} की जाँच की। मेरी राय में {{name}} {{from}} से {{to}} तक (दोनों दिन सहित) काम करने में असमर्थ हैं।\nदिनों की संख्या: {{days}}।\nनिदान: {{diagnosis}}।',
    fitness: 'मैंने {{visitDate}} को {{name}} की जाँच की और {{from}} से {{to}} तक भाग लेने में कोई बाधा नहीं पाई।\nटिप्पणी: {{diagnosis}}।',
    pet_travel:
      'मैंने {{visitDate}} को ऊपर बताए पशु की जाँच की। उसमें किसी संक्रामक रोग का लक्षण नहीं था और वह {{from}} से {{to}} तक यात्रा के योग्य है।\nदर्ज टीके:\n{{vaccinations}}',
    vaccination: '{{visitDate}} तक {{name}} के ये टीके दर्ज हैं:\n{{vaccinations}}',
  },
}

/** What stands in for the kinds of which a doctor has no template. */
export const usualTemplates = (locale: Locale) =>
  certificateKinds.map((kind) => ({ kind, name: certificateWords[locale].title[kind], body: bodies[locale][kind] }))
