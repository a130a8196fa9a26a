import type { Locale } from '#contract/kernel/values.ts'
import type { Block, Paper } from '../paper.ts'

export const sampleCheck = { code: '7K3D-9QWX-2MNB-55TT', url: 'https://carenest.example/paper/7K3D9QWX2MNB55TT' }

/** A paper with these blocks, on a plain letterhead. */
export const samplePaper = (locale: Locale, blocks: readonly Block[], more: Partial<Paper> = {}): Paper => ({
  locale,
  title: 'Sample',
  letterhead: { heading: 'Paws and Claws', lines: ['Elm Street 12'], footer: '', logo: null },
  blocks,
  check: sampleCheck,
  madeAt: new Date('2026-11-23T10:00:00.000Z'),
  ...more,
})

/** What a prescription is made of: eight medicines, a signature. */
export const samplePrescription = (locale: Locale): Paper =>
  samplePaper(locale, [
    { kind: 'heading', level: 1, text: 'Prescription' },
    {
      kind: 'facts',
      rows: [
        { label: 'Name', value: 'محمد عبد الرحمن' },
        { label: 'नाम', value: 'श्रीमती क्षितिजा कृष्णमूर्ति' },
        { label: 'Empty', value: null },
      ],
    },
    {
      kind: 'table',
      columns: [
        { title: 'Medicine', share: 4 },
        { title: 'Dose', share: 4 },
        { title: 'Quantity', share: 2, align: 'end' },
      ],
      rows: Array.from({ length: 8 }, (_, index) => [
        `Amoxicillin ${index + 1} 500 mg`,
        'one capsule three times a day',
        `${index * 7}`,
      ]),
    },
    { kind: 'notice', text: 'Keep away from cats.' },
    {
      kind: 'signature',
      drawing: {
        kind: 'drawn',
        strokes: [
          [
            { x: 20, y: 150 },
            { x: 300, y: 20 },
            { x: 560, y: 140 },
          ],
        ],
      },
      lines: ['Dr. Noor Haddad', 'Licence 123'],
      alt: 'Signature of Dr. Noor Haddad',
    },
  ])
