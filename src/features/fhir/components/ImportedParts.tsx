import { useTranslation } from 'react-i18next'
import type { ImportReport } from '#contract/fhir/schemas.ts'
import { Facts } from '#shared/patterns/detail/Facts.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'

/** What a file from elsewhere would add, what the record says already, and what is left out, with the reason. */
export function ImportedParts({ report: { added, known, leftOut } }: { report: ImportReport }) {
  const { t } = useTranslation('workspace')
  const count = added.reduce((sum, each) => sum + each.count, 0)
  return (
    <Stack gap="3">
      <Text strong>{t('fhir.in.found', { count })}</Text>
      <Facts
        facts={[
          ...added.map(({ kind, count: value }) => ({ name: t(`records.kinds.${kind}`), value })),
          { name: t('fhir.in.known'), value: known > 0 ? known : null },
          ...leftOut.map(({ type, reason, count: value }) => ({
            name: (
              <>
                {t(`fhir.in.leftOut.${reason}`)} <bdi>({type})</bdi>
              </>
            ),
            value,
          })),
        ]}
      />
    </Stack>
  )
}
