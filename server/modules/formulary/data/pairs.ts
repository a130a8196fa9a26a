import { substancesOf, type MedicineClass } from './classes.ts'

const ofClass = (...names: readonly MedicineClass[]) => names.flatMap(substancesOf)

const strongCyp3a4Inhibitors = [
  'clarithromycin',
  'itraconazole',
  'ketoconazole',
  'posaconazole',
  'voriconazole',
  'nefazodone',
  'telithromycin',
]
const proteaseInhibitors = [
  'atazanavir',
  'ritonavir',
  'darunavir',
  'lopinavir',
  'nelfinavir',
  'saquinavir',
  'indinavir',
  'fosamprenavir',
]
const cyp1a2Inhibitors = ['ciprofloxacin', 'fluvoxamine']

/** Those that lengthen the QT interval with a known risk, as the panel listed them, of what a prescription of ours can have. */
const qtProlonging = [
  'amiodarone',
  'chlorpromazine',
  'clarithromycin',
  'disopyramide',
  'domperidone',
  'dofetilide',
  'erythromycin',
  'haloperidol',
  'methadone',
  'moxifloxacin',
  'pimozide',
  'procainamide',
  'quinidine',
  'sotalol',
  'thioridazine',
  'ziprasidone',
  'citalopram',
]

/** Substances of the one side and of the other that are not given together. */
export interface Pair {
  readonly one: readonly string[]
  readonly other: readonly string[]
}

/** The fifteen pairs that the panel accepted as never to be given together, in the order of its table. */
export const pairs: readonly Pair[] = [
  {
    one: [
      'dexmethylphenidate',
      'dextroamphetamine',
      'methylphenidate',
      'lisdexamfetamine',
      'methamphetamine',
      'amphetamine',
      'pseudoephedrine',
      'phentermine',
      'atomoxetine',
      'benzphetamine',
      'diethylpropion',
      'phendimetrazine',
    ],
    other: ofClass('mao_inhibitors'),
  },
  { one: ['atazanavir'], other: ofClass('proton_pump_inhibitors') },
  { one: ['febuxostat'], other: ['azathioprine', 'mercaptopurine'] },
  { one: ofClass('ssris', 'snris'), other: ofClass('mao_inhibitors') },
  { one: ['irinotecan'], other: [...strongCyp3a4Inhibitors, ...proteaseInhibitors] },
  { one: ofClass('opioids'), other: ofClass('mao_inhibitors') },
  { one: ofClass('tricyclics'), other: ofClass('mao_inhibitors') },
  { one: qtProlonging, other: qtProlonging },
  { one: ['ramelteon'], other: cyp1a2Inhibitors },
  { one: ['rifampin', 'carbamazepine', 'phenytoin', 'phenobarbital', 'bosentan'], other: proteaseInhibitors },
  { one: ['simvastatin', 'lovastatin', 'atorvastatin'], other: [...strongCyp3a4Inhibitors, ...proteaseInhibitors] },
  { one: ['ergotamine', 'dihydroergotamine'], other: [...strongCyp3a4Inhibitors, ...proteaseInhibitors] },
  { one: ['tizanidine'], other: cyp1a2Inhibitors },
  { one: ['tranylcypromine'], other: ['procarbazine'] },
  { one: ofClass('triptans'), other: ofClass('mao_inhibitors') },
]
