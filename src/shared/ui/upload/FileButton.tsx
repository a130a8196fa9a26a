import { useRef, type ReactNode } from 'react'
import { Button } from '../button/Button.tsx'

export interface FileButtonProps {
  /** Media types. */
  types: readonly string[]
  multiple?: boolean
  /** Opens the camera of a telephone at once; other devices choose a file. */
  capture?: boolean
  onChoose: (files: readonly File[]) => void
  icon?: ReactNode
  disabled?: boolean
  loading?: boolean
  'aria-describedby'?: string
  children: ReactNode
}

/** A button that opens the device's own choice of files. */
export function FileButton({ types, multiple, capture, onChoose, disabled, loading, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} small disabled={disabled} loading={loading} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join(',')}
        multiple={multiple}
        capture={capture ? 'environment' : undefined}
        disabled={disabled}
        onChange={({ target }) => {
          onChoose(Array.from(target.files ?? []))
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
