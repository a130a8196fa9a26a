import { useEffect, useState } from 'react'
import type { PhoneProblem } from './phone-library.ts'
import { readPhoneRoughly } from './phone.ts'
import { usePhoneLibrary } from './use-phone-library.ts'

interface Draft {
  /** As the person wrote it. */
  readonly text: string
  /** What that was read as. */
  readonly value: string
}

/** A phone number while somebody writes it: text and country as they are shown, `value` in E.164 as soon as it is one. */
export function usePhoneDraft(value: string, onChange: (phone: string) => void, startsIn: string) {
  const library = usePhoneLibrary()
  const [draft, setDraft] = useState<Draft>()
  const [chosen, setChosen] = useState<string>()
  const [isWriting, setWriting] = useState(false)

  const written = draft?.value === value ? draft : undefined
  const stored = written || value === '' ? null : library?.showPhone(value)
  const text = written?.text ?? stored?.text ?? value
  const country = stored?.country ?? chosen ?? startsIn

  const write = (next: string, region: string) => {
    const read = library?.readPhone(next, region) ?? { value: readPhoneRoughly(next, region) }
    setDraft({ text: next, value: read.value })
    setChosen(read.country ?? region)
    onChange(read.value)
  }
  // Typed before the library came: read again by it.
  useEffect(() => {
    if (library && written) write(written.text, country)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it comes
  }, [library])

  const problem = ((): PhoneProblem | undefined => {
    if (!library || isWriting || value === '') return undefined
    if (written) return library.readPhone(written.text, country).problem
    return stored ? undefined : 'nonexistent'
  })()

  return {
    text,
    country,
    problem,
    countries: library?.phoneCountries,
    /** `isAtEnd`: the caret is behind the last sign, so that blanks may be written before it. */
    changeText: (typed: string, isAtEnd: boolean) =>
      write(library && isAtEnd && typed.length > text.length ? library.formatTyped(typed, country) : typed, country),
    changeCountry: (region: string) => {
      const national = text.trim().startsWith('+') ? (library?.readPhone(text, country).national ?? '') : text
      write(national, region)
    },
    startWriting: () => setWriting(true),
    stopWriting: () => {
      setWriting(false)
      // Shown as its country writes it.
      if (library?.showPhone(value)?.country) setDraft(undefined)
    },
  }
}
