import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useNavigation } from 'react-router-dom'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'

const typingPause = 300

interface SearchFieldProps {
  label: ReactNode
  /** What is searched for, as the address has it. */
  value: string
  /** Called when the person pauses. */
  onSearch: (text: string) => void
  hint?: ReactNode
  /** Id of a `datalist` with what may be meant. */
  list?: string
  placeholder?: string
  className?: string
}

/** Words that are looked for a moment after the last letter. */
export function SearchField({ label, value, onSearch, hint, list, placeholder, className }: SearchFieldProps) {
  const [typed, setTyped] = useState(value)
  const [shown, setShown] = useState(value)
  // The address changed from elsewhere: "clear", or the browser's back.
  if (shown !== value) {
    setShown(value)
    setTyped(value)
  }
  const isUnderWay = useNavigation().state !== 'idle'
  const search = useEffectEvent(() => {
    if (typed.trim() !== value) onSearch(typed.trim())
  })
  useEffect(() => {
    // Who has pressed a link meanwhile is on the way there, and must not be called back; what another field looks for is not lost either.
    if (isUnderWay) return
    const timer = setTimeout(search, typingPause)
    return () => clearTimeout(timer)
  }, [typed, isUnderWay])
  return (
    <Field label={label} hint={hint} className={className}>
      <TextInput
        type="search"
        value={typed}
        list={list}
        placeholder={placeholder}
        onChange={(event) => setTyped(event.target.value)}
        enterKeyHint="search"
      />
    </Field>
  )
}
