import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SandboxCard } from '#contract/payments/schemas.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { Field } from '#shared/ui/field/Field.tsx'
import { TextInput } from '#shared/ui/field/TextInput.tsx'
import { LockIcon } from '#shared/ui/icons/action-icons.tsx'
import { Stack } from '#shared/ui/layout/layout.tsx'
import { groupDigits, readCard, writeExpiry, type CardFaults, type CardFields } from '../card.ts'
import styles from './payments.module.css'
import { TestCards } from './TestCards.tsx'

interface CardFormProps {
  /** On the button: what is paid. */
  action: ReactNode
  busy: boolean
  onPay: (card: SandboxCard) => void
}

const formats = { number: groupDigits, expiry: writeExpiry, cvc: (text: string) => text } as const

/** A card for the sandbox. What is written here stays in this form until it is sent, and is kept nowhere. */
export function CardForm({ action, busy, onPay }: CardFormProps) {
  const { t } = useTranslation('workspace')
  const [fields, setFields] = useState<CardFields>({ number: '', expiry: '', cvc: '' })
  const [faults, setFaults] = useState<CardFaults>({})
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [faults])

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const read = readCard(fields)
    setFaults('faults' in read ? read.faults : {})
    if ('card' in read) onPay(read.card)
  }
  const errorOf = (name: keyof CardFields) => {
    const fault = faults[name]
    return fault && t(`payments.card.${name}.${fault}`)
  }
  const input = (name: keyof CardFields) => ({
    value: fields[name],
    inputMode: 'numeric' as const,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      // Strokes and spaces are put in for who writes on; who corrects in the middle is left alone.
      const atEnd = target.selectionStart === target.value.length && target.value.length > fields[name].length
      setFields({ ...fields, [name]: atEnd ? formats[name](target.value) : target.value })
    },
  })
  const use = (number: string) => {
    const year = (new Date().getUTCFullYear() + 4) % 100
    setFields({ number: groupDigits(number), expiry: `12/${String(year).padStart(2, '0')}`, cvc: '123' })
    setFaults({})
  }

  return (
    <form ref={form} noValidate onSubmit={send} aria-label={t('payments.card.title')}>
      <Stack gap="4">
        <Field label={t('payments.card.number.label')} error={errorOf('number')} required>
          <TextInput autoComplete="cc-number" placeholder="1234 1234 1234 1234" {...input('number')} />
        </Field>
        <div className={styles.short}>
          <Field label={t('payments.card.expiry.label')} error={errorOf('expiry')} required>
            <TextInput autoComplete="cc-exp" placeholder={t('payments.card.expiry.sample')} {...input('expiry')} />
          </Field>
          <Field label={t('payments.card.cvc.label')} error={errorOf('cvc')} required>
            <TextInput autoComplete="cc-csc" maxLength={4} {...input('cvc')} />
          </Field>
        </div>
        <Button type="submit" variant="filled" wide loading={busy} icon={<LockIcon size={18} />}>
          {busy ? t('payments.processing') : action}
        </Button>
        <TestCards onUse={use} />
      </Stack>
    </form>
  )
}
