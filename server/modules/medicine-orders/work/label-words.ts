import type { Locale } from '#contract/kernel/values.ts'

interface LabelWords {
  readonly title: string
  readonly subject: string
  readonly quantity: string
  readonly amount: string
  readonly lot: string
  readonly expires: string
  readonly prescriber: string
  readonly remaining: string
  readonly left: string
  readonly given: string
  readonly keep: string
}

/** What stands on a label beside the medicine and how it is taken. */
export const labelWords: Readonly<Record<Locale, LabelWords>> = {
  'en-US': {
    title: 'Labels for order {{number}}',
    subject: 'For',
    quantity: 'Packs',
    amount: 'Quantity',
    lot: 'Lot',
    expires: 'Use before',
    prescriber: 'Prescribed by',
    remaining: 'Still due on this fill',
    left: 'Refills left',
    given: 'Dispensed',
    keep: 'Keep out of the reach of children and animals.',
  },
  'es-ES': {
    title: 'Etiquetas del pedido {{number}}',
    subject: 'Para',
    quantity: 'Envases',
    amount: 'Cantidad',
    lot: 'Lote',
    expires: 'Usar antes de',
    prescriber: 'Recetado por',
    remaining: 'Pendiente de esta dispensación',
    left: 'Renovaciones restantes',
    given: 'Dispensado',
    keep: 'Mantener fuera del alcance de los niños y de los animales.',
  },
  'fr-FR': {
    title: 'Étiquettes de la commande {{number}}',
    subject: 'Pour',
    quantity: 'Boîtes',
    amount: 'Quantité',
    lot: 'Lot',
    expires: 'À utiliser avant',
    prescriber: 'Prescrit par',
    remaining: 'Reste à délivrer',
    left: 'Renouvellements restants',
    given: 'Délivré le',
    keep: 'Tenir hors de portée des enfants et des animaux.',
  },
  'de-DE': {
    title: 'Etiketten zu Bestellung {{number}}',
    subject: 'Für',
    quantity: 'Packungen',
    amount: 'Menge',
    lot: 'Charge',
    expires: 'Verwendbar bis',
    prescriber: 'Verordnet von',
    remaining: 'Noch offen',
    left: 'Verbleibende Wiederholungen',
    given: 'Abgegeben am',
    keep: 'Unzugänglich für Kinder und Tiere aufbewahren.',
  },
  ar: {
    title: 'ملصقات الطلب {{number}}',
    subject: 'إلى',
    quantity: 'العبوات',
    amount: 'الكمية',
    lot: 'رقم التشغيلة',
    expires: 'يُستعمل قبل',
    prescriber: 'وصفه',
    remaining: 'المتبقي من هذا الصرف',
    left: 'مرات الإعادة المتبقية',
    given: 'تاريخ الصرف',
    keep: 'يُحفظ بعيدًا عن متناول الأطفال والحيوانات.',
  },
  'hi-IN': {
    title: 'ऑर्डर {{number}} के लेबल',
    subject: 'किसके लिए',
    quantity: 'पैक',
    amount: 'मात्रा',
    lot: 'लॉट',
    expires: 'इससे पहले लें',
    prescriber: 'लिखने वाले डॉक्टर',
    remaining: 'इस बार का बाकी',
    left: 'बचे हुए रीफ़िल',
    given: 'दिया गया',
    keep: 'बच्चों और जानवरों की पहुँच से दूर रखें।',
  },
}
