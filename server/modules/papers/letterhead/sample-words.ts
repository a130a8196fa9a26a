import type { Locale } from '#contract/kernel/values.ts'

/** What the preview of a letterhead says. */
export const sampleWords: Readonly<Record<Locale, { readonly title: string; readonly text: string }>> = {
  'en-US': {
    title: 'A paper of your practice',
    text: 'Prescriptions and certificates that you issue begin with this letterhead and end with your signature. Papers that are issued already keep theirs.',
  },
  'es-ES': {
    title: 'Un documento de su consulta',
    text: 'Las recetas y los certificados que emita empiezan con este membrete y terminan con su firma. Los documentos ya emitidos conservan el suyo.',
  },
  'fr-FR': {
    title: 'Un document de votre cabinet',
    text: 'Les ordonnances et certificats que vous délivrez commencent par cet en-tête et se terminent par votre signature. Les documents déjà délivrés gardent le leur.',
  },
  'de-DE': {
    title: 'Ein Papier Ihrer Praxis',
    text: 'Rezepte und Bescheinigungen, die Sie ausstellen, beginnen mit diesem Briefkopf und enden mit Ihrer Unterschrift. Bereits ausgestellte Papiere behalten ihren.',
  },
  ar: {
    title: 'ورقة من عيادتك',
    text: 'تبدأ الوصفات والشهادات التي تصدرها بهذه الترويسة وتنتهي بتوقيعك. أما الأوراق الصادرة من قبل فتحتفظ بترويستها.',
  },
  'hi-IN': {
    title: 'आपके क्लिनिक का एक काग़ज़',
    text: 'आपके जारी किए पर्चे और प्रमाणपत्र इसी लेटरहेड से शुरू होते हैं और आपके हस्ताक्षर पर समाप्त होते हैं। पहले जारी हो चुके काग़ज़ अपना लेटरहेड रखते हैं।',
  },
}
