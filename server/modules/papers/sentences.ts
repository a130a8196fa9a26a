import type { Locale } from '#contract/kernel/values.ts'

/** What every paper says of itself. */
interface PaperSentences {
  readonly code: string
  readonly check: string
  readonly qr: string
  readonly page: string
  readonly preview: string
}

export const paperSentences: Readonly<Record<Locale, PaperSentences>> = {
  'en-US': {
    code: 'Code',
    check: 'Is this paper genuine? Scan the code or open {{url}}',
    qr: 'QR code that opens {{url}}',
    page: 'Page {{number}} of {{of}}',
    preview: 'Preview',
  },
  'es-ES': {
    code: 'Código',
    check: '¿Es auténtico este documento? Escanee el código o abra {{url}}',
    qr: 'Código QR que abre {{url}}',
    page: 'Página {{number}} de {{of}}',
    preview: 'Vista previa',
  },
  'fr-FR': {
    code: 'Code',
    check: 'Ce document est-il authentique ? Scannez le code ou ouvrez {{url}}',
    qr: 'Code QR qui ouvre {{url}}',
    page: 'Page {{number}} sur {{of}}',
    preview: 'Aperçu',
  },
  'de-DE': {
    code: 'Code',
    check: 'Ist dieses Papier echt? Scannen Sie den Code oder öffnen Sie {{url}}',
    qr: 'QR-Code, der {{url}} öffnet',
    page: 'Seite {{number}} von {{of}}',
    preview: 'Vorschau',
  },
  ar: {
    code: 'الرمز',
    check: 'هل هذه الورقة أصلية؟ امسح الرمز أو افتح {{url}}',
    qr: 'رمز QR يفتح {{url}}',
    page: 'صفحة {{number}} من {{of}}',
    preview: 'معاينة',
  },
  'hi-IN': {
    code: 'कोड',
    check: 'क्या यह काग़ज़ असली है? कोड स्कैन करें या {{url}} खोलें',
    qr: 'QR कोड जो {{url}} खोलता है',
    page: 'पृष्ठ {{number}} / {{of}}',
    preview: 'पूर्वावलोकन',
  },
}

/** A sentence with its places filled. */
export const sentence = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
