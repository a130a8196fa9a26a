import type { Locale } from '#contract/kernel/values.ts'

interface PosterSentences {
  readonly title: string
  readonly missing: string
  readonly since: string
  readonly seen: string
  readonly code: string
  readonly chase: string
}

/** What stands on a poster. */
export const posterSentences: Readonly<Record<Locale, PosterSentences>> = {
  'en-US': {
    title: 'Lost: {{name}}',
    missing: 'LOST',
    since: 'Last seen',
    seen: 'Have you seen {{name}}? Scan the code: it takes a minute and no account.',
    code: 'Code that opens the animal’s page',
    chase: 'Please do not chase it. Say where it is.',
  },
  'es-ES': {
    title: 'Se busca a {{name}}',
    missing: 'SE BUSCA',
    since: 'Visto por última vez',
    seen: '¿Ha visto a {{name}}? Escanee el código: un minuto y sin cuenta.',
    code: 'Código que abre la página del animal',
    chase: 'No lo persiga, por favor. Diga dónde está.',
  },
  'fr-FR': {
    title: 'Perdu : {{name}}',
    missing: 'PERDU',
    since: 'Vu pour la dernière fois',
    seen: 'Avez-vous vu {{name}} ? Scannez le code : une minute, sans compte.',
    code: 'Code qui ouvre la page de l’animal',
    chase: 'Ne le poursuivez pas, s’il vous plaît. Dites où il est.',
  },
  'de-DE': {
    title: 'Vermisst: {{name}}',
    missing: 'VERMISST',
    since: 'Zuletzt gesehen',
    seen: 'Haben Sie {{name}} gesehen? Scannen Sie den Code: eine Minute, ohne Konto.',
    code: 'Code, der die Seite des Tieres öffnet',
    chase: 'Bitte nicht jagen. Sagen Sie, wo es ist.',
  },
  ar: {
    title: 'مفقود: {{name}}',
    missing: 'مفقود',
    since: 'آخر مشاهدة',
    seen: 'هل شاهدت {{name}}؟ امسح الرمز: دقيقة واحدة وبلا حساب.',
    code: 'رمز يفتح صفحة الحيوان',
    chase: 'لا تطارده من فضلك. أخبرنا أين هو.',
  },
  'hi-IN': {
    title: 'खो गया: {{name}}',
    missing: 'खो गया',
    since: 'आख़िरी बार देखा',
    seen: 'क्या आपने {{name}} को देखा? कोड स्कैन करें: एक मिनट, बिना खाते के।',
    code: 'कोड जो पालतू का पृष्ठ खोलता है',
    chase: 'कृपया इसका पीछा न करें। बताएँ कि यह कहाँ है।',
  },
}

/** In a person's language; in English where theirs is none of these. */
export const sentencesFor = (locale: string): PosterSentences =>
  Object.entries(posterSentences).find(([known]) => known === locale)?.[1] ?? posterSentences['en-US']
