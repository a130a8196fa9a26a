import type { AdTexts } from '#contract/advertisements/schemas.ts'
import type { AdDrawing, AdPlacement, AdState } from '#contract/advertisements/values.ts'
import type { Locale } from '#contract/kernel/values.ts'

interface SeededAd {
  readonly drawing: AdDrawing
  readonly placement: AdPlacement
  readonly state: AdState
  readonly link: string
  /** Days from now. */
  readonly from: number
  readonly until: number | null
  readonly viewCap: number | null
  readonly dayCap: number | null
  /** Views a day, about, since it began. */
  readonly daily: number
  readonly texts: AdTexts
}

type Lines = readonly [headline: string, text: string]
const order: readonly Locale[] = ['en-US', 'es-ES', 'fr-FR', 'de-DE', 'ar', 'hi-IN']
const texts = (...lines: readonly Lines[]): AdTexts =>
  Object.fromEntries(order.map((locale, at) => [locale, { headline: lines[at]![0], text: lines[at]![1] }])) as AdTexts

/** What stands where in the demonstration world. */
export const seededAds: readonly SeededAd[] = [
  {
    drawing: 'food',
    placement: 'home',
    state: 'active',
    link: '/ecommerce',
    from: -24,
    until: 40,
    viewCap: 50_000,
    dayCap: 2000,
    daily: 640,
    texts: texts(
      ['Bowls that are filled on time', 'Food for dogs and cats, sent before the bag is empty. First delivery at half price.'],
      [
        'Cuencos llenos a tiempo',
        'Comida para perros y gatos que llega antes de que se acabe el saco. El primer envío, a mitad de precio.',
      ],
      [
        'Des gamelles remplies à temps',
        'Des croquettes pour chiens et chats, livrées avant la fin du sac. Première livraison à moitié prix.',
      ],
      [
        'Näpfe, die rechtzeitig voll sind',
        'Futter für Hunde und Katzen, geliefert, bevor der Sack leer ist. Erste Lieferung zum halben Preis.',
      ],
      ['أوعية تُملأ في وقتها', 'طعام للكلاب والقطط يصل قبل أن يفرغ الكيس. التوصيل الأول بنصف السعر.'],
      ['समय पर भरे कटोरे', 'कुत्तों और बिल्लियों का आहार, थैला खाली होने से पहले। पहली डिलीवरी आधे दाम पर।'],
    ),
  },
  {
    drawing: 'insurance',
    placement: 'home',
    state: 'active',
    link: '/about-us',
    from: -11,
    until: null,
    viewCap: null,
    dayCap: 900,
    daily: 310,
    texts: texts(
      ['Cover for the days nobody plans', 'Animal insurance from Linden Mutual: vet’s bills paid within three days.'],
      ['Cobertura para lo imprevisto', 'Seguro para animales de Linden Mutual: facturas veterinarias pagadas en tres días.'],
      ['Couvert les jours imprévus', 'L’assurance animaux de Linden Mutual : factures vétérinaires réglées sous trois jours.'],
      ['Schutz für Tage, die niemand plant', 'Tierversicherung von Linden Mutual: Tierarztrechnungen in drei Tagen bezahlt.'],
      ['تغطية للأيام غير المتوقعة', 'تأمين الحيوانات من ليندن: تُدفع فواتير الطبيب البيطري خلال ثلاثة أيام.'],
      ['अनसोचे दिनों का सहारा', 'लिंडन म्यूचुअल का पशु बीमा: पशु-चिकित्सक के बिल तीन दिन में चुकाए जाते हैं।'],
    ),
  },
  {
    drawing: 'walks',
    placement: 'sidebar',
    state: 'active',
    link: '/experts',
    from: -30,
    until: 60,
    viewCap: 20_000,
    dayCap: null,
    daily: 120,
    texts: texts(
      ['Somebody to walk him at noon', 'Park & Paw: walkers from your own quarter.'],
      ['Alguien que lo pasee a mediodía', 'Park & Paw: paseadores de su barrio.'],
      ['Quelqu’un pour sa sortie de midi', 'Park & Paw : des promeneurs de votre quartier.'],
      ['Jemand, der mittags mit ihm geht', 'Park & Paw: Gassigeher aus Ihrem Viertel.'],
      ['من يمشي معه وقت الظهر', 'بارك آند باو: مرافقون من حيّك.'],
      ['दोपहर में टहलाने वाला कोई', 'पार्क एंड पॉ: आपके अपने मोहल्ले के लोग।'],
    ),
  },
  {
    drawing: 'bicycle',
    placement: 'feed',
    state: 'active',
    link: '/experts',
    from: -8,
    until: 21,
    viewCap: null,
    dayCap: 500,
    daily: 95,
    texts: texts(
      ['The dog rides along', 'Cargo bicycles by Fern & Sons with a box that small animals like. Try one on Saturday.'],
      [
        'El perro va con usted',
        'Bicicletas de carga Fern & Sons con una caja que gusta a los animales pequeños. Pruébela el sábado.',
      ],
      [
        'Le chien vient avec vous',
        'Les vélos cargos Fern & Sons, avec une caisse que les petits animaux aiment. À essayer samedi.',
      ],
      ['Der Hund fährt mit', 'Lastenräder von Fern & Sons mit einer Kiste, die kleine Tiere mögen. Am Samstag zum Probefahren.'],
      ['الكلب يركب معك', 'دراجات شحن من فيرن وأبنائه بصندوق تحبه الحيوانات الصغيرة. جرّبها يوم السبت.'],
      ['कुत्ता भी साथ चलेगा', 'फ़र्न एंड सन्स की कार्गो साइकिलें, छोटे पशुओं की पसंद के डिब्बे के साथ। शनिवार को चलाकर देखें।'],
    ),
  },
  {
    drawing: 'toothbrush',
    placement: 'feed',
    state: 'paused',
    link: '/ecommerce',
    from: -50,
    until: 10,
    viewCap: 8000,
    dayCap: 300,
    daily: 140,
    texts: texts(
      ['Two minutes, twice a day', 'Brushes with a soft head, for everybody in the house. Even the cat.'],
      ['Dos minutos, dos veces al día', 'Cepillos de cabezal suave para toda la casa. También para el gato.'],
      ['Deux minutes, deux fois par jour', 'Des brosses à tête souple pour toute la maison. Même le chat.'],
      ['Zwei Minuten, zweimal am Tag', 'Bürsten mit weichem Kopf für alle im Haus. Sogar für die Katze.'],
      ['دقيقتان، مرتين في اليوم', 'فُرش برأس ناعم لكل من في البيت، حتى القطة.'],
      ['दो मिनट, दिन में दो बार', 'नरम सिरे वाले ब्रश, घर के हर सदस्य के लिए। बिल्ली के लिए भी।'],
    ),
  },
  {
    drawing: 'sleep',
    placement: 'home',
    state: 'draft',
    link: '/blogs',
    from: 7,
    until: 37,
    viewCap: 10_000,
    dayCap: 600,
    daily: 0,
    texts: texts(
      ['A bed that fits a dog who stretches', 'Larch frames, covers that can be washed. From the Oakley workshop.'],
      ['Una cama para un perro que se estira', 'Marcos de alerce y fundas lavables. Del taller Oakley.'],
      ['Un lit pour un chien qui s’étire', 'Cadres en mélèze, housses lavables. De l’atelier Oakley.'],
      ['Ein Bett für Hunde, die sich strecken', 'Rahmen aus Lärche, waschbare Bezüge. Aus der Werkstatt Oakley.'],
      ['سرير لكلب يحب أن يتمدّد', 'إطارات من خشب اللاركس وأغطية قابلة للغسل. من ورشة أوكلي.'],
      ['अंगड़ाई लेने वाले कुत्ते का बिस्तर', 'लार्च की लकड़ी का ढाँचा, धुलने वाले खोल। ओकले कार्यशाला से।'],
    ),
  },
]
