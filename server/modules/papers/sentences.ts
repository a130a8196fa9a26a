import type { Locale } from '#contract/kernel/values.ts'

/** What every paper says of itself. */
interface PaperSentences {
  readonly code: string
  readonly check: string
  readonly qr: string
  readonly page: string
  readonly preview: string
  readonly licence: string
  readonly signed: string
  readonly signatureOf: string
}

export const paperSentences: Readonly<Record<Locale, PaperSentences>> = {
  'en-US': {
    code: 'Code',
    check: 'Is this paper genuine? Scan the code or open {{url}}',
    qr: 'QR code that opens {{url}}',
    page: 'Page {{number}} of {{of}}',
    preview: 'Preview',
    licence: 'Licence {{number}}',
    signed: 'Signed electronically on {{when}}',
    signatureOf: 'Signature of {{name}}',
  },
  'es-ES': {
    code: 'Código',
    check: '¿Es auténtico este documento? Escanee el código o abra {{url}}',
    qr: 'Código QR que abre {{url}}',
    page: 'Página {{number}} de {{of}}',
    preview: 'Vista previa',
    licence: 'N.º de colegiado {{number}}',
    signed: 'Firmado electrónicamente el {{when}}',
    signatureOf: 'Firma de {{name}}',
  },
  'fr-FR': {
    code: 'Code',
    check: 'Ce document est-il authentique ? Scannez le code ou ouvrez {{url}}',
    qr: 'Code QR qui ouvre {{url}}',
    page: 'Page {{number}} sur {{of}}',
    preview: 'Aperçu',
    licence: 'Licence n° {{number}}',
    signed: 'Signé électroniquement le {{when}}',
    signatureOf: 'Signature de {{name}}',
  },
  'de-DE': {
    code: 'Code',
    check: 'Ist dieses Papier echt? Scannen Sie den Code oder öffnen Sie {{url}}',
    qr: 'QR-Code, der {{url}} öffnet',
    page: 'Seite {{number}} von {{of}}',
    preview: 'Vorschau',
    licence: 'Zulassung {{number}}',
    signed: 'Elektronisch signiert am {{when}}',
    signatureOf: 'Unterschrift von {{name}}',
  },
  ar: {
    code: 'الرمز',
    check: 'هل هذه الورقة أصلية؟ امسح الرمز أو افتح {{url}}',
    qr: 'رمز QR يفتح {{url}}',
    page: 'صفحة {{number}} من {{of}}',
    preview: 'معاينة',
    licence: 'رقم الترخيص {{number}}',
    signed: 'وُقّع إلكترونيًا في {{when}}',
    signatureOf: 'توقيع {{name}}',
  },
  'hi-IN': {
    code: 'कोड',
    check: 'क्या यह काग़ज़ असली है? कोड स्कैन करें या {{url}} खोलें',
    qr: 'QR कोड जो {{url}} खोलता है',
    page: 'पृष्ठ {{number}} / {{of}}',
    preview: 'पूर्वावलोकन',
    licence: 'लाइसेंस {{number}}',
    signed: '{{when}} को इलेक्ट्रॉनिक रूप से हस्ताक्षरित',
    signatureOf: '{{name}} के हस्ताक्षर',
  },
}

/** A sentence with its places filled. */
export const sentence = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
