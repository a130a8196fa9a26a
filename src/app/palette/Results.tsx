import { useTranslation } from 'react-i18next'
import { routeIconComponents } from '../layouts/route-icons.ts'
import type { PaletteItem } from './items.ts'
import type { useActiveOption } from './use-active-option.ts'
import type { usePalette } from './use-palette.ts'
import styles from './Palette.module.css'

interface ResultsProps {
  palette: Pick<ReturnType<typeof usePalette>, 'sections'>
  active: Pick<ReturnType<typeof useActiveOption>, 'at' | 'move' | 'optionId' | 'listId'>
  onChoose: (at: number) => void
}

/** The list under the field, in groups; its options are walked with the field's keys. */
export function Results({ palette: { sections }, active, onChoose }: ResultsProps) {
  const { t } = useTranslation('workspace')
  return (
    <div role="listbox" id={active.listId} aria-label={t('app.palette.results')} className={styles.results}>
      {sections.map(({ group, first, items }) => (
        <div key={group} role="group" aria-label={t(`app.palette.groups.${group}`)}>
          <div className={styles.heading} aria-hidden="true">
            {t(`app.palette.groups.${group}`)}
          </div>
          {items.map((item, at) => (
            <Option
              key={item.to}
              item={item}
              id={active.optionId(first + at)}
              isActive={active.at === first + at}
              onPoint={() => active.move(first + at)}
              onChoose={() => onChoose(first + at)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  item: PaletteItem
  id: string
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

function Option({ item, id, isActive, onPoint, onChoose }: OptionProps) {
  const Icon = routeIconComponents[item.icon]
  return (
    // A press must not take the focus out of the field.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys; a pointer has this
    <div
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onPointerMove={isActive ? undefined : onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon />
      <span className={styles.words}>
        <span className={styles.title}>{item.title}</span>
        {item.note && <span className={styles.note}>{item.note}</span>}
      </span>
    </div>
  )
}
