import { useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../button/IconButton.tsx'
import { EyeIcon, EyeOffIcon } from '../icons/account-icons.tsx'
import styles from './Field.module.css'
import { TextInput } from './TextInput.tsx'

/** Can be shown while it is typed. Give `autoComplete`: `current-password` or `new-password`. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const { t } = useTranslation('site')
  const [shown, setShown] = useState(false)
  return (
    <span className={styles.withEnd}>
      <TextInput {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <span className={styles.end}>
        <IconButton
          label={t(shown ? 'ui.hidePassword' : 'ui.showPassword')}
          icon={shown ? <EyeOffIcon /> : <EyeIcon />}
          onClick={() => setShown(!shown)}
        />
      </span>
    </span>
  )
}
