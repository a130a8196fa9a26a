import { useTranslation } from 'react-i18next'
import type { BundlePatient } from '#contract/fhir/schemas.ts'
import { formatCalendarDate } from '#shared/lib/format-time.ts'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'

interface ChoosePatientProps {
  patients: readonly BundlePatient[]
  /** `reference` of the one who is chosen. */
  chosen: string | undefined
  onChoose: (reference: string) => void
}

/** Whose resources to import of a file that covers several people or animals. */
export function ChoosePatient({ patients, chosen, onChoose }: ChoosePatientProps) {
  const { t, i18n } = useTranslation('workspace')
  return (
    <Stack gap="2">
      <RadioGroup
        label={t('fhir.in.whose')}
        required
        value={chosen}
        onChange={onChoose}
        options={patients.map(({ reference, name, birthDate, count }) => ({
          value: reference,
          label: <bdi>{name ?? reference}</bdi>,
          hint: (
            <>
              {birthDate !== null && `${t('fhir.in.born', { date: formatCalendarDate(birthDate, i18n.language) })} · `}
              {t('fhir.in.entries', { count })}
            </>
          ),
        }))}
      />
      <Text>{t('fhir.in.oneAlone')}</Text>
    </Stack>
  )
}
