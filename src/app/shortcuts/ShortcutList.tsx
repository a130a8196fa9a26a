import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routeText } from '#shared/i18n/route-text.ts'
import { Checkbox } from '#shared/ui/field/Checkbox.tsx'
import { Dialog } from '#shared/ui/overlay/Dialog.tsx'
import { allRoutes } from '../workspaces/all-routes.ts'
import { characterKeysOn, chooseCharacterKeys } from './choice.ts'
import { Keys } from './Keys.tsx'
import type { OpenedProps } from './opened.ts'
import type { Shortcut } from './registry.ts'
import styles from './ShortcutList.module.css'

type ShortcutListProps = Pick<OpenedProps, 'shortcuts' | 'onClose'>

/** Every shortcut of where the person is, and the switch for keys that are pressed alone. */
export default function ShortcutList({ shortcuts, onClose }: ShortcutListProps) {
  const { t } = useTranslation('workspace')
  const [isOn, setOn] = useState(characterKeysOn)
  const general = {
    palette: t('app.shortcuts.palette'),
    search: t('app.shortcuts.search'),
    help: t('app.shortcuts.help'),
    close: t('app.shortcuts.close'),
  }
  const nameOf = ({ id, pattern }: Shortcut) => {
    if (id !== 'go') return general[id]
    const route = allRoutes.find(({ path }) => path.pattern === pattern)
    return route ? routeText(route.words, 'title', t) : pattern
  }
  const section = (title: string, those: readonly Shortcut[]) => (
    <section className={styles.section}>
      <h3>{title}</h3>
      <dl className={styles.list}>
        {those.map((shortcut) => (
          <div key={shortcut.keys.join(' ')} data-off={(shortcut.isCharacter && !isOn) || undefined}>
            <dt>{nameOf(shortcut)}</dt>
            <dd>
              <Keys keys={shortcut.keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
  return (
    <Dialog open onClose={onClose} title={t('app.shortcuts.title')} width={40}>
      <div className={styles.sections}>
        {section(
          t('app.shortcuts.everywhere'),
          shortcuts.filter(({ id }) => id !== 'go'),
        )}
        {section(
          t('app.shortcuts.goTo'),
          shortcuts.filter(({ id }) => id === 'go'),
        )}
      </div>
      <Checkbox
        label={t('app.shortcuts.characterKeys')}
        hint={t('app.shortcuts.characterKeysHint')}
        checked={isOn}
        onChange={({ target }) => {
          chooseCharacterKeys(target.checked)
          setOn(target.checked)
        }}
      />
    </Dialog>
  )
}
