import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../field/Field.tsx'
import { RadioGroup } from '../field/RadioGroup.tsx'
import { TextInput } from '../field/TextInput.tsx'
import { DrawnSignature } from './DrawnSignature.tsx'
import { signatureAddress, typedSignature, type Signature } from './signature.ts'
import { SignaturePaper } from './SignaturePaper.tsx'
import fieldSet from '../field/FieldSet.module.css'
import styles from './Signature.module.css'

export interface SignatureFieldProps {
  label: ReactNode
  value: Signature | null
  onChange: (signature: Signature | null) => void
  /** Of the value in its form, so that a fault finds it. */
  name?: string
  required?: boolean
  error?: ReactNode
  disabled?: boolean
}

const nobody: never[] = []

/** A signature: drawn with a finger, a pen or the mouse, or the name typed by those who use a keyboard. What was put down one way waits while the other is tried. */
export function SignatureField({ label, value, onChange, name, required, error, disabled }: SignatureFieldProps) {
  const { t } = useTranslation('workspace')
  const [kind, setKind] = useState(value?.kind ?? 'drawn')
  const [waiting, setWaiting] = useState<Signature | null>(null)
  // What is being typed, with the spaces that a signature does not have.
  const [typed, setTyped] = useState(value?.kind === 'typed' ? value.name : '')

  const choose = (next: Signature['kind']) => {
    setKind(next)
    setWaiting(value)
    onChange(waiting?.kind === next ? waiting : null)
  }
  return (
    <fieldset className={styles.field} name={name} disabled={disabled}>
      <legend className={fieldSet.legend}>{label}</legend>
      <RadioGroup
        variant="segments"
        label={t('parts.signature.how')}
        labelHidden
        required={required}
        error={error}
        value={kind}
        onChange={choose}
        options={[
          { value: 'drawn', label: t('parts.signature.draw') },
          { value: 'typed', label: t('parts.signature.type') },
        ]}
      />
      {kind === 'drawn' ? (
        <DrawnSignature strokes={value?.kind === 'drawn' ? value.strokes : nobody} onChange={onChange} disabled={disabled} />
      ) : (
        <>
          <Field label={t('parts.signature.name')}>
            <TextInput
              autoComplete="name"
              maxLength={100}
              value={value?.kind === 'typed' ? typed : ''}
              onChange={({ target }) => {
                setTyped(target.value)
                onChange(typedSignature(target.value))
              }}
            />
          </Field>
          <SignaturePaper>
            {value?.kind === 'typed' && (
              <img
                className={styles.drawing}
                src={signatureAddress(value)}
                alt={t('parts.signature.typedAs', { name: value.name })}
              />
            )}
          </SignaturePaper>
        </>
      )}
    </fieldset>
  )
}
