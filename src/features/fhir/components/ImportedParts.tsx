import { useTranslation } from 'react-i18next'
import type { ImportReport } from '#contract/fhir/schemas.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'

/** Types of resource that become entries; others are shown by the name that FHIR gives them. */
const kindByType: Readonly<Record<string, 'allergy' | 'condition' | 'medication' | 'vaccination' | 'observation'>> = {
  AllergyIntolerance: 'allergy',
  Condition: 'condition',
  MedicationStatement: 'medication',
  Immunization: 'vaccination',
  Observation: 'observation',
}

/** What a file from elsewhere would add, what the record says already, and what is left out, with the reason. */
export function ImportedParts({ report: { patients, patient, added, known, leftOut } }: { report: ImportReport }) {
  const { t } = useTranslation('workspace')
  const count = added.reduce((sum, each) => sum + each.count, 0)
  const name = patients.find(({ reference }) => reference === patient)?.name
  return (
    <Stack gap="3">
      <Text strong>{t('fhir.in.found', { count })}</Text>
      <Facts
        facts={[
          { name: t('fhir.in.patient'), value: name && <bdi>{name}</bdi> },
          ...added.map(({ kind, count: value }) => ({ name: t(`records.kinds.${kind}`), value })),
          { name: t('fhir.in.known'), value: known > 0 ? known : null },
          ...leftOut.map((skipped) => ({
            name: (
              <>
                {t(`fhir.in.leftOut.${skipped.reason}`)} <bdi>({typeWord(skipped.type)})</bdi>
              </>
            ),
            value: <Skipped {...skipped} />,
          })),
        ]}
      />
    </Stack>
  )

  function typeWord(type: string) {
    const kind = kindByType[type]
    return kind ? t(`records.kinds.${kind}`) : type
  }
}

/** How many, and what the first few are called. */
function Skipped({ count, names }: ImportReport['leftOut'][number]) {
  if (names.length === 0) return count
  return (
    <>
      {count}:{' '}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <bdi>{name}</bdi>
        </span>
      ))}
      {count > names.length && ' …'}
    </>
  )
}
