import type { PlanDraft } from '#contract/plans/schemas.ts'

interface SeededPlan {
  /** Its versions, the oldest first: all but the last are retired. */
  readonly versions: readonly PlanDraft[]
  /** What follows, not yet sold. */
  readonly draft?: PlanDraft
}

const usd = { currency: 'USD', period: 'month' } as const

const essential: PlanDraft = {
  ...usd,
  audience: 'people',
  price: 900,
  visits: 1,
  freeDelivery: false,
  texts: {
    'en-US': { name: 'Essential', about: 'A video visit every month, for whoever likes to ask early rather than late.' },
    'es-ES': { name: 'Esencial', about: 'Una videoconsulta al mes, para quien prefiere preguntar antes que tarde.' },
    'fr-FR': { name: 'Essentiel', about: 'Une consultation vidéo chaque mois, pour demander tôt plutôt que tard.' },
    'de-DE': { name: 'Basis', about: 'Ein Videotermin im Monat, für alle, die lieber früh als spät fragen.' },
    ar: { name: 'الأساسية', about: 'زيارة فيديو كل شهر لمن يفضّل أن يسأل مبكرًا.' },
    'hi-IN': { name: 'बुनियादी', about: 'हर महीने एक वीडियो विज़िट, उनके लिए जो देर से नहीं, जल्दी पूछना चाहते हैं।' },
  },
}

const family: PlanDraft = {
  ...usd,
  audience: 'everyone',
  price: 2900,
  visits: 4,
  freeDelivery: true,
  texts: {
    'en-US': {
      name: 'Family',
      about: 'Four video visits a month for you and your animals, and everything from the shop delivered free.',
    },
    'es-ES': {
      name: 'Familia',
      about: 'Cuatro videoconsultas al mes para usted y sus animales, con envío gratis de todo lo de la tienda.',
    },
    'fr-FR': {
      name: 'Famille',
      about: 'Quatre consultations vidéo par mois pour vous et vos animaux, et la livraison gratuite de la boutique.',
    },
    'de-DE': {
      name: 'Familie',
      about: 'Vier Videotermine im Monat für Sie und Ihre Tiere, und alles aus dem Shop kostenlos geliefert.',
    },
    ar: { name: 'العائلة', about: 'أربع زيارات فيديو شهريًا لك ولحيواناتك، مع توصيل مجاني لكل مشتريات المتجر.' },
    'hi-IN': { name: 'परिवार', about: 'आपके और आपके पशुओं के लिए महीने में चार वीडियो विज़िट, और दुकान से सब कुछ मुफ़्त डिलीवरी।' },
  },
}

const paws: PlanDraft = {
  currency: 'USD',
  period: 'year',
  audience: 'pets',
  price: 14_900,
  visits: 12,
  freeDelivery: true,
  texts: {
    'en-US': { name: 'Paws', about: 'Twelve video visits with a veterinarian in a year, and food and care delivered free.' },
    'es-ES': { name: 'Patitas', about: 'Doce videoconsultas veterinarias al año, con envío gratis de alimento y cuidados.' },
    'fr-FR': {
      name: 'Pattes',
      about: 'Douze consultations vidéo vétérinaires par an, et la livraison gratuite des aliments et des soins.',
    },
    'de-DE': { name: 'Pfoten', about: 'Zwölf Videotermine beim Tierarzt im Jahr, Futter und Pflege kostenlos geliefert.' },
    ar: { name: 'كفوف', about: 'اثنتا عشرة زيارة فيديو مع طبيب بيطري في السنة، مع توصيل مجاني للطعام ولوازم العناية.' },
    'hi-IN': { name: 'पंजे', about: 'साल में पशु-चिकित्सक के साथ बारह वीडियो विज़िट, और आहार व देखभाल की मुफ़्त डिलीवरी।' },
  },
}

export const seededPlans: readonly SeededPlan[] = [
  { versions: [essential] },
  { versions: [{ ...family, price: 2400, visits: 3 }, family], draft: { ...family, price: 3200, visits: 5 } },
  { versions: [paws] },
]
