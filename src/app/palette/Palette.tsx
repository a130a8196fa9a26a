import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { classes } from '#shared/ui/classes.ts'
import { Button } from '#shared/ui/button/Button.tsx'
import { IconButton } from '#shared/ui/button/IconButton.tsx'
import { CloseIcon, SearchIcon } from '#shared/ui/icons/first-view-icons.tsx'
import modal from '#shared/ui/overlay/Modal.module.css'
import { useModal } from '#shared/ui/overlay/use-modal.ts'
import type { OpenedProps } from '../shortcuts/opened.ts'
import { Results } from './Results.tsx'
import { SearchNotice } from './SearchNotice.tsx'
import { useActiveOption } from './use-active-option.ts'
import { usePalette } from './use-palette.ts'
import styles from './Palette.module.css'

/** Where anything is opened by its name: screens, people, doctors, visits, orders. */
export default function Palette({ onClose, onHelp }: Pick<OpenedProps, 'onClose' | 'onHelp'>) {
  const { t } = useTranslation('workspace')
  const navigate = useNavigate()
  const palette = usePalette()
  const { items, typed } = palette
  const dialog = useRef<HTMLDialogElement>(null)

  const choose = (at: number) => {
    const item = items[at]
    if (!item) return
    palette.remember(item)
    onClose()
    void navigate(item.to)
  }
  const active = useActiveOption(items.length, typed, typed !== '', choose)

  useModal(dialog, onClose)

  return (
    <dialog ref={dialog} className={classes(modal.modal, styles.palette)} data-shortcuts aria-label={t('app.palette.title')}>
      <div className={styles.field}>
        <SearchIcon />
        <input
          type="text"
          role="combobox"
          aria-label={t('app.palette.label')}
          aria-expanded={items.length > 0}
          aria-controls={active.listId}
          aria-autocomplete="list"
          aria-activedescendant={items.length > 0 ? active.optionId(active.at) : undefined}
          placeholder={t('app.palette.placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          value={typed}
          onChange={(event) => palette.type(event.target.value)}
          onKeyDown={active.onKeyDown}
        />
        <IconButton label={t('ui.close', { ns: 'site' })} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div className={styles.body}>
        <Results palette={palette} active={active} onChoose={choose} />
        <SearchNotice palette={palette} />
      </div>
      <footer className={styles.foot}>
        <p className={styles.hints}>{t('app.palette.hints')}</p>
        <Button small onClick={onHelp}>
          {t('app.shortcuts.title')}
        </Button>
      </footer>
    </dialog>
  )
}
