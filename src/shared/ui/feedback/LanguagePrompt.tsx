import { useTranslation } from 'react-i18next'
import { Button } from '../button/Button.tsx'
import styles from './Bar.module.css'

interface Language {
  /** As `lang` names it. */
  code: string
  /** In the language itself. */
  name: string
}

export interface LanguagePromptProps {
  /** What is shown, and was chosen on this device. */
  shown: Language
  account: Language
  onKeep: () => void
  onBack: () => void
}

/** Asks which of two languages is to stay. It stands in nobody's way and can be left without an answer. */
export function LanguagePrompt({ shown, account, onKeep, onBack }: LanguagePromptProps) {
  const { t } = useTranslation('site')
  return (
    <div role="status" className={styles.bar}>
      <span className={styles.words}>{t('ui.keepLanguage', { shown: shown.name, account: account.name })}</span>
      <span className={styles.words}>
        <Button small lang={shown.code} onClick={onKeep}>
          {shown.name}
        </Button>
        <Button small lang={account.code} onClick={onBack}>
          {account.name}
        </Button>
      </span>
    </div>
  )
}
