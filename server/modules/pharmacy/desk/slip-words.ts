import type { Locale } from '#contract/kernel/values.ts'

interface SlipWords {
  readonly title: string
  readonly deliverTo: string
  readonly pickedUpBy: string
  readonly placed: string
  readonly phone: string
  readonly note: string
  readonly item: string
  readonly quantity: string
  readonly lot: string
  readonly expires: string
}

/** What stands on a packing slip. No prices: it lies in the parcel, which others may open. */
export const slipWords: Readonly<Record<Locale, SlipWords>> = {
  'en-US': {
    title: 'Packing slip {{number}}',
    deliverTo: 'Deliver to',
    pickedUpBy: 'Picked up by',
    placed: 'Ordered',
    phone: 'Telephone',
    note: 'Note',
    item: 'Item',
    quantity: 'Packs',
    lot: 'Lot',
    expires: 'Use before',
  },
  'es-ES': {
    title: 'Albarán {{number}}',
    deliverTo: 'Entregar a',
    pickedUpBy: 'Lo recoge',
    placed: 'Pedido el',
    phone: 'Teléfono',
    note: 'Nota',
    item: 'Artículo',
    quantity: 'Envases',
    lot: 'Lote',
    expires: 'Usar antes de',
  },
  'fr-FR': {
    title: 'Bon de préparation {{number}}',
    deliverTo: 'Livrer à',
    pickedUpBy: 'Retiré par',
    placed: 'Commandé le',
    phone: 'Téléphone',
    note: 'Remarque',
    item: 'Article',
    quantity: 'Boîtes',
    lot: 'Lot',
    expires: 'À utiliser avant',
  },
  'de-DE': {
    title: 'Packzettel {{number}}',
    deliverTo: 'Liefern an',
    pickedUpBy: 'Abgeholt von',
    placed: 'Bestellt am',
    phone: 'Telefon',
    note: 'Notiz',
    item: 'Artikel',
    quantity: 'Packungen',
    lot: 'Charge',
    expires: 'Verwendbar bis',
  },
  ar: {
    title: 'قائمة التعبئة {{number}}',
    deliverTo: 'يُسلَّم إلى',
    pickedUpBy: 'يستلمه',
    placed: 'تاريخ الطلب',
    phone: 'الهاتف',
    note: 'ملاحظة',
    item: 'الصنف',
    quantity: 'العبوات',
    lot: 'رقم التشغيلة',
    expires: 'يُستعمل قبل',
  },
  'hi-IN': {
    title: 'पैकिंग पर्ची {{number}}',
    deliverTo: 'यहाँ पहुँचाएँ',
    pickedUpBy: 'कौन ले जाएगा',
    placed: 'ऑर्डर की तारीख',
    phone: 'फ़ोन',
    note: 'टिप्पणी',
    item: 'वस्तु',
    quantity: 'पैक',
    lot: 'लॉट',
    expires: 'इससे पहले लें',
  },
}
