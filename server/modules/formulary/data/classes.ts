/**
 * Therapeutic classes by their substances: of what is in the list, and of what people name as an allergy. A substance may be of several.
 * After the WHO's ATC classification, and for animals ATCvet.
 */
export const classes = {
  penicillins:
    'amoxicillin ampicillin dicloxacillin oxacillin nafcillin piperacillin ticarcillin penicillin|penicillin V|penicillin G|benzylpenicillin',
  cephalosporins:
    'cephalexin cefadroxil cefaclor cefazolin cefdinir cefixime cefpodoxime cefprozil cefuroxime ceftriaxone ceftiofur cefovecin cefepime ceftazidime',
  sulfonamides: 'sulfamethoxazole sulfadiazine sulfadimethoxine sulfacetamide sulfasalazine sulfamethazine|silver sulfadiazine',
  macrolides: 'azithromycin clarithromycin erythromycin tylosin tulathromycin',
  lincosamides: 'clindamycin lincomycin pirlimycin',
  tetracyclines: 'doxycycline minocycline tetracycline oxytetracycline',
  fluoroquinolones:
    'ciprofloxacin levofloxacin moxifloxacin ofloxacin enrofloxacin marbofloxacin orbifloxacin pradofloxacin norfloxacin',
  aminoglycosides: 'gentamicin neomycin tobramycin amikacin streptomycin',
  nsaids:
    'ibuprofen naproxen ketorolac indomethacin celecoxib diclofenac meloxicam aspirin carprofen deracoxib firocoxib robenacoxib tepoxalin ketoprofen flunixin phenylbutazone grapiprant',
  corticosteroids:
    'prednisone prednisolone methylprednisolone dexamethasone hydrocortisone betamethasone triamcinolone budesonide fluticasone mometasone clobetasol',
  opioids:
    'codeine morphine oxycodone hydrocodone hydromorphone methadone tramadol tapentadol fentanyl buprenorphine butorphanol meperidine pethidine',
  benzodiazepines: 'alprazolam lorazepam clonazepam diazepam temazepam midazolam zolazepam',
  ace_inhibitors: 'lisinopril enalapril captopril ramipril quinapril benazepril fosinopril perindopril trandolapril',
  angiotensin_blockers: 'losartan valsartan irbesartan candesartan telmisartan olmesartan',
  beta_blockers: 'atenolol metoprolol bisoprolol carvedilol propranolol nebivolol labetalol nadolol sotalol timolol',
  calcium_blockers: 'amlodipine nifedipine felodipine diltiazem verapamil',
  loop_diuretics: 'furosemide torsemide bumetanide',
  thiazides: 'hydrochlorothiazide chlorthalidone indapamide metolazone',
  statins: 'atorvastatin simvastatin pravastatin rosuvastatin lovastatin pitavastatin fluvastatin',
  sulfonylureas: 'glipizide glimepiride glyburide',
  sglt2_inhibitors: 'empagliflozin dapagliflozin canagliflozin bexagliflozin velagliflozin',
  dpp4_inhibitors: 'sitagliptin linagliptin saxagliptin',
  anticoagulants: 'warfarin apixaban rivaroxaban dabigatran edoxaban enoxaparin',
  ssris: 'sertraline fluoxetine citalopram escitalopram paroxetine fluvoxamine',
  snris: 'venlafaxine desvenlafaxine duloxetine',
  tricyclics: 'amitriptyline nortriptyline imipramine doxepin clomipramine desipramine',
  mao_inhibitors: 'phenelzine tranylcypromine isocarboxazid procarbazine selegiline',
  antipsychotics:
    'aripiprazole olanzapine quetiapine risperidone ziprasidone lurasidone haloperidol clozapine paliperidone chlorpromazine perphenazine pimozide',
  triptans: 'sumatriptan rizatriptan zolmitriptan',
  proton_pump_inhibitors: 'omeprazole esomeprazole lansoprazole pantoprazole rabeprazole',
  h1_antihistamines:
    'cetirizine loratadine fexofenadine diphenhydramine hydroxyzine cyproheptadine promethazine meclizine trimeprazine',
  macrocyclic_lactones: 'ivermectin moxidectin selamectin eprinomectin doramectin|milbemycin oxime',
  isoxazolines: 'fluralaner afoxolaner sarolaner lotilaner esafoxolaner',
  pyrethroids: 'permethrin flumethrin deltamethrin',
  phosphodiesterase_5_inhibitors: 'sildenafil tadalafil',
} as const satisfies Record<string, string>
export type MedicineClass = keyof typeof classes

/** The substances of a class. Names of several words stand after a bar. */
export const substancesOf = (name: MedicineClass): readonly string[] => {
  const [single, ...several] = classes[name].split('|')
  return [...single!.split(' '), ...several]
}

const bySubstance = new Map<string, MedicineClass[]>()
for (const name of Object.keys(classes) as MedicineClass[]) {
  for (const substance of substancesOf(name)) bySubstance.set(substance, [...(bySubstance.get(substance) ?? []), name])
}

export const classesOf = (substance: string): readonly MedicineClass[] => bySubstance.get(substance) ?? []

/** Two of them at once are rarely meant. Of the others two are often given together, or they are named for allergies alone. */
export const notTwice: ReadonlySet<MedicineClass> = new Set<MedicineClass>([
  'penicillins',
  'cephalosporins',
  'macrolides',
  'fluoroquinolones',
  'tetracyclines',
  'nsaids',
  'corticosteroids',
  'opioids',
  'benzodiazepines',
  'ace_inhibitors',
  'angiotensin_blockers',
  'beta_blockers',
  'loop_diuretics',
  'thiazides',
  'statins',
  'sulfonylureas',
  'sglt2_inhibitors',
  'dpp4_inhibitors',
  'anticoagulants',
  'ssris',
  'snris',
  'tricyclics',
  'triptans',
  'proton_pump_inhibitors',
  'macrocyclic_lactones',
  'isoxazolines',
  'phosphodiesterase_5_inhibitors',
])

/** Of whoever is allergic to the first, some do not bear the second: beta-lactams share a ring. */
export const relatedClasses: readonly (readonly [MedicineClass, MedicineClass])[] = [['penicillins', 'cephalosporins']]

/** What people call a class when they name an allergy. Folded. */
export const classNames: Readonly<Record<string, MedicineClass>> = {
  penicillin: 'penicillins',
  penicillins: 'penicillins',
  cephalosporin: 'cephalosporins',
  cephalosporins: 'cephalosporins',
  sulfa: 'sulfonamides',
  sulpha: 'sulfonamides',
  sulfonamide: 'sulfonamides',
  sulfonamides: 'sulfonamides',
  sulphonamides: 'sulfonamides',
  macrolides: 'macrolides',
  tetracyclines: 'tetracyclines',
  quinolones: 'fluoroquinolones',
  fluoroquinolones: 'fluoroquinolones',
  aminoglycosides: 'aminoglycosides',
  nsaid: 'nsaids',
  nsaids: 'nsaids',
  opioids: 'opioids',
  opiates: 'opioids',
  benzodiazepines: 'benzodiazepines',
  statins: 'statins',
  'ace inhibitors': 'ace_inhibitors',
  corticosteroids: 'corticosteroids',
  steroids: 'corticosteroids',
}
