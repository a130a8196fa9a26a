import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isWhole, readDate } from './read-date.ts'
import { stepDate } from './step-date.ts'
import { writtenDate, type DateKind } from './written-date.ts'

export interface DateTextOptions {
  kind: DateKind
  /** ISO 8601 as the kind has it; empty for none. */
  value: string
  onChange: (iso: string) => void
  min?: string
  max?: string
  /** What a step by the arrow keys moves a time by. */
  minutes: number
}

/** The text of a date field: what is being written stays as it is written until the focus leaves, then it is written as the language does. */
export function useDateText({ kind, value, onChange, min, max, minutes }: DateTextOptions) {
  const { i18n } = useTranslation('workspace')
  const [draft, setDraft] = useState<string>()
  const [isUnreadable, setUnreadable] = useState(false)
  const give = (iso: string) => {
    if (iso !== value) onChange(iso)
  }

  const write = (text: string) => {
    setDraft(text)
    setUnreadable(false)
    const iso = isWhole(text, kind) ? readDate(text, kind, i18n.language) : undefined
    if (iso !== undefined) give(iso)
  }
  const take = (iso: string) => {
    setDraft(undefined)
    setUnreadable(false)
    give(iso)
  }
  const finish = () => {
    if (draft === undefined) return
    const iso = readDate(draft, kind, i18n.language)
    if (iso === undefined) {
      setUnreadable(true)
      return give('')
    }
    take(iso)
  }
  return {
    text: draft ?? writtenDate(value, kind, i18n.language),
    isUnreadable,
    write,
    finish,
    take,
    step: (steps: number) => {
      if (value) take(stepDate(value, kind, steps, minutes))
    },
    /** A limit that the value is beyond. */
    beyond:
      value && min && value < min
        ? { limit: min, side: 'min' as const }
        : value && max && value > max
          ? { limit: max, side: 'max' as const }
          : undefined,
  }
}
