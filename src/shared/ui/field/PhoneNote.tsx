import { useTranslation } from 'react-i18next'
import { AlertIcon } from '../icons/status-icons.tsx'
import type { PhoneProblem } from './phone-library.ts'
import styles from './Field.module.css'
import { usePhoneLibrary } from './use-phone-library.ts'

/** What is wrong with a number, said beside it. */
export function PhoneProblemNote({ id, problem }: { id?: string; problem: PhoneProblem }) {
  const { t } = useTranslation('site')
  return (
    <span id={id} role="status" className={styles.error}>
      <AlertIcon size={16} />
      <span>{t(`ui.phone.${problem}`)}</span>
    </span>
  )
}

/** Says of a stored number that it cannot exist; nothing of any other. */
export function PhoneNote({ phone }: { phone: string }) {
  const library = usePhoneLibrary()
  return library && !library.showPhone(phone) ? <PhoneProblemNote problem="nonexistent" /> : null
}
