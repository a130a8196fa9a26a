import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#shared/ui/button/Button.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { Cluster } from '#shared/ui/layout/layout.tsx'
import { useReadPhrasesQuery } from '../../api.ts'
import { Phrases } from './Phrases.tsx'

interface PhraseChoiceProps {
  /** Name of the part of the note that a phrase goes into: where one wrote last. */
  part: string
  onChoose: (text: string) => void
}

/** Phrases of the doctor's own, to be put into the note, and the way to change them. */
export function PhraseChoice({ part, onChoose }: PhraseChoiceProps) {
  const { t } = useTranslation('workspace')
  const { data } = useReadPhrasesQuery()
  const [isOpen, setOpen] = useState(false)
  if (!data) return null
  const { phrases } = data
  return (
    <Cluster gap="3">
      {phrases.length > 0 && (
        <Field label={t('records.phrases.insert', { part })}>
          <Select
            value=""
            placeholder={t('records.phrases.choose')}
            options={phrases.map(({ title }, index) => ({ value: String(index), label: title }))}
            onChange={({ target }) => {
              const phrase = phrases[Number(target.value)]
              if (phrase) onChoose(phrase.text)
            }}
          />
        </Field>
      )}
      <Button small variant="quiet" onClick={() => setOpen(true)}>
        {t('records.phrases.change')}
      </Button>
      {isOpen && <Phrases kept={data} onClose={() => setOpen(false)} />}
    </Cluster>
  )
}
