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
  /** Beside the QR. */
  readonly recalled: string
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
    recalled: 'Scan it to see whether something in this parcel was called back, and to have its price back.',
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
    recalled: 'Escanéelo para ver si algo de este paquete se ha retirado y recuperar su precio.',
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
    recalled: 'Scannez-le pour voir si un produit de ce colis a été rappelé, et vous le faire rembourser.',
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
    recalled: 'Scannen Sie ihn, um zu sehen, ob etwas aus diesem Paket zurückgerufen wurde, und um den Preis zurückzubekommen.',
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
    recalled: 'امسحه لترى هل سُحب شيء من هذا الطرد، ولتسترد ثمنه.',
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
    recalled: 'इसे स्कैन करके देखें कि इस पार्सल की कोई चीज़ वापस मँगाई गई है या नहीं, और उसका मूल्य वापस पाएँ।',
  },
}
