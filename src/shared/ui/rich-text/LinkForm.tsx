import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isSafeLink } from '#shared/lib/rich-text.ts'
import { Button } from '../button/Button.tsx'
import { Field } from '../field/Field.tsx'
import { TextInput } from '../field/TextInput.tsx'
import styles from './RichText.module.css'

export interface LinkFormProps {
  /** Of the link that is there. */
  href?: string
  onLink: (href: string | null) => void
  onClose: () => void
}

/** `carenest.test/a` is meant as a page, `ana@example.test` as a mailbox. */
function completed(typed: string): string {
  const text = typed.trim()
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return text
  return text.includes('@') ? `mailto:${text}` : `https://${text}`
}

/** Where a link leads. No form of its own: the field stands in one. */
export function LinkForm({ href, onLink, onClose }: LinkFormProps) {
  const { t } = useTranslation('workspace')
  const [typed, setTyped] = useState(href ?? '')
  const [isWrong, setWrong] = useState(false)

  const take = () => {
    const address = completed(typed)
    if (isSafeLink(address)) onLink(address)
    else setWrong(true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Enter') take()
    else onClose()
  }
  return (
    <div className={styles.link} role="group" aria-label={t('parts.richText.tool.link')}>
      <Field label={t('parts.richText.address')} error={isWrong && t('parts.richText.wrongAddress')}>
        <TextInput
          // The person has just asked for it.
          autoFocus
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setWrong(false)
          }}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Button small variant="filled" onClick={take}>
        {t('parts.richText.setLink')}
      </Button>
      {href !== undefined && (
        <Button small onClick={() => onLink(null)}>
          {t('parts.richText.removeLink')}
        </Button>
      )}
      <Button small variant="quiet" onClick={onClose}>
        {t('parts.richText.cancel')}
      </Button>
    </div>
  )
}
