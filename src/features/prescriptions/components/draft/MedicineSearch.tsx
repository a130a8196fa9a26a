import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { medicineText } from '#contract/prescriptions/dosing-text.ts'
import type { Medicine } from '#contract/formulary/schemas.ts'
import { medicineSearch, type SubjectKind } from '#contract/formulary/values.ts'
import type { Locale } from '#shared/i18n/locales.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { Cluster, Stack } from '#shared/ui/layout/layout.tsx'
import { Text } from '#shared/ui/text/Text.tsx'
import { useSearchMedicinesQuery } from '../../api.ts'

const shown = 8

interface MedicineSearchProps {
  isFor: SubjectKind
  onChoose: (medicine: Medicine) => void
}

/** Finds a medicine by its name or substance, slips forgiven; what is chosen fills the line. */
export function MedicineSearch({ isFor, onChoose }: MedicineSearchProps) {
  const { t, i18n } = useTranslation('workspace')
  const [text, setText] = useState('')
  const wanted = useDeferredValue(text.trim())
  const { currentData: found } = useSearchMedicinesQuery({ query: { text: wanted, isFor } }, { skip: wanted.length < 2 })
  const items = wanted.length < 2 ? [] : (found?.items.slice(0, shown) ?? [])
  return (
    <Stack gap="2">
      <Field label={t('prescriptions.search.label')} hint={t('prescriptions.search.hint')}>
        <TextInput
          type="search"
          value={text}
          maxLength={medicineSearch.longest}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div role="status">
        {found && wanted.length > 1 && (
          <Stack gap="2">
            {found.searchedFor !== null && <Text size="s">{t('prescriptions.search.for', { text: found.searchedFor })}</Text>}
            {items.length === 0 && <Text size="s">{t('prescriptions.search.none')}</Text>}
            <Cluster gap="2">
              {items.map((medicine) => (
                <Button
                  key={medicine.id}
                  small
                  onClick={() => {
                    setText('')
                    onChoose(medicine)
                  }}
                >
                  <bdi>{medicineText(medicine, i18n.language as Locale)}</bdi>
                </Button>
              ))}
            </Cluster>
          </Stack>
        )}
      </div>
    </Stack>
  )
}
