import type { Locale } from '#contract/kernel/values.ts'

/** What stands on invoices. */
export interface InvoiceSentences {
  readonly title: string
  readonly from: string
  readonly to: string
  readonly issued: string
  readonly paidOn: string
  readonly service: string
  readonly orderNumber: string
  readonly creditNote: string
  readonly correction: string
  readonly discount: string
  readonly covered: string
  readonly total: string
  readonly video: string
  readonly clinic: string
  readonly delivery: string
  readonly item: string
  readonly quantity: string
  readonly price: string
  readonly amount: string
  readonly taxRate: string
  readonly net: string
  readonly tax: string
  readonly gross: string
}

export const invoiceSentences: Readonly<Record<Locale, InvoiceSentences>> = {
  'en-US': {
    title: 'Invoice {{number}}',
    from: 'From',
    to: 'To',
    issued: 'Issued',
    paidOn: 'Paid',
    service: 'Date of the visit',
    orderNumber: 'Order',
    creditNote: 'Credit note {{number}}',
    correction: 'Correction of invoice {{number}}',
    discount: 'Discount',
    covered: 'Covered by the plan',
    total: 'Total',
    video: 'Video visit',
    clinic: 'Visit in the clinic',
    delivery: 'Delivery',
    item: 'Item',
    quantity: 'Quantity',
    price: 'Price',
    amount: 'Amount',
    taxRate: 'Tax rate',
    net: 'Net',
    tax: 'Tax',
    gross: 'Gross',
  },
  'es-ES': {
    title: 'Factura {{number}}',
    from: 'De',
    to: 'Para',
    issued: 'Emitida',
    paidOn: 'Pagada',
    service: 'Fecha de la cita',
    orderNumber: 'Pedido',
    creditNote: 'Nota de abono {{number}}',
    correction: 'Corrección de la factura {{number}}',
    discount: 'Descuento',
    covered: 'Cubierto por el plan',
    total: 'Total',
    video: 'Videoconsulta',
    clinic: 'Consulta en la clínica',
    delivery: 'Envío',
    item: 'Concepto',
    quantity: 'Cantidad',
    price: 'Precio',
    amount: 'Importe',
    taxRate: 'Tipo de impuesto',
    net: 'Neto',
    tax: 'Impuesto',
    gross: 'Bruto',
  },
  'fr-FR': {
    title: 'Facture {{number}}',
    from: 'De',
    to: 'À',
    issued: 'Émise le',
    paidOn: 'Payée le',
    service: 'Date du rendez-vous',
    orderNumber: 'Commande',
    creditNote: 'Avoir {{number}}',
    correction: 'Rectification de la facture {{number}}',
    discount: 'Remise',
    covered: 'Pris en charge par la formule',
    total: 'Total',
    video: 'Téléconsultation',
    clinic: 'Consultation au cabinet',
    delivery: 'Livraison',
    item: 'Désignation',
    quantity: 'Quantité',
    price: 'Prix',
    amount: 'Montant',
    taxRate: 'Taux de TVA',
    net: 'HT',
    tax: 'TVA',
    gross: 'TTC',
  },
  'de-DE': {
    title: 'Rechnung {{number}}',
    from: 'Von',
    to: 'An',
    issued: 'Ausgestellt',
    paidOn: 'Bezahlt',
    service: 'Datum des Termins',
    orderNumber: 'Bestellung',
    creditNote: 'Gutschrift {{number}}',
    correction: 'Korrektur der Rechnung {{number}}',
    discount: 'Rabatt',
    covered: 'Vom Tarif übernommen',
    total: 'Summe',
    video: 'Videosprechstunde',
    clinic: 'Termin in der Praxis',
    delivery: 'Lieferung',
    item: 'Leistung',
    quantity: 'Menge',
    price: 'Preis',
    amount: 'Betrag',
    taxRate: 'Steuersatz',
    net: 'Netto',
    tax: 'Steuer',
    gross: 'Brutto',
  },
  ar: {
    title: 'الفاتورة {{number}}',
    from: 'من',
    to: 'إلى',
    issued: 'تاريخ الإصدار',
    paidOn: 'تاريخ الدفع',
    service: 'موعد الزيارة',
    orderNumber: 'الطلب',
    creditNote: 'إشعار دائن {{number}}',
    correction: 'تصحيح الفاتورة {{number}}',
    discount: 'الخصم',
    covered: 'تغطيه الخطة',
    total: 'الإجمالي',
    video: 'موعد بالفيديو',
    clinic: 'موعد في العيادة',
    delivery: 'التوصيل',
    item: 'البند',
    quantity: 'الكمية',
    price: 'السعر',
    amount: 'المبلغ',
    taxRate: 'نسبة الضريبة',
    net: 'الصافي',
    tax: 'الضريبة',
    gross: 'الإجمالي',
  },
  'hi-IN': {
    title: 'चालान {{number}}',
    from: 'जारीकर्ता',
    to: 'प्राप्तकर्ता',
    issued: 'जारी',
    paidOn: 'भुगतान',
    service: 'परामर्श की तारीख',
    orderNumber: 'ऑर्डर',
    creditNote: 'क्रेडिट नोट {{number}}',
    correction: 'चालान {{number}} का सुधार',
    discount: 'छूट',
    covered: 'प्लान में शामिल',
    total: 'कुल',
    video: 'वीडियो परामर्श',
    clinic: 'क्लिनिक में परामर्श',
    delivery: 'डिलीवरी',
    item: 'मद',
    quantity: 'मात्रा',
    price: 'मूल्य',
    amount: 'राशि',
    taxRate: 'कर दर',
    net: 'कर से पहले',
    tax: 'कर',
    gross: 'कर सहित',
  },
}
