import { useTranslation } from 'react-i18next'
import type { Question } from '#contract/intake/question.ts'
import { useUnits } from '#shared/api/use-units.ts'
import { CheckboxGroup } from '#shared/ui/field/CheckboxGroup.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { RadioGroup } from '#shared/ui/field/RadioGroup.tsx'
import { Select } from '#shared/ui/field/Select.tsx'
import { TextArea } from '#shared/ui/field/TextArea.tsx'
import { NumberField } from '#shared/ui/number/NumberField.tsx'
import { longestWords } from '#contract/intake/rules.ts'
import { usualUnit, type DraftAnswer } from '../draft.ts'
import { useIntakeWords } from '../use-intake-words.ts'
import styles from './intake.module.css'

interface QuestionFieldProps {
  question: Question
  answer: DraftAnswer | undefined
  onAnswer: (answer: DraftAnswer) => void
  fault: string | undefined
}

/** One declared question as the field of its kind. */
export function QuestionField({ question, answer, onAnswer, fault }: QuestionFieldProps) {
  const { t } = useTranslation('workspace')
  const units = useUnits()
  const words = useIntakeWords()
  const label = words.question(question.id)
  const name = `answers.${question.id}`
  switch (question.kind) {
    case 'yesNo':
      return (
        <RadioGroup
          {...{ label, name }}
          variant="segments"
          error={fault}
          value={answer?.kind === 'yesNo' ? (answer.yes ? 'yes' : 'no') : undefined}
          onChange={(value) => onAnswer({ kind: 'yesNo', yes: value === 'yes' })}
          options={[
            { value: 'yes', label: t('intake.yes') },
            { value: 'no', label: t('intake.no') },
          ]}
        />
      )
    case 'one':
      return (
        <RadioGroup
          {...{ label, name }}
          error={fault}
          value={answer?.kind === 'one' ? answer.choice : undefined}
          onChange={(choice) => onAnswer({ kind: 'one', choice })}
          options={question.options.map((value) => ({ value, label: words.option(question.id, value) }))}
        />
      )
    case 'several':
      return (
        <CheckboxGroup
          {...{ label, name }}
          hint={t('intake.noneToo')}
          error={fault}
          value={answer?.kind === 'several' ? answer.choices : []}
          onChange={(choices) => onAnswer({ kind: 'several', choices })}
          options={question.options.map((value) => ({ value, label: words.option(question.id, value) }))}
        />
      )
    case 'number': {
      const given = answer?.kind === 'number' ? answer : { text: '', unit: usualUnit(question, units) }
      const range = question.units.find(({ unit }) => unit === given.unit) ?? question.units[0]!
      return (
        <div className={styles.number}>
          <Field label={label} error={fault} name={name} optional>
            <NumberField
              name={name}
              value={given.text}
              unit={question.units.length === 1 ? words.unit(range.unit) : undefined}
              min={range.min}
              max={range.max}
              hasDecimals={range.hasDecimals}
              onChange={({ target }) => onAnswer({ kind: 'number', text: target.value, unit: given.unit })}
            />
          </Field>
          {question.units.length > 1 && (
            <Field label={t('intake.unit')}>
              <Select
                value={given.unit}
                options={question.units.map(({ unit }) => ({ value: unit, label: words.unit(unit) }))}
                onChange={({ target }) => {
                  const chosen = question.units.find(({ unit }) => unit === target.value)
                  if (chosen) onAnswer({ kind: 'number', text: given.text, unit: chosen.unit })
                }}
              />
            </Field>
          )}
        </div>
      )
    }
    case 'words':
      return (
        <Field label={label} error={fault} name={name} optional>
          <TextArea
            name={name}
            rows={2}
            maxLength={longestWords}
            value={answer?.kind === 'words' ? answer.words : ''}
            onChange={({ target }) => onAnswer({ kind: 'words', words: target.value })}
          />
        </Field>
      )
  }
}
