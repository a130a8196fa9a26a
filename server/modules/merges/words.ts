import type { ModuleWords } from '#server/kernel/words.ts'

/** The mail to both addresses of whoever had two accounts. */
export const mergesWords: ModuleWords = {
  'en-US': {
    accountsMerged: {
      subject: 'Your two Carenest accounts are one now',
      text: 'Hello {{name}},\n\nyou had two accounts with Carenest. They are one now: animals, visits, orders, prescriptions and your record stand together under the account that stayed. Sign in with that one’s address; the other one is closed.\n\nIf only one of them was yours, answer this mail at once.\n\nCarenest',
    },
  },
  'de-DE': {
    accountsMerged: {
      subject: 'Ihre zwei Carenest-Konten sind jetzt eines',
      text: 'Guten Tag {{name}},\n\nSie hatten zwei Konten bei Carenest. Sie sind jetzt eines: Tiere, Termine, Bestellungen, Rezepte und Ihre Akte stehen zusammen unter dem Konto, das geblieben ist. Melden Sie sich mit dessen Adresse an; das andere ist geschlossen.\n\nGehörte nur eines davon Ihnen, antworten Sie sofort auf diese E-Mail.\n\nCarenest',
    },
  },
  'es-ES': {
    accountsMerged: {
      subject: 'Sus dos cuentas de Carenest son ahora una',
      text: 'Hola {{name}}:\n\nTenía dos cuentas en Carenest. Ahora son una: animales, citas, pedidos, recetas y su historial están juntos en la cuenta que quedó. Inicie sesión con la dirección de esa; la otra está cerrada.\n\nSi solo una de ellas era suya, responda enseguida a este correo.\n\nCarenest',
    },
  },
  'fr-FR': {
    accountsMerged: {
      subject: 'Vos deux comptes Carenest n’en font plus qu’un',
      text: 'Bonjour {{name}},\n\nvous aviez deux comptes chez Carenest. Ils n’en font plus qu’un : animaux, rendez-vous, commandes, ordonnances et votre dossier sont réunis sous le compte conservé. Connectez-vous avec son adresse ; l’autre est fermé.\n\nSi un seul des deux était à vous, répondez aussitôt à ce message.\n\nCarenest',
    },
  },
  ar: {
    accountsMerged: {
      subject: 'حساباك في Carenest صارا حسابًا واحدًا',
      text: 'مرحبًا {{name}}،\n\nكان لديك حسابان في Carenest، وقد صارا حسابًا واحدًا: الحيوانات والمواعيد والطلبات والوصفات وسجلك مجموعة في الحساب الباقي. سجّل الدخول بعنوان ذلك الحساب؛ أما الآخر فمغلق.\n\nإذا كان واحد منهما فقط لك، فأجب عن هذه الرسالة فورًا.\n\nCarenest',
    },
  },
  'hi-IN': {
    accountsMerged: {
      subject: 'आपके दो Carenest खाते अब एक हैं',
      text: 'नमस्ते {{name}},\n\nCarenest पर आपके दो खाते थे। अब वे एक हैं: पशु, अपॉइंटमेंट, ऑर्डर, पर्चे और आपका रिकॉर्ड बचे हुए खाते में एक साथ हैं। उसी खाते के पते से साइन इन करें; दूसरा बंद है।\n\nयदि उनमें से केवल एक आपका था, तो तुरंत इस मेल का उत्तर दें।\n\nCarenest',
    },
  },
}
