import type { Locale } from '#contract/kernel/values.ts'

interface PosterSentences {
  readonly title: string
  readonly missing: string
  readonly since: string
  readonly species: string
  readonly breed: string
  readonly seen: string
  readonly invites: string
  readonly chase: string
}

/** What stands on a poster. */
export const posterSentences: Readonly<Record<Locale, PosterSentences>> = {
  'en-US': {
    title: 'Lost: {{name}}',
    missing: 'LOST',
    since: 'Last seen',
    species: 'Animal',
    breed: 'Breed',
    seen: 'Have you seen {{name}}? Scan the code: it takes a minute and no account.',
    invites: 'Seen it? Scan the code or open {{url}}',
    chase: 'Please do not chase it. Say where it is.',
  },
  'es-ES': {
    title: 'Se busca a {{name}}',
    missing: 'SE BUSCA',
    since: 'Visto por última vez',
    species: 'Animal',
    breed: 'Raza',
    seen: '¿Ha visto a {{name}}? Escanee el código: un minuto y sin cuenta.',
    invites: '¿Lo ha visto? Escanee el código o abra {{url}}',
    chase: 'No lo persiga, por favor. Diga dónde está.',
  },
  'fr-FR': {
    title: 'Perdu : {{name}}',
    missing: 'PERDU',
    since: 'Vu pour la dernière fois',
    species: 'Animal',
    breed: 'Race',
    seen: 'Avez-vous vu {{name}} ? Scannez le code : une minute, sans compte.',
    invites: 'Vu ? Scannez le code ou ouvrez {{url}}',
    chase: 'Ne le poursuivez pas, s’il vous plaît. Dites où il est.',
  },
  'de-DE': {
    title: 'Vermisst: {{name}}',
    missing: 'VERMISST',
    since: 'Zuletzt gesehen',
    species: 'Tier',
    breed: 'Rasse',
    seen: 'Haben Sie {{name}} gesehen? Scannen Sie den Code: eine Minute, ohne Konto.',
    invites: 'Gesehen? Scannen Sie den Code oder öffnen Sie {{url}}',
    chase: 'Bitte nicht jagen. Sagen Sie, wo es ist.',
  },
  ar: {
    title: 'مفقود: {{name}}',
    missing: 'مفقود',
    since: 'آخر مشاهدة',
    species: 'الحيوان',
    breed: 'السلالة',
    seen: 'هل شاهدت {{name}}؟ امسح الرمز: دقيقة واحدة وبلا حساب.',
    invites: 'شاهدته؟ امسح الرمز أو افتح {{url}}',
    chase: 'لا تطارده من فضلك. أخبرنا أين هو.',
  },
  'hi-IN': {
    title: 'खो गया: {{name}}',
    missing: 'खो गया',
    since: 'आख़िरी बार देखा',
    species: 'पालतू',
    breed: 'नस्ल',
    seen: 'क्या आपने {{name}} को देखा? कोड स्कैन करें: एक मिनट, बिना खाते के।',
    invites: 'देखा? कोड स्कैन करें या {{url}} खोलें',
    chase: 'कृपया इसका पीछा न करें। बताएँ कि यह कहाँ है।',
  },
}

/** In a person's language; in English where theirs is none of these. */
export const sentencesFor = (locale: string): PosterSentences =>
  Object.entries(posterSentences).find(([known]) => known === locale)?.[1] ?? posterSentences['en-US']
